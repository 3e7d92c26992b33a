/** Lowest, highest and last value of a series, with the row indexes of the extremes. */
export type SeriesFacts = {
  min: number;
  minRow: number;
  max: number;
  maxRow: number;
  last: number;
};

/** Computes the facts of a series, ignoring missing values; `undefined` for a series without values. */
export function seriesFacts(values: readonly (number | null)[]): SeriesFacts | undefined {
  let facts: SeriesFacts | undefined;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? null;
    if (value === null) continue;
    if (!facts) facts = { min: value, minRow: row, max: value, maxRow: row, last: value };
    else {
      facts.last = value;
      if (value < facts.min) {
        facts.min = value;
        facts.minRow = row;
      }
      if (value > facts.max) {
        facts.max = value;
        facts.maxRow = row;
      }
    }
  }
  return facts;
}
