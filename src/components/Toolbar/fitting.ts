/**
 * Number of entries that fit into a width in px. If not all do, the width of the overflow menu is deducted; an entry
 * that has not been measured yet counts as fitting.
 */
export function fitting(widths: ReadonlyArray<number | undefined>, available: number, menu: number): number {
  const known = widths.map((width) => width ?? 0);
  const all = known.reduce((sum, width) => sum + width, 0);
  if (all <= available) return widths.length;
  let used = menu;
  let count = 0;
  for (const width of known) {
    used += width;
    if (used > available) break;
    count += 1;
  }
  return count;
}
