/**
 * How many entries fit into a width, in px. When not all do, the menu that holds the rest takes its own width too;
 * an entry whose width is not known yet counts as one that fits.
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
