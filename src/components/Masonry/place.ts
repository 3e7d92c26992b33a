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
    return { column, top };
  });
  return { positions, columnOf, height: Math.max(0, Math.max(...ends) - space) };
}
