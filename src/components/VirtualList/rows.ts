/** What a virtual list draws in one row: an item, or the heading of the items that follow. */
export type VirtualRow<Item> =
  | { readonly kind: 'heading'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'item';
      readonly key: string;
      readonly item: Item;
      /** Among the items, from 1. */
      readonly position: number;
      /** Index of the heading above, or -1. */
      readonly heading: number;
      /** The first one under its heading. */
      readonly first: boolean;
    };

/** Puts a heading before each run of items of the same group. */
export function rowsOf<Item>(
  items: readonly Item[],
  itemKey: (item: Item) => string,
  groupOf?: (item: Item) => string,
): VirtualRow<Item>[] {
  const rows: VirtualRow<Item>[] = [];
  let heading = -1;
  let label: string | undefined;
  items.forEach((item, index) => {
    const group = groupOf?.(item);
    const first = group !== undefined && group !== label;
    if (first) {
      label = group;
      heading = rows.length;
      // The same heading may come twice in a list that is not in order.
      rows.push({ kind: 'heading', key: `${group}\u0000${index}`, label: group });
    }
    rows.push({ kind: 'item', key: itemKey(item), item, position: index + 1, heading, first });
  });
  return rows;
}

/** The nearest item row at or after `index` in a direction, or the last one before the end of the list. */
export function itemRowAt(rows: readonly VirtualRow<unknown>[], index: number, step: 1 | -1): number {
  const within = Math.min(Math.max(index, 0), rows.length - 1);
  for (let at = within; at >= 0 && at < rows.length; at += step) if (rows[at]?.kind === 'item') return at;
  for (let at = within; at >= 0 && at < rows.length; at -= step) if (rows[at]?.kind === 'item') return at;
  return -1;
}

/** Every key from one row to another, both included, whichever comes first. */
export function keysBetween(rows: readonly VirtualRow<unknown>[], from: number, to: number): string[] {
  return rows
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .flatMap((row) => (row.kind === 'item' ? [row.key] : []));
}
