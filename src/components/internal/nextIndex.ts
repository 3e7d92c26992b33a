/** The keys that move through a composite widget, and how many stops it has. */
export type NextIndexOptions = {
  count: number;
  /** Index of the active stop, or -1. */
  current: number;
  orientation: 'horizontal' | 'vertical' | 'both';
  /** Text runs from right to left, so Arrow Left goes on. */
  rtl?: boolean;
  /** Whether the arrow keys go around the ends. */
  loop?: boolean;
  /** Whether Home and End move; where they edit a text, they do not. */
  edges?: boolean;
  /** Stops that Page Up and Page Down move by; without it they do not move. */
  page?: number | undefined;
};

const rows = { ArrowRight: 1, ArrowLeft: -1 };
const columns = { ArrowDown: 1, ArrowUp: -1 };

const steps = {
  horizontal: new Map(Object.entries(rows)),
  vertical: new Map(Object.entries(columns)),
  both: new Map(Object.entries({ ...rows, ...columns })),
};

/** Index of the stop that an arrow key, Home, End, Page Up or Page Down leads to; null when the key moves nothing. */
export function nextIndex(
  key: string,
  { count, current, orientation, rtl = false, loop = true, edges = true, page }: NextIndexOptions,
): number | null {
  if (count === 0) return null;
  const last = count - 1;
  if (key === 'Home' || key === 'End') return edges ? (key === 'Home' ? 0 : last) : null;
  const isPage = page !== undefined && (key === 'PageDown' || key === 'PageUp');
  const step = isPage ? (key === 'PageDown' ? page : -page) : steps[orientation].get(key);
  if (step === undefined) return null;
  const turned = rtl && (key === 'ArrowLeft' || key === 'ArrowRight') ? -step : step;
  // Without an active stop a key leads to the end that it comes from.
  if (current === -1) return turned > 0 ? 0 : last;
  const next = current + turned;
  return loop && !isPage ? (next + count) % count : Math.max(0, Math.min(last, next));
}
