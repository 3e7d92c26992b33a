/** How a figure differs from the one that it is compared with. */
export interface Change {
  direction: 'up' | 'down' | 'flat';
  /** Difference as a fraction of the earlier figure, never negative; `null` where that was 0, of which nothing is a fraction. */
  share: number | null;
}

/** Compares a figure with an earlier one. */
export function changeBetween(value: number, before: number): Change {
  const difference = value - before;
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'flat';
  if (direction === 'flat') return { direction, share: 0 };
  return { direction, share: before === 0 ? null : Math.abs(difference / before) };
}
