/** Two days and all between, as `YYYY-MM-DD`; an end that is not known yet is `''`. */
export type DateRange = { start: string; end: string };

/** The range after one more day is chosen: the first choice begins it, the second ends it, the third begins anew. */
export function extendRange({ start, end }: DateRange, day: string): DateRange {
  if (start === '' || end !== '') return { start: day, end: '' };
  return day < start ? { start: day, end: start } : { start, end: day };
}
