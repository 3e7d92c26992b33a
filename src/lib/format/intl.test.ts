import { expect, it } from 'vitest';

import { dateFormat, listFormat, numberFormat, regionalLocale } from './intl';

it.each([
  ['en', 'en-GB'],
  ['en-XA', 'en-GB'],
  ['tr', 'tr-TR'],
  ['tr-CY', 'tr-TR'],
  ['en-US', 'en-US'],
  ['de', 'de'],
])('formats %s as %s', (language, locale) => expect(regionalLocale(language)).toBe(locale));

it('creates one format for the same language and options', () => {
  expect(numberFormat('en', { maximumFractionDigits: 1 })).toBe(numberFormat('en', { maximumFractionDigits: 1 }));
  expect(numberFormat('en', {})).not.toBe(numberFormat('tr', {}));
  expect(dateFormat('en', { timeZone: 'UTC' })).not.toBe(dateFormat('en', { timeZone: 'Europe/Istanbul' }));
});

it('separates the last of a list with a comma in English', () => {
  expect(listFormat('en', { type: 'conjunction' }).format(['a', 'b', 'c'])).toBe('a, b, and c');
});
