import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hoursForDate, nextChange, openState } from './openingHours';
import type { OpeningHours, OpenStateName } from './openingHours';
import { cpuTime } from '#lib/testing/cpuTime.fixture';
import { dayMs } from '#lib/time/duration';

const noHoliday = () => false;
const holidayOn = (date: string) => (isoDate: string) => isoDate === date;

function hours(part: Partial<OpeningHours> = {}): OpeningHours {
  return {
    timeZone: 'Atlantic/Azores',
    hoursStatus: 'known',
    weekly: [],
    exceptions: [],
    publicHolidays: 'open',
    operationalStatus: 'open',
    ...part,
  };
}

const everyDay = (opens: string, closes: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens, closes }));
const workdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '18:00' }));

// In winter the Azores are one hour behind UTC, in summer level with it. 2026-03-16 is a Monday.
type Row = [
  name: string,
  hours: OpeningHours,
  now: string,
  state: OpenStateName,
  until?: string | undefined,
  next?: string | undefined,
  holiday?: string,
];

const split = hours({
  weekly: [
    { day: 1, opens: '09:00', closes: '12:30' },
    { day: 1, opens: '14:00', closes: '18:00' },
  ],
});
const overnight = hours({ weekly: [{ day: 5, opens: '22:00', closes: '06:00' }] });
const shutSaturday = hours({
  weekly: [...overnight.weekly, { day: 6, opens: '10:00', closes: '14:00' }],
  exceptions: [{ from: '2026-03-21', to: '2026-03-21', kind: 'closed' }],
});
const alwaysOpen = hours({ hoursStatus: 'always' });
const sevenMerges = hours({ weekly: everyDay('00:00', '24:00') });
const nearlySeven = hours({ weekly: everyDay('00:00', '24:00').filter(({ day }) => day !== 7) });
const holidayHours = (publicHolidays: OpeningHours['publicHolidays']) => hours({ weekly: workdays, publicHolidays });
const special = hours({
  weekly: workdays,
  publicHolidays: 'special',
  exceptions: [
    { from: '2026-03-16', to: '2026-03-16', kind: 'special', ranges: [{ opens: '10:00', closes: '12:00' }] },
  ],
});

const rows: Row[] = [
  ['opening is inclusive', hours({ weekly: workdays }), '2026-03-16T10:00:00Z', 'open', '2026-03-16T19:00:00Z'],
  [
    'one millisecond before opening',
    hours({ weekly: workdays }),
    '2026-03-16T09:59:59.999Z',
    'opening-soon',
    undefined,
    '2026-03-16T10:00:00Z',
  ],
  [
    'closing is exclusive',
    hours({ weekly: workdays }),
    '2026-03-16T19:00:00Z',
    'closed',
    undefined,
    '2026-03-17T10:00:00Z',
  ],
  ['31 minutes left', hours({ weekly: workdays }), '2026-03-16T18:29:00Z', 'open', '2026-03-16T19:00:00Z'],
  ['30 minutes left', hours({ weekly: workdays }), '2026-03-16T18:30:00Z', 'closing-soon', '2026-03-16T19:00:00Z'],
  [
    '61 minutes to go',
    hours({ weekly: workdays }),
    '2026-03-16T08:59:00Z',
    'closed',
    undefined,
    '2026-03-16T10:00:00Z',
  ],
  [
    '60 minutes to go',
    hours({ weekly: workdays }),
    '2026-03-16T09:00:00Z',
    'opening-soon',
    undefined,
    '2026-03-16T10:00:00Z',
  ],
  [
    'over the weekend',
    hours({ weekly: workdays }),
    '2026-03-20T20:00:00Z',
    'closed',
    undefined,
    '2026-03-23T10:00:00Z',
  ],
  ['split shift, before noon', split, '2026-03-16T11:00:00Z', 'open', '2026-03-16T13:30:00Z'],
  ['split shift, the gap', split, '2026-03-16T13:45:00Z', 'closed', undefined, '2026-03-16T15:00:00Z'],
  ['split shift, afternoon', split, '2026-03-16T15:00:00Z', 'open', '2026-03-16T19:00:00Z'],
  ['overnight, the evening', overnight, '2026-03-20T23:30:00Z', 'open', '2026-03-21T07:00:00Z'],
  ['overnight, the morning after', overnight, '2026-03-21T05:00:00Z', 'open', '2026-03-21T07:00:00Z'],
  ['overnight, over', overnight, '2026-03-21T07:00:00Z', 'closed', undefined, '2026-03-27T23:00:00Z'],
  ['the night before a closed day still runs', shutSaturday, '2026-03-21T05:00:00Z', 'open', '2026-03-21T07:00:00Z'],
  ['the closed day itself', shutSaturday, '2026-03-21T12:00:00Z', 'closed', undefined, '2026-03-27T23:00:00Z'],
  [
    'closed on the day the night starts',
    hours({ weekly: overnight.weekly, exceptions: [{ from: '2026-03-20', to: '2026-03-20', kind: 'closed' }] }),
    '2026-03-21T05:00:00Z',
    'closed',
    undefined,
    '2026-03-27T23:00:00Z',
  ],
  [
    'touching midnight',
    hours({
      weekly: [
        { day: 1, opens: '18:00', closes: '24:00' },
        { day: 2, opens: '00:00', closes: '02:00' },
      ],
    }),
    '2026-03-16T22:00:00Z',
    'open',
    '2026-03-17T03:00:00Z',
  ],
  [
    'touching midnight within a minute, in that minute',
    hours({
      weekly: [
        { day: 1, opens: '18:00', closes: '23:59' },
        { day: 2, opens: '00:00', closes: '02:00' },
      ],
    }),
    '2026-03-17T00:59:30Z',
    'open',
    '2026-03-17T03:00:00Z',
  ],
  [
    'two minutes apart is not touching',
    hours({
      weekly: [
        { day: 1, opens: '18:00', closes: '23:58' },
        { day: 2, opens: '00:00', closes: '02:00' },
      ],
    }),
    '2026-03-16T22:00:00Z',
    'open',
    '2026-03-17T00:58:00Z',
  ],
  [
    'opens and closes at the same time: a whole day',
    hours({ weekly: [{ day: 1, opens: '09:00', closes: '09:00' }] }),
    '2026-03-17T09:00:00Z',
    'open',
    '2026-03-17T10:00:00Z',
  ],
  ['always', alwaysOpen, '2026-03-16T12:00:00Z', 'open'],
  ['seven merges in a row', sevenMerges, '2026-03-16T12:00:00Z', 'open'],
  ['six merges name the closing time', nearlySeven, '2026-03-16T12:00:00Z', 'open', '2026-03-22T01:00:00Z'],
  [
    'always, but an exception covers today',
    hours({ hoursStatus: 'always', exceptions: [{ from: '2026-03-16', to: '2026-03-16', kind: 'closed' }] }),
    '2026-03-16T12:00:00Z',
    'closed',
    undefined,
    '2026-03-17T01:00:00Z',
  ],
  [
    'a single special day inside a long closure',
    hours({
      weekly: workdays,
      exceptions: [
        { from: '2026-03-02', to: '2026-03-31', kind: 'closed' },
        { from: '2026-03-18', to: '2026-03-18', kind: 'special', ranges: [{ opens: '10:00', closes: '12:00' }] },
      ],
    }),
    '2026-03-16T12:00:00Z',
    'closed',
    undefined,
    '2026-03-18T11:00:00Z',
  ],
  [
    'closed on public holidays',
    holidayHours('closed'),
    '2026-03-16T12:00:00Z',
    'closed',
    undefined,
    '2026-03-17T10:00:00Z',
    '2026-03-16',
  ],
  [
    'open on public holidays',
    holidayHours('open'),
    '2026-03-16T12:00:00Z',
    'open',
    '2026-03-16T19:00:00Z',
    undefined,
    '2026-03-16',
  ],
  [
    'special holiday with its exception',
    special,
    '2026-03-16T12:00:00Z',
    'open',
    '2026-03-16T13:00:00Z',
    undefined,
    '2026-03-16',
  ],
  [
    'always heeds no public holiday',
    hours({ hoursStatus: 'always', publicHolidays: 'closed' }),
    '2026-03-16T12:00:00Z',
    'open',
    undefined,
    undefined,
    '2026-03-16',
  ],
  // Spring: at 00:00 on Sunday 2026-03-29 the clock goes to 01:00, so that midnight does not exist.
  [
    'spring, a night across the change is an hour shorter',
    hours({ weekly: [{ day: 6, opens: '22:00', closes: '06:00' }] }),
    '2026-03-29T00:59:00Z',
    'open',
    '2026-03-29T06:00:00Z',
  ],
  [
    'spring, opening at the hour that is skipped',
    hours({ weekly: [{ day: 7, opens: '00:30', closes: '06:00' }] }),
    '2026-03-29T01:00:00Z',
    'open',
    '2026-03-29T06:00:00Z',
  ],
  [
    'spring, closing in the hour that is skipped',
    hours({ weekly: [{ day: 6, opens: '18:00', closes: '00:30' }] }),
    '2026-03-29T00:50:00Z',
    'closing-soon',
    '2026-03-29T01:00:00Z',
  ],
  [
    'spring, a range wholly in the hour that is skipped',
    hours({ weekly: [{ day: 7, opens: '00:10', closes: '00:50' }] }),
    '2026-03-29T01:00:00Z',
    'closed',
    undefined,
    '2026-04-05T00:10:00Z',
  ],
  [
    'spring, two whole days still touch',
    hours({
      weekly: [
        { day: 6, opens: '00:00', closes: '24:00' },
        { day: 7, opens: '00:00', closes: '24:00' },
      ],
    }),
    '2026-03-28T12:00:00Z',
    'open',
    '2026-03-30T00:00:00Z',
  ],
  [
    'spring, opening the day after moves in UTC',
    hours({ weekly: workdays }),
    '2026-03-27T20:00:00Z',
    'closed',
    undefined,
    '2026-03-30T09:00:00Z',
  ],
  // Autumn: at 01:00 on Sunday 2026-10-25 the clock goes back to 00:00, so 00:00–01:00 happens twice.
  [
    'autumn, closes at the first of the two 00:30',
    hours({ weekly: [{ day: 6, opens: '18:00', closes: '00:30' }] }),
    '2026-10-25T00:20:00Z',
    'closing-soon',
    '2026-10-25T00:30:00Z',
  ],
  [
    'autumn, stays closed at the second 00:15',
    hours({ weekly: [{ day: 6, opens: '18:00', closes: '00:30' }] }),
    '2026-10-25T01:15:00Z',
    'closed',
    undefined,
    '2026-10-31T19:00:00Z',
  ],
  [
    'autumn, a night across the change is an hour longer',
    hours({ weekly: [{ day: 6, opens: '22:00', closes: '06:00' }] }),
    '2026-10-25T01:30:00Z',
    'open',
    '2026-10-25T07:00:00Z',
  ],
  [
    'autumn, the whole Sunday has 25 hours',
    hours({ weekly: [{ day: 7, opens: '00:00', closes: '24:00' }] }),
    '2026-10-25T00:00:00Z',
    'open',
    '2026-10-26T01:00:00Z',
  ],
  ['no ranges at all', hours(), '2026-03-16T12:00:00Z', 'closed'],
  ['by appointment', hours({ hoursStatus: 'appointment', weekly: workdays }), '2026-03-16T12:00:00Z', 'appointment'],
  ['not known', hours({ hoursStatus: 'unknown', weekly: workdays }), '2026-03-16T12:00:00Z', 'unknown'],
  ['a zone nobody knows', hours({ timeZone: 'Atlantic/Orvela', weekly: workdays }), '2026-03-16T12:00:00Z', 'unknown'],
  [
    'closed for good',
    hours({ operationalStatus: 'permanently-closed', hoursStatus: 'always' }),
    '2026-03-16T12:00:00Z',
    'permanently-closed',
  ],
  [
    'closed for a time, date known',
    hours({ operationalStatus: 'temporarily-closed', operationalDate: '2026-05-03', weekly: workdays }),
    '2026-03-16T12:00:00Z',
    'temporarily-closed',
    undefined,
    '2026-05-04T09:00:00Z',
  ],
  [
    'closed for a time, date past',
    hours({ operationalStatus: 'temporarily-closed', operationalDate: '2026-03-01' }),
    '2026-03-16T12:00:00Z',
    'temporarily-closed',
  ],
  [
    'opens one day, hours not known',
    hours({ operationalStatus: 'opening-soon', operationalDate: '2026-05-03', hoursStatus: 'unknown' }),
    '2026-03-16T12:00:00Z',
    'opening-soon',
    undefined,
    '2026-05-03T00:00:00Z',
  ],
  [
    'another zone, the same rules',
    hours({ timeZone: 'Pacific/Auckland', weekly: workdays }),
    '2026-03-15T20:00:00Z',
    'open',
    '2026-03-16T05:00:00Z',
  ],
  [
    'a zone 45 minutes off the hour',
    hours({ timeZone: 'Asia/Kathmandu', weekly: workdays }),
    '2026-03-16T03:14:00Z',
    'opening-soon',
    undefined,
    '2026-03-16T03:15:00Z',
  ],
];

describe('openState', () => {
  it.each(rows)('%s', (_name, given, now, state, until, next, holiday) => {
    const result = openState(given, new Date(now), holiday === undefined ? noHoliday : holidayOn(holiday));
    expect(result).toEqual({
      state,
      holidayUncertain: false,
      ...(until === undefined ? {} : { until: new Date(until) }),
      ...(next === undefined ? {} : { next: new Date(next) }),
    });
  });

  it.each([
    ['unknown on a holiday', holidayHours('unknown'), '2026-03-16T12:00:00Z', '2026-03-16', 'open', true],
    [
      'special on a holiday without an exception',
      holidayHours('special'),
      '2026-03-16T12:00:00Z',
      '2026-03-16',
      'open',
      true,
    ],
    [
      'unknown, the opening named falls on a holiday',
      holidayHours('unknown'),
      '2026-03-16T20:00:00Z',
      '2026-03-17',
      'closed',
      true,
    ],
    [
      'unknown, the holiday is another day',
      holidayHours('unknown'),
      '2026-03-16T12:00:00Z',
      '2026-03-18',
      'open',
      false,
    ],
    ['closed is certain', holidayHours('closed'), '2026-03-16T12:00:00Z', '2026-03-16', 'closed', false],
    [
      'the night that began on a holiday',
      hours({ weekly: overnight.weekly, publicHolidays: 'unknown' }),
      '2026-03-21T05:00:00Z',
      '2026-03-20',
      'open',
      true,
    ],
    [
      'the night before a holiday',
      hours({ weekly: overnight.weekly, publicHolidays: 'unknown' }),
      '2026-03-21T05:00:00Z',
      '2026-03-21',
      'open',
      false,
    ],
    [
      'round the clock, a holiday later in the week',
      hours({ weekly: everyDay('00:00', '24:00'), publicHolidays: 'unknown' }),
      '2026-03-16T12:00:00Z',
      '2026-03-19',
      'open',
      false,
    ],
  ] as const)('says when a holiday makes it unsure: %s', (_name, given, now, holiday, state, uncertain) => {
    expect(openState(given, new Date(now), holidayOn(holiday))).toMatchObject({ state, holidayUncertain: uncertain });
  });

  it('answers unknown for an instant out of range', () => {
    for (const instant of [Number.NaN, 8.64e15, -8.64e15]) {
      expect(openState(alwaysOpen, new Date(instant), noHoliday).state).toBe('unknown');
    }
  });

  it('answers 2,400 facilities fast enough for a search', () => {
    const many = Array.from({ length: 2400 }, (_, index) =>
      hours({ weekly: index % 5 === 0 ? overnight.weekly : workdays, publicHolidays: 'closed' }),
    );
    const now = new Date('2026-03-21T12:00:00Z');
    const search = () => many.forEach((each) => openState(each, now, noHoliday));
    expect(cpuTime(10, search)).toBeLessThan(40);
  });
});

describe('nextChange', () => {
  it.each([
    ['2026-03-16T12:00:00Z', '2026-03-16T18:30:00Z'],
    ['2026-03-16T18:30:00Z', '2026-03-16T19:00:00Z'],
    ['2026-03-16T19:00:00Z', '2026-03-17T09:00:00Z'],
    ['2026-03-17T09:00:00Z', '2026-03-17T10:00:00Z'],
  ])('after %s comes %s', (now, change) => {
    const instant = new Date(now);
    expect(nextChange(openState(hours({ weekly: workdays }), instant, noHoliday), instant)).toEqual(new Date(change));
  });

  it('knows when nothing is due', () => {
    const instant = new Date('2026-03-16T12:00:00Z');
    expect(nextChange(openState(alwaysOpen, instant, noHoliday), instant)).toBeUndefined();
    expect(nextChange(openState(hours(), instant, noHoliday), instant)).toBeUndefined();
  });
});

describe('hoursForDate', () => {
  it('gives the ranges of the week, of an exception, of a holiday', () => {
    expect(hoursForDate(split, '2026-03-16', noHoliday)).toEqual({
      ranges: [
        { day: 1, opens: '09:00', closes: '12:30' },
        { day: 1, opens: '14:00', closes: '18:00' },
      ],
      publicHoliday: false,
      uncertain: false,
    });
    expect(hoursForDate(special, '2026-03-16', noHoliday)).toMatchObject({
      ranges: [{ opens: '10:00', closes: '12:00' }],
      exception: { kind: 'special' },
    });
    expect(hoursForDate(holidayHours('closed'), '2026-03-16', holidayOn('2026-03-16'))).toEqual({
      ranges: [],
      publicHoliday: true,
      uncertain: false,
    });
    expect(hoursForDate(holidayHours('unknown'), '2026-03-16', holidayOn('2026-03-16')).uncertain).toBe(true);
    expect(hoursForDate(alwaysOpen, '2026-03-16', noHoliday).ranges).toEqual([{ opens: '00:00', closes: '24:00' }]);
    expect(hoursForDate(hours(), 'not a date', noHoliday).ranges).toEqual([]);
  });
});

const pad = (value: number) => String(value).padStart(2, '0');
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`);
const range = fc.record({ opens: time, closes: fc.oneof(time, fc.constant('24:00')) });
const start = Date.UTC(2026, 0, 1);
const date = fc.integer({ min: 0, max: 400 }).map((day) => new Date(start + day * dayMs).toISOString().slice(0, 10));
const exception = fc
  .record({
    from: date,
    to: date,
    kind: fc.constantFrom('closed' as const, 'special' as const),
    ranges: fc.array(range, { maxLength: 3 }),
  })
  .map((each) => (each.from <= each.to ? each : { ...each, from: each.to, to: each.from }));
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  timeZone: fc.oneof(
    fc.constantFrom(
      'Atlantic/Azores',
      'Europe/Istanbul',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Kiritimati',
    ),
    fc.string({ maxLength: 20 }),
  ),
  hoursStatus: fc.constantFrom(
    'known' as const,
    'known' as const,
    'known' as const,
    'always' as const,
    'appointment' as const,
    'unknown' as const,
  ),
  weekly: fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 7 }), opens: time, closes: fc.oneof(time, fc.constant('24:00')) }),
    { maxLength: 14 },
  ),
  exceptions: fc.array(exception, { maxLength: 4 }),
  publicHolidays: fc.constantFrom('open' as const, 'closed' as const, 'special' as const, 'unknown' as const),
  operationalStatus: fc.constantFrom(
    'open' as const,
    'open' as const,
    'open' as const,
    'temporarily-closed' as const,
    'permanently-closed' as const,
    'opening-soon' as const,
  ),
  operationalDate: fc.oneof(date, fc.constantFrom('0001-01-01', '9999-12-31', 'soon')),
});
const instant = fc.integer({ min: start, max: start + 400 * dayMs }).map((ms) => new Date(ms));
const someHolidays = (isoDate: string) => isoDate.endsWith('1');

describe('openState, for any hours', () => {
  it('never throws, and closing lies ahead while opening lies ahead when shut', () => {
    fc.assert(
      fc.property(anyHours, instant, (given, now) => {
        const { state, until, next } = openState(given, now, someHolidays);
        if (until) expect(until.getTime()).toBeGreaterThan(now.getTime());
        if (next) expect(next.getTime()).toBeGreaterThan(now.getTime());
        if (state === 'closing-soon') expect(until).toBeDefined();
        if (state === 'closed') expect(until).toBeUndefined();
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('is constant up to the next change', () => {
    fc.assert(
      fc.property(
        anyHours,
        instant,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (given, now, share) => {
          const first = openState(given, now, someHolidays);
          const week = now.getTime() + 7 * dayMs;
          const end = Math.min(nextChange(first, now)?.getTime() ?? week, week);
          const later = new Date(Math.min(end - 1, now.getTime() + Math.floor((end - now.getTime()) * share)));
          expect(openState(given, later, someHolidays).state).toBe(first.state);
        },
      ),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
