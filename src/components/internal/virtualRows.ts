/** How far in px rows are rendered above and below the view, and the most rows that are. */
const margin = 480;
const mostRows = 6;

/** Number of rows of an estimated height in px that are rendered above and below the view. */
export const overscanOf = (estimatedHeight: number) =>
  Math.min(mostRows, Math.max(1, Math.round(margin / estimatedHeight)));

/** One row of a virtual list: an item, or the heading of the items below it. */
export type VirtualRow<Item> =
  | { readonly kind: 'heading'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'item';
      readonly key: string;
      readonly item: Item;
      /** Position among the items, from 1. */
      readonly position: number;
      /** Index of the heading above, or -1. */
      readonly heading: number;
      /** First item below its heading. */
      readonly first: boolean;
    };

/** Inserts a heading before each run of items of the same group. */
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
      // In an unsorted list the same heading can occur more than once.
      rows.push({ kind: 'heading', key: `${group}\u0000${index}`, label: group });
    }
    rows.push({ kind: 'item', key: itemKey(item), item, position: index + 1, heading, first });
  });
  return rows;
}

/** The nearest item row at or beyond `index` in a direction, clamped to the last item row at the end of the list. */
export function itemRowAt(rows: readonly VirtualRow<unknown>[], index: number, step: 1 | -1): number {
  const within = Math.min(Math.max(index, 0), rows.length - 1);
  for (let at = within; at >= 0 && at < rows.length; at += step) if (rows[at]?.kind === 'item') return at;
  for (let at = within; at >= 0 && at < rows.length; at -= step) if (rows[at]?.kind === 'item') return at;
  return -1;
}

/** The slots of a `VirtualWindow` whose rows are these, headings included. */
export function slotsOf(rows: readonly VirtualRow<unknown>[]) {
  const itemOf = (slot: number) => {
    const row = rows[slot];
    return row?.kind === 'item' ? row : undefined;
  };
  const hasHeadings = rows[0]?.kind === 'heading';
  return {
    keyAt: (slot: number) => itemOf(slot)?.key,
    find: (key: string) => rows.findIndex((row) => row.key === key),
    nearest: (slot: number, step: 1 | -1) => itemRowAt(rows, slot, step),
    ofItem: (item: number) =>
      hasHeadings ? rows.findIndex((row) => row.kind === 'item' && row.position === item + 1) : item,
    itemAt: (slot: number) => (itemOf(slot)?.position ?? 0) - 1,
  };
}
