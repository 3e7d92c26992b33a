/**
 * Position of a page in its list: pages count from 1, indexes from 0 and both ends are included (an empty list ends at
 * −1).
 */
interface PageInfo {
  readonly length: number;
  readonly size: number;
  readonly page: number;
  readonly lastPage: number;
  readonly startIndex: number;
  readonly endIndex: number;
}

/** A page of a list; above the last page no items, and only `lastPage` (directory §3.1, specification). */
export type Paginated<Item> =
  | { readonly items: readonly Item[]; readonly pagination: PageInfo }
  | { readonly items: null; readonly pagination: { readonly lastPage: number } };

const whole = (value: number, fallback: number): number => (value >= 1 ? Math.floor(value) : fallback);

/** The page of a list of `total` items that holds `items`. Page 0 and invalid numbers count as page 1. */
export function toPage<Item>(items: readonly Item[], total: number, page: number, size: number): Paginated<Item> {
  const perPage = whole(size, 20);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const current = whole(page, 1);
  if (current > lastPage) return { items: null, pagination: { lastPage } };
  const startIndex = (current - 1) * perPage;
  const endIndex = Math.min(startIndex + perPage, total) - 1;
  return { items, pagination: { length: total, size: perPage, page: current, lastPage, startIndex, endIndex } };
}

/** Cuts a page out of a list; an empty list has one, empty page. */
export function paginate<Item>(items: readonly Item[], page: number, size: number): Paginated<Item> {
  const perPage = whole(size, 20);
  const startIndex = (whole(page, 1) - 1) * perPage;
  return toPage(items.slice(startIndex, startIndex + perPage), items.length, page, size);
}
