/** A page number, or a gap of two pages and more. */
export type PageItem = number | 'gapBefore' | 'gapAfter';

const whole = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), least), most) : least;

/** `page` as one of 1 to `lastPage`; what is no number is page 1. */
export function clampPage(page: number, lastPage: number): number {
  return whole(page, 1, Math.max(1, whole(lastPage, 1, Number.MAX_SAFE_INTEGER)));
}

/** The shape `1 … 4 [5] 6 … 12`: first, neighbours, last. A gap of a single page is that page. */
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
