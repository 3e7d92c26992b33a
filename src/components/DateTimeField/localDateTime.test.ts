import { expect, it } from 'vitest';

import { isDateTime, joinDateTime, splitDateTime } from './localDateTime';

it.each([
  ['2026-03-16T10:30', '2026-03-16', '10:30'],
  ['2026-03-16T', '2026-03-16', ''],
  ['T10:30', '', '10:30'],
  ['tomorrowTsoon', 'tomorrow', 'soon'],
])('%s is a day and a time, and the other way round', (value, date, time) => {
  expect(splitDateTime(value)).toEqual([date, time]);
  expect(joinDateTime(date, time)).toBe(value);
});

it('is empty when both parts are', () => {
  expect(joinDateTime('', '')).toBe('');
  expect(splitDateTime('')).toEqual(['', '']);
});

it('is complete only with a real day and a real time', () => {
  expect(isDateTime('2026-03-16T10:30')).toBe(true);
  for (const value of ['', '2026-03-16', '2026-03-16T', 'T10:30', '2026-02-30T10:30', '2026-03-16T25:00'])
    expect(isDateTime(value)).toBe(false);
});
