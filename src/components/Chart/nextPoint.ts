/** The point that is shown: a place, and a series where one is meant. */
export type ActivePoint = {
  row: number;
  /** Index among the series that are shown. */
  series: number;
  /** A pointer means all series at a place, the keyboard one point. */
  by: 'pointer' | 'keyboard';
};

/** Where a key leads from a point; `undefined` where it leads nowhere. */
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
  // With one series there is no other to go to: every arrow walks along the points.
  const single = series === 1;
  if (key === 'Home') return point(0, line);
  if (key === 'End') return point(rows - 1, line);
  if (key === forwards || (single && key === 'ArrowDown')) return point(from ? from.row + 1 : 0, line);
  if (key === backwards || (single && key === 'ArrowUp')) return point(from ? from.row - 1 : rows - 1, line);
  if (key === 'ArrowDown') return point(from?.row ?? 0, from ? line + 1 : 0);
  if (key === 'ArrowUp') return point(from?.row ?? 0, from ? line - 1 : series - 1);
  return undefined;
}
