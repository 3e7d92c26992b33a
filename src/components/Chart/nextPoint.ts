/** The point being shown: an x position, and the series under the keyboard. */
export type ActivePoint = {
  /** Index among the rows. */
  row: number;
  /** Index among the visible series. */
  series: number;
  /** A pointer selects every series at an x position, the keyboard a single point. */
  by: 'pointer' | 'keyboard';
};

/** Returns the point that a key moves to; `undefined` for any other key. */
export function nextPoint(
  key: string,
  from: ActivePoint | undefined,
  { rows, series, rtl }: { rows: number; series: number; rtl: boolean },
): ActivePoint | undefined {
  if (rows === 0 || series === 0) return undefined;
  const forwards = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = rtl ? 'ArrowRight' : 'ArrowLeft';
  const point = (row: number, line: number): ActivePoint => ({
    row: Math.min(rows - 1, Math.max(0, row)),
    series: Math.min(series - 1, Math.max(0, line)),
    by: 'keyboard',
  });
  const line = from?.series ?? 0;
  // With a single series every arrow key moves along the points.
  const single = series === 1;
  if (key === 'Home') return point(0, line);
  if (key === 'End') return point(rows - 1, line);
  if (key === forwards || (single && key === 'ArrowDown')) return point(from ? from.row + 1 : 0, line);
  if (key === backwards || (single && key === 'ArrowUp')) return point(from ? from.row - 1 : rows - 1, line);
  if (key === 'ArrowDown') return point(from?.row ?? 0, from ? line + 1 : 0);
  if (key === 'ArrowUp') return point(from?.row ?? 0, from ? line - 1 : series - 1);
  return undefined;
}
