import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { formatDate, formatDistance, formatRadius } from './formatNumber';
import { unitsKey } from './distanceUnit';
import { formatPhone, formatRating } from './formatLanguage';
import { formatWeekday } from './formatDate';

describe('formatDistance', () => {
  it.each([
    [0, 'en', '10 m'],
    [463, 'en', '460 m'],
    [994, 'en', '990 m'],
    [996, 'en', '1 km'],
    [1846, 'en', '1.8 km'],
    [1846, 'tr', '1,8 km'],
    [68_240, 'en', '68.2 km'],
  ])('says %i m in %s as %s', (metres, locale, said) => {
    expect(formatDistance(metres, locale)).toBe(said);
  });
});

describe('distances of who reads miles', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => (key === unitsKey ? 'mi' : null) }));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [0, 'en', '10 yd'],
    [120, 'en', '130 yd'],
    [463, 'en', '0.3 mi'],
    [68_240, 'en', '42.4 mi'],
    [68_240, 'tr', '42,4 mil'],
  ])('are said for %i m in %s as %s', (metres, locale, said) => {
    expect(formatDistance(metres, locale).replaceAll('\u00a0', ' ')).toBe(said);
  });

  it('is said of a radius too', () => expect(formatRadius(5000, 'en')).toBe('3.1 mi'));
});

it('writes dates day first, in both languages', () => {
  expect(formatDate('2026-03-12', 'en')).toBe('12 March 2026');
  expect(formatDate('2026-03-12', 'tr')).toBe('12 Mart 2026');
});

it('names the days of the ISO week', () => {
  expect(formatWeekday(1, 'en')).toBe('Monday');
  expect(formatWeekday(7, 'tr')).toBe('Pazar');
});

it('groups the digits of a phone number, and leaves foreign ones alone', () => {
  expect(formatPhone('+99920555014')).toBe('+999 20 555 014');
  expect(formatPhone('+442079460000')).toBe('+442079460000');
});

it('keeps one decimal of a rating', () => {
  expect(formatRating(5, 'en')).toBe('5.0');
  expect(formatRating(4.6, 'tr')).toBe('4,6');
});
