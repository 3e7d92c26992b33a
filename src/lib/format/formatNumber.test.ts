import { expect, it } from 'vitest';

import { formatPercent, formatRating } from './formatNumber';

it('keeps one decimal of a rating', () => {
  expect(formatRating(5, 'en')).toBe('5.0');
  expect(formatRating(4.6, 'tr')).toBe('4,6');
});

it('writes a fraction as a percentage', () => {
  expect(formatPercent(0.4, 'en')).toBe('40%');
  expect(formatPercent(0.4, 'tr')).toBe('%40');
  expect(formatPercent(0.123, 'en', { maximumFractionDigits: 1 })).toBe('12.3%');
});
