import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { unitsKey } from './distanceUnit';
import { formatDistance, formatRadius } from './formatDistance';

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
