import { expect, it } from 'vitest';

import { formatDate, formatWeekday } from './formatDate';

it('writes dates day first, in both languages', () => {
  expect(formatDate('2026-03-12', 'en')).toBe('12 March 2026');
  expect(formatDate('2026-03-12', 'tr')).toBe('12 Mart 2026');
});

it('names the days of the ISO week', () => {
  expect(formatWeekday(1, 'en')).toBe('Monday');
  expect(formatWeekday(7, 'tr')).toBe('Pazar');
});
