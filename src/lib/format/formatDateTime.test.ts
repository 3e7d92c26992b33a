import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';

import { setClock } from '#lib/time/clock';
import { minuteMs, dayMs } from '#lib/time/duration';

import { formatDateTime, formatRelativeTime, msUntilNextRelativeTime } from './formatDateTime';
import type { DateTimeStyle } from './formatDateTime';

const instant = '2026-03-06T09:05:00Z';

describe('dateText', () => {
  it.each<[DateTimeStyle, string, string]>([
    ['moment', 'Mar 06, 9:05 AM', '06 Mar 09:05'],
    ['time', '09:05', '09:05'],
    ['monthDay', 'Mar 6', '6 Mar'],
    ['date', '6 March 2026', '6 Mart 2026'],
    ['full', 'Friday 6 March 2026, 09:05', '6 Mart 2026 Cuma, 09:05'],
  ])('writes %s', (style, english, turkish) => {
    expect(formatDateTime(instant, style, 'en', 'UTC')).toBe(english);
    expect(formatDateTime(instant, style, 'tr', 'UTC')).toBe(turkish);
  });

  it('counts twelve hours from noon and midnight', () => {
    expect(formatDateTime('2026-03-06T00:30:00Z', 'moment', 'en', 'UTC')).toBe('Mar 06, 12:30 AM');
    expect(formatDateTime('2026-12-31T12:00:00Z', 'moment', 'en', 'UTC')).toBe('Dec 31, 12:00 PM');
  });

  it('reads the clock of the zone, but a calendar day is the same everywhere', () => {
    expect(formatDateTime(instant, 'moment', 'en', 'Europe/Istanbul')).toBe('Mar 06, 12:05 PM');
    expect(formatDateTime('2026-03-06', 'monthDay', 'en', 'America/Los_Angeles')).toBe('Mar 6');
    expect(formatDateTime('2026-03-06', 'full', 'en', 'America/Los_Angeles')).toBe('Friday 6 March 2026');
  });

  it('says nothing about what is no instant', () => expect(formatDateTime('soon', 'full', 'en')).toBe(''));
});

describe('a recent date', () => {
  // 04:00 on 17 March in Auckland.
  const today = new Date('2026-03-16T15:00:00Z');
  afterEach(() => setClock(undefined));

  it.each([
    ['2026-03-16T12:30:00Z', 'UTC', '12:30', '12:30'],
    ['2026-03-15T23:59:00Z', 'UTC', '15 Mar, 23:59', '15 Mar, 23:59'],
    ['2025-12-31T23:59:00Z', 'UTC', '31 Dec 2025, 23:59', '31 Ara 2025, 23:59'],
    ['2026-03-16T09:00:00Z', 'Pacific/Auckland', '16 Mar, 22:00', '16 Mar, 22:00'],
    ['2026-03-16T11:00:00Z', 'Pacific/Auckland', '00:00', '00:00'],
    ['2025-12-31T12:00:00Z', 'Pacific/Auckland', '1 Jan, 01:00', '1 Oca, 01:00'],
    ['2026-03-16', 'Pacific/Auckland', '16 Mar', '16 Mar'],
    ['2025-12-31', 'Pacific/Auckland', '31 Dec 2025', '31 Ara 2025'],
  ])('of %s in %s is “%s”', (iso, zone, english, turkish) => {
    setClock(today);
    expect(formatDateTime(iso, 'recent', 'en', zone)).toBe(english);
    expect(formatDateTime(iso, 'recent', 'tr', zone)).toBe(turkish);
  });

  test('names no day exactly on the calendar day of the reader, in every time zone', () => {
    const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC'),
        fc.date({ min: new Date('2015-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: -40 * 60, max: 40 * 60 }),
        (zone, clock, minutes) => {
          setClock(clock);
          const at = new Date(clock.getTime() + minutes * minuteMs);
          const isTime = /^\d\d:\d\d$/.test(formatDateTime(at.toISOString(), 'recent', 'en', zone));
          expect(isTime).toBe(dayIn(zone, at) === dayIn(zone, clock));
        },
      ),
    );
  });
});

const now = new Date('2026-03-16T10:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

describe('relativeText', () => {
  it.each([
    [0, 'now', 'şimdi'],
    [44_000, 'now', 'şimdi'],
    [45_000, '1 minute ago', '1 dakika önce'],
    [5 * minuteMs, '5 minutes ago', '5 dakika önce'],
    [59.9 * minuteMs, '59 minutes ago', '59 dakika önce'],
    [60 * minuteMs, '1 hour ago', '1 saat önce'],
    [3 * dayMs, '3 days ago', '3 gün önce'],
    [13 * dayMs, '1 week ago', '1 hafta önce'],
    [65 * dayMs, '2 months ago', '2 ay önce'],
    [400 * dayMs, '1 year ago', '1 yıl önce'],
    [-5 * minuteMs, 'in 5 minutes', '5 dakika sonra'],
    [-3 * dayMs, 'in 3 days', '3 gün sonra'],
  ])('%i ms ago is "%s"', (past, english, turkish) => {
    expect(formatRelativeTime(ago(past), now, 'en')).toBe(english);
    expect(formatRelativeTime(ago(past), now, 'tr')).toBe(turkish);
  });

  it('says nothing about what is no instant', () => expect(formatRelativeTime('', now, 'en')).toBe(''));
});

test('a text never changes before the time that untilNextText names', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2 * dayMs, max: 2 * dayMs }), (past) => {
      const iso = ago(past);
      const wait = msUntilNextRelativeTime(iso, now);
      expect(wait).toBeGreaterThanOrEqual(1000);
      expect(wait).toBeLessThanOrEqual(60 * minuteMs);
      const before = new Date(now.getTime() + wait - 1);
      // For instants in the future one second of tolerance is allowed.
      if (wait > 1000 && past >= 0)
        expect(formatRelativeTime(iso, before, 'en')).toBe(formatRelativeTime(iso, now, 'en'));
    }),
  );
});
