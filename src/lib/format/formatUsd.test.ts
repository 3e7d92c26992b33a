import { expect, it } from 'vitest';

import { formatUsd, formatUsdShort } from './formatUsd';

it.each([
  [1234.5, 2, 'en', '$1,234.50'],
  [1234.5, 2, 'tr', '$1.234,50'],
  [-18.4, 2, 'en', '-$18.40'],
  [0.5825, 4, 'en', '$0.5825'],
  [0, 2, 'tr', '$0,00'],
])('writes %d with %d decimals in %s as %s', (value, digits, language, text) => {
  expect(formatUsd(value, language, digits)).toBe(text);
});

it('writes large amounts in a few letters', () => {
  expect(formatUsdShort(1_265_493_000_000, 'en')).toBe('$1.27tn');
  expect(formatUsdShort(26_400_000_000, 'tr')).toBe('$26,4\u00A0Mr');
});
