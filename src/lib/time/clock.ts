let readClock: () => number = Date.now;

/** The one clock of the product. Everything that asks what time it is asks here, so tests and demos can set it. */
export function now(): Date {
  return new Date(readClock());
}

/** Stops the clock at an instant, or lets it run from there; `undefined` returns to the machine's clock. */
export function setClock(instant: Date | undefined, mode: 'stopped' | 'running' = 'stopped'): void {
  if (!instant) {
    readClock = Date.now;
    return;
  }
  const start = instant.getTime();
  const since = Date.now();
  readClock = mode === 'stopped' ? () => start : () => start + (Date.now() - since);
}
