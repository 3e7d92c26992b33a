import { dateFormat } from '#lib/format/intl';

import { toIso } from './isoDate';
import type { DateParts } from './isoDate';

export type DatePart = keyof DateParts;

/** Order and separator of a numeric date in a language. */
export type DateOrder = { parts: readonly [DatePart, DatePart, DatePart]; separator: string };

const isDatePart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year';

/** Order and separator of numeric dates in a language: `16/03/2026`, `16.03.2026`. */
export function dateOrder(language: string): DateOrder {
  const drawn = dateFormat(language, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(Date.UTC(2026, 2, 16)));
  const [first, second, third] = drawn.flatMap(({ type }) => (isDatePart(type) ? [type] : []));
  const separator = drawn.find(({ type }) => type === 'literal')?.value ?? '-';
  return first && second && third
    ? { parts: [first, second, third], separator }
    : { parts: ['year', 'month', 'day'], separator: '-' };
}

/** Formats a calendar day in digits: `16.03.2026`. */
export function writeDate(parts: DateParts, { parts: order, separator }: DateOrder): string {
  const [year = '', month = '', day = ''] = toIso(parts).split('-');
  const written = { year, month, day };
  return order.map((part) => written[part]).join(separator);
}
