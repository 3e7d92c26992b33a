/** A page number, or a gap of at least two pages. */
export type PageItem = number | 'gapBefore' | 'gapAfter';

const whole = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), least), most) : least;

/** Clamps `page` to 1 … `lastPage`; anything that is not a number becomes 1. */
export function clampPage(page: number, lastPage: number): number {
  return whole(page, 1, Math.max(1, whole(lastPage, 1, Number.MAX_SAFE_INTEGER)));
}

/** The sequence `1 … 4 [5] 6 … 12`: first page, neighbours, last page. A gap of one page shows that page. */
export function pageItems(page: number, lastPage: number): PageItem[] {
  const last = whole(lastPage, 1, Number.MAX_SAFE_INTEGER);
  const current = clampPage(page, last);
  const from = Math.max(1, current - 1);
  const to = Math.min(last, current + 1);
  const items: PageItem[] = [];
  if (from > 1) items.push(1);
  if (from === 3) items.push(2);
  if (from > 3) items.push('gapBefore');
  for (let number = from; number <= to; number += 1) items.push(number);
  if (to < last - 2) items.push('gapAfter');
  if (to === last - 2) items.push(last - 1);
  if (to < last) items.push(last);
  return items;
}
