/** Which way a composite widget runs, and how many stops it has. */
export type NextIndexOptions = {
  count: number;
  /** Index of the stop that has the focus. */
  current: number;
  orientation: 'horizontal' | 'vertical' | 'both';
  /** Text runs from right to left, so Arrow Left goes on. */
  rtl?: boolean;
};

const rows = { ArrowRight: 1, ArrowLeft: -1 };
const columns = { ArrowDown: 1, ArrowUp: -1 };

const steps = {
  horizontal: new Map(Object.entries(rows)),
  vertical: new Map(Object.entries(columns)),
  both: new Map(Object.entries({ ...rows, ...columns })),
};

/** Index of the stop that an arrow key, Home or End leads to, around the ends; null when the key moves nothing. */
export function nextIndex(key: string, { count, current, orientation, rtl = false }: NextIndexOptions): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[orientation].get(key);
  if (step === undefined) return null;
  const turned = rtl && (key === 'ArrowLeft' || key === 'ArrowRight') ? -step : step;
  return (current + turned + count) % count;
}
