let readClock: () => number = Date.now;

/** The current time. All code reads it here, so that tests and demos can set the clock. */
export function now(): Date {
  return new Date(readClock());
}

/** Stops the clock at an instant, or starts it from there; `undefined` restores the system clock. */
export function setClock(instant: Date | undefined, mode: 'stopped' | 'running' = 'stopped'): void {
  if (!instant) {
    readClock = Date.now;
    return;
  }
  const start = instant.getTime();
  const since = Date.now();
  readClock = mode === 'stopped' ? () => start : () => start + (Date.now() - since);
}
