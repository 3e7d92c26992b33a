/** Number of columns of at least `minimum` px that fit, at least one. */
export function columnsFor(width: number, minimum: number, space: number): number {
  return Math.max(1, Math.floor((width + space) / (minimum + space)));
}

type Measured = { readonly key: string; readonly height: number };

/** Positions of items in columns: a new item joins the shortest column, a known one keeps its column. */
export function place(
  items: readonly Measured[],
  { columns, space, known }: { columns: number; space: number; known: ReadonlyMap<string, number> },
) {
  const ends = Array.from({ length: columns }, () => 0);
  const columnOf = new Map<string, number>();
  const positions = items.map(({ key, height }) => {
    const column = known.get(key) ?? ends.indexOf(Math.min(...ends));
    const top = ends[column] ?? 0;
    ends[column] = top + height + space;
    columnOf.set(key, column);
    return { column, top, height };
  });
  return { positions, columnOf, height: Math.max(0, Math.max(...ends) - space) };
}

/** Indices of the items beside one in reading order, and of those above and below it in its column. */
export function neighbours(positions: ReadonlyArray<{ readonly column: number }>, index: number): number[] {
  const column = positions[index]?.column;
  const inColumn = (one: { readonly column: number }) => one.column === column;
  const above = positions.slice(0, index).findLastIndex(inColumn);
  const below = positions.slice(index + 1).findIndex(inColumn);
  const all = [index - 1, index + 1, above, below < 0 ? below : index + 1 + below];
  return [...new Set(all)].filter((one) => one >= 0 && one < positions.length);
}
