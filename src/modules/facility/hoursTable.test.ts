import { describe, expect, it } from 'vitest';

import type { OpeningHours } from '#domain/openingHours';

import { clocksDiffer, hoursTable, ordinaryWeek } from './hoursTable';
import type { DayHours, SpecialRow } from './hoursTable';

const monday = new Date('2026-03-16T10:00:00Z');
const charterDay = [{ date: '2026-03-23', name: 'Charter Day' }];

function week(text: string): OpeningHours['weekly'] {
  return text.split(' ').flatMap((part) => {
    const [days = '', ranges = ''] = part.split('=');
    const [first = 1, last = first] = days.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) =>
      ranges.split(',').map((range) => ({
        day: first + index,
        opens: `${range.slice(0, 2)}:${range.slice(2, 4)}`,
        closes: `${range.slice(5, 7)}:${range.slice(7, 9)}`,
      })),
    ).flat();
  });
}

function hours(weekly: string, more: Partial<OpeningHours> = {}): OpeningHours {
  return {
    timeZone: 'Atlantic/Azores',
    hoursStatus: 'known',
    weekly: week(weekly),
    exceptions: [],
    publicHolidays: 'closed',
    operationalStatus: 'open',
    ...more,
  };
}

function say(day: DayHours): string {
  if (day.kind !== 'spans') return day.kind;
  return day.spans
    .map(
      ({ opens, closes, ends }) => `${opens}-${closes}${ends === 'next-day' ? '+1' : ends === 'midnight' ? '=' : ''}`,
    )
    .join(' ');
}

const sayWeek = (given: OpeningHours, now = monday, holidays = charterDay) =>
  hoursTable(given, holidays, now).week.map(
    (row) => `${row.today ? '*' : ''}${say(row.hours)}${row.uncertain ? '?' : ''}`,
  );
const saySpecial = ({ from, to, name, hours: day, uncertain }: SpecialRow) =>
  `${from.slice(5)}${to === from ? '' : `/${to.slice(5)}`} ${say(day)}${uncertain ? '?' : ''} ${name ?? ''}`.trim();
const saySpecials = (given: OpeningHours, now = monday, holidays = charterDay) =>
  hoursTable(given, holidays, now).special.map(saySpecial);

describe('the week', () => {
  it.each([
    // Weeks from the fixtures, and other shapes that the contract allows.
    [
      'a clinic',
      '1-5=0800-1800 6=0900-1300',
      ['*08:00-18:00', '08:00-18:00', '08:00-18:00', '08:00-18:00', '08:00-18:00', '09:00-13:00', 'closed'],
    ],
    [
      'a lunch break',
      '1-5=0830-1230,1400-1800',
      ['*08:30-12:30 14:00-18:00', ...Array<string>(4).fill('08:30-12:30 14:00-18:00'), 'closed', 'closed'],
    ],
    ['nights', '1-7=2000-0800', ['*20:00-08:00+1', ...Array<string>(6).fill('20:00-08:00+1')]],
    [
      'until midnight',
      '1=0900-2400 2=1800-0000',
      ['*09:00-24:00=', '18:00-24:00=', ...Array<string>(5).fill('closed')],
    ],
    ['around the clock by day', '1=0000-2400 2=0000-0000', ['*all-day', 'all-day', ...Array<string>(5).fill('closed')]],
    [
      'ranges out of order',
      '3=1400-1800,0900-1200',
      ['*closed', 'closed', '09:00-12:00 14:00-18:00', ...Array<string>(4).fill('closed')],
    ],
  ])('of %s', (_, weekly, expected) => {
    expect(sayWeek(hours(weekly))).toEqual(expected);
  });

  it('has no rows when the hours are unknown or the facility never closes', () => {
    for (const hoursStatus of ['always', 'appointment', 'unknown'] as const) {
      expect(hoursTable(hours('1-5=0900-1700', { hoursStatus }), charterDay, monday).week).toEqual([]);
    }
  });

  it('uses the facility’s time zone for today', () => {
    // Half past midnight UTC on Tuesday is still Monday in the Azores.
    expect(sayWeek(hours('1-5=0900-1700'), new Date('2026-03-17T00:30:00Z'))[0]).toMatch(/^\*/);
    expect(sayWeek(hours('1-5=0900-1700'), new Date('2026-03-17T01:30:00Z'))[1]).toMatch(/^\*/);
    expect(sayWeek(hours('1-5=0900-1700'), new Date('2026-03-22T12:00:00Z'))[6]).toBe('*closed');
  });

  it('shows today’s actual hours in today’s row only', () => {
    const exceptions = [
      { from: '2026-03-16', to: '2026-03-17', kind: 'special', ranges: [{ opens: '10:00', closes: '12:00' }] },
    ] as const;
    expect(sayWeek(hours('1-5=0900-1700', { exceptions })).slice(0, 2)).toEqual(['*10:00-12:00', '09:00-17:00']);
    const onHoliday = new Date('2026-03-23T10:00:00Z');
    expect(sayWeek(hours('1-5=0900-1700'), onHoliday)[0]).toBe('*closed');
    expect(sayWeek(hours('1-5=0900-1700', { publicHolidays: 'unknown' }), onHoliday)[0]).toBe('*09:00-17:00?');
  });
});

describe('special days', () => {
  it.each([
    ['closed', ['03-23 closed Charter Day']],
    ['unknown', ['03-23 09:00-17:00? Charter Day']],
    ['special', ['03-23 09:00-17:00? Charter Day']],
    ['open', []],
  ] as const)('name a holiday where the rule is %s', (publicHolidays, expected) => {
    expect(saySpecials(hours('1-5=0900-1700', { publicHolidays }))).toEqual(expected);
  });

  it('are within 14 days, in order, and end when a longer closure really ends', () => {
    const exceptions = [
      { from: '2026-03-28', to: '2026-04-10', kind: 'closed', reason: 'Renovation' },
      { from: '2026-03-10', to: '2026-03-17', kind: 'closed', reason: 'Staff training' },
      { from: '2026-03-20', to: '2026-03-20', kind: 'special', ranges: [{ opens: '10:00', closes: '02:00' }] },
      { from: '2026-03-30', to: '2026-03-30', kind: 'closed', reason: 'Too far away' },
    ] as const;
    expect(saySpecials(hours('1-5=0900-1700', { exceptions }))).toEqual([
      '03-16/03-17 closed Staff training',
      '03-20 10:00-02:00+1',
      '03-23 closed Charter Day',
      '03-28/04-10 closed Renovation',
    ]);
  });

  it('split a long closure at a day that differs', () => {
    const exceptions = [
      { from: '2026-03-18', to: '2026-03-22', kind: 'closed', reason: 'Move' },
      {
        from: '2026-03-20',
        to: '2026-03-20',
        kind: 'special',
        ranges: [{ opens: '10:00', closes: '12:00' }],
        reason: 'Emergencies',
      },
    ] as const;
    expect(saySpecials(hours('1-7=0900-1700', { exceptions }), monday, [])).toEqual([
      '03-18/03-19 closed Move',
      '03-20 10:00-12:00 Emergencies',
      '03-21/03-22 closed Move',
    ]);
  });

  it('prefer the exception on a holiday, and keep holidays beyond 14 days', () => {
    const exceptions = [
      { from: '2026-03-23', to: '2026-03-23', kind: 'special', ranges: [{ opens: '10:00', closes: '12:00' }] },
    ] as const;
    const holidays = [...charterDay, { date: '2026-04-12', name: 'Another day' }];
    expect(saySpecials(hours('1-5=0900-1700', { exceptions }), monday, holidays)).toEqual([
      '03-23 10:00-12:00 Charter Day',
      '04-12 closed Another day',
    ]);
  });

  it('include the closures of a facility that is always open', () => {
    const exceptions = [{ from: '2026-03-18', to: '2026-03-18', kind: 'closed', reason: 'Power cut' }] as const;
    expect(saySpecials(hours('', { hoursStatus: 'always', weekly: [], exceptions }))).toEqual([
      '03-18 closed Power cut',
    ]);
  });
});

it('knows when two clocks differ', () => {
  expect(clocksDiffer('Atlantic/Azores', 'Europe/Istanbul', monday)).toBe(true);
  expect(clocksDiffer('Atlantic/Azores', 'Atlantic/Cape_Verde', monday)).toBe(false);
  // Only the Azores have daylight saving time.
  expect(clocksDiffer('Atlantic/Azores', 'Atlantic/Cape_Verde', new Date('2026-07-01T10:00:00Z'))).toBe(true);
});

describe('the ordinary week', () => {
  it('is Monday to Sunday, without today, exceptions and holidays', () => {
    const closedMonday = { from: '2026-03-16', to: '2026-03-16', kind: 'closed' as const };
    const rows = ordinaryWeek(hours('1-5=0900-1700', { exceptions: [closedMonday], publicHolidays: 'closed' }));
    expect(rows.map(({ day, today, hours: { kind } }) => [day, today, kind])).toEqual([
      ...[1, 2, 3, 4, 5].map((day) => [day, false, 'spans']),
      ...[6, 7].map((day) => [day, false, 'closed']),
    ]);
  });

  it.each(['always', 'appointment', 'unknown'] as const)('has no rows where hours are %s', (hoursStatus) => {
    expect(ordinaryWeek(hours('1-5=0900-1700', { hoursStatus }))).toEqual([]);
  });
});
