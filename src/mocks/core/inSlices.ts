import { yieldToBrowser } from '#lib/browser/yieldToBrowser';

/** How many items are looked at before other work of the page may run. */
const sliceSize = 1000;

/** Calls `work` with some of the items at a time, and lets other work of the page run in between. */
async function forSlices<Item>(items: readonly Item[], work: (slice: readonly Item[]) => void): Promise<void> {
  for (let at = 0; at < items.length; at += sliceSize) {
    if (at > 0) await yieldToBrowser();
    work(items.slice(at, at + sliceSize));
  }
}

/** `Array.prototype.filter` that lets other work of the page run in between, for thousands of items. */
export async function filterInSlices<Item>(
  items: readonly Item[],
  predicate: (item: Item) => boolean,
): Promise<Item[]> {
  const found: Item[] = [];
  await forSlices(items, (slice) => {
    for (const item of slice) if (predicate(item)) found.push(item);
  });
  return found;
}

/** `Array.prototype.map` that lets other work of the page run in between, for thousands of items. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  await forSlices(items, (slice) => {
    for (const item of slice) results.push(map(item));
  });
  return results;
}

/** Merges two sorted lists; of items that are alike those of the first come first. */
function merge<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Item[] {
  const merged: Item[] = [];
  let at = 0;
  for (const item of one) {
    for (let next = other[at]; next !== undefined && compare(item, next) > 0; next = other[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(item);
  }
  return [...merged, ...other.slice(at)];
}

/** `Array.prototype.toSorted` that lets other work of the page run in between, for thousands of items. */
export async function sortInSlices<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  let runs: Item[][] = [];
  await forSlices(items, (slice) => runs.push(slice.toSorted(compare)));
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      await yieldToBrowser();
      longer.push(merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}
