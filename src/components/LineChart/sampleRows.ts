/**
 * Rows that lines of many points need: in each column of pixels the first, the last, the lowest and the highest point,
 * and those beside a gap (the M4 algorithm of Jugel et al., 2014). A line through them looks the same as through all.
 * Series that are stacked on each other have their points at the same rows.
 */
export function sampleRows(
  series: readonly (readonly (number | null)[])[],
  places: readonly number[],
  columns: number,
): readonly number[] {
  const rows = places.map((_, row) => row);
  if (rows.length <= 4 * columns) return rows;
  const columnOf = (row: number) => Math.floor((places[row] ?? 0) * columns);
  const ofRows = rows.map(columnOf);
  const kept = new Uint8Array(rows.length);
  for (const values of series) {
    const at = (row: number) => values[row] ?? null;
    let low = 0;
    let high = 0;
    for (const row of rows) {
      const value = at(row);
      const isFirst = ofRows[row - 1] !== ofRows[row];
      const isLast = ofRows[row + 1] !== ofRows[row];
      if (isFirst) {
        low = row;
        high = row;
      }
      if (value !== null && value < (at(low) ?? Infinity)) low = row;
      if (value !== null && value > (at(high) ?? -Infinity)) high = row;
      if (isFirst || isLast || value === null || at(row - 1) === null || at(row + 1) === null) kept[row] = 1;
      if (isLast) {
        kept[low] = 1;
        kept[high] = 1;
      }
    }
  }
  return rows.filter((row) => kept[row] === 1);
}
