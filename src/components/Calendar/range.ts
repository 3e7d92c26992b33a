/** Two days and every day between them, as `YYYY-MM-DD`; an end not yet selected is `''`. */
export type DateRange = { start: string; end: string };

/**
 * Returns the range after one more day is selected: the first selection starts it, the second ends it, the third starts
 * a new one.
 */
export function extendRange({ start, end }: DateRange, day: string): DateRange {
  if (start === '' || end !== '') return { start: day, end: '' };
  return day < start ? { start: day, end: start } : { start, end: day };
}
