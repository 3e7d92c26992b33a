/** How many items are looked at before other work of the page may run. */
const sliceSize = 500;

/** `Array.prototype.filter` that lets other work of the page run in between, for thousands of items. */
export async function filterInSlices<Item>(
  items: readonly Item[],
  predicate: (item: Item) => boolean,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += sliceSize) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve));
    for (const item of items.slice(at, at + sliceSize)) if (predicate(item)) found.push(item);
  }
  return found;
}
