/** How many of the shown rows are selected. */
export function coverage(shown: readonly string[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = shown.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** Selects or clears every shown row; the selection on other pages is unchanged. */
export function withAll(shown: readonly string[], selected: readonly string[], on: boolean): string[] {
  const here = new Set(shown);
  const elsewhere = selected.filter((key) => !here.has(key));
  return on ? [...elsewhere, ...shown] : elsewhere;
}

/** Selects or clears one row, or with `from` every row between the two. */
export function withRow(
  shown: readonly string[],
  selected: readonly string[],
  key: string,
  on: boolean,
  from?: string,
): string[] {
  const start = from === undefined ? -1 : shown.indexOf(from);
  const end = shown.indexOf(key);
  const range = start < 0 ? [key] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
  const changed = new Set(range);
  const rest = selected.filter((other) => !changed.has(other));
  return on ? [...rest, ...range] : rest;
}
