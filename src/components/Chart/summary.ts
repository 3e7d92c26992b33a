/** The course of a series in a few figures; the rows are where they are found. */
export type SeriesFacts = {
  min: number;
  minRow: number;
  max: number;
  maxRow: number;
  last: number;
};

/** Lowest, highest and last known value; nothing for a series without values. */
export function seriesFacts(values: readonly (number | null)[]): SeriesFacts | undefined {
  let facts: SeriesFacts | undefined;
  for (const [row, value] of values.entries()) {
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
