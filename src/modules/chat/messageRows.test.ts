import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { messageRows, rowOfDate } from './messageRows';
import type { DisplayedMessage } from './pendingMessages';

const message = (createdAt: string, isMine = false): DisplayedMessage => ({
  key: `${createdAt} ${isMine}`,
  value: '',
  createdAt,
  isMine,
  state: 'sent',
});

const zones = [
  'UTC',
  'Europe/Istanbul',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
];
// Around changes of the clock in spring and autumn, in both hemispheres.
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 2, 7), max: Date.UTC(2026, 3, 6) }),
  fc.integer({ min: Date.UTC(2026, 8, 25), max: Date.UTC(2026, 10, 3) }),
  fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2030, 0, 1) }),
);

describe('rows of a conversation', () => {
  it('have the day that a clock on the wall of any time zone shows, and keep messages and order', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(instants, fc.boolean()), { maxLength: 40 }),
        fc.constantFrom(...zones),
        (entries, zone) => {
          const messages = entries
            .toSorted(([a], [b]) => a - b)
            .map(([at, isMine]) => message(new Date(at).toISOString(), isMine));
          const rows = messageRows(messages, zone, undefined);
          expect(rows.map((row) => row.message)).toEqual(messages);
          const wall = new Intl.DateTimeFormat('en-CA', {
            timeZone: zone,
            year: 'numeric',
            month: '2-digit',
            day: '2-digit',
          });
          for (const {
            date,
            message: { createdAt },
          } of rows)
            expect(date).toBe(wall.format(new Date(createdAt)));
        },
      ),
    ));

  it('have runs of one side and one day, each with a beginning and an end', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(600), fc.boolean()), { minLength: 1, maxLength: 40 }), (steps) => {
        let at = Date.UTC(2026, 2, 16, 20);
        const messages = steps.map(([seconds, isMine]) => {
          at += seconds * 1000;
          return message(new Date(at).toISOString(), isMine);
        });
        const rows = messageRows(messages, 'Europe/Istanbul', undefined);
        expect(rows[0]?.startsRun).toBe(true);
        expect(rows.at(-1)?.endsRun).toBe(true);
        rows.slice(1).forEach((row, index) => {
          const before = rows[index];
          expect(row.startsRun).toBe(before?.endsRun);
          if (row.message.isMine !== before?.message.isMine || row.date !== before.date)
            expect(row.startsRun).toBe(true);
        });
      }),
    ));

  it('mark the first unread message', () => {
    const messages = ['2026-03-16T10:00:00.000Z', '2026-03-16T10:01:00.000Z'].map((at) => message(at));
    const rows = messageRows(messages, 'UTC', messages[1]?.key);
    expect(rows.map(({ isFirstUnread }) => isFirstUnread)).toEqual([false, true]);
  });
});

describe('days', () => {
  const dates = (times: readonly string[], zone: string) =>
    messageRows(
      times.map((time) => message(time)),
      zone,
      undefined,
    ).map(({ date }) => date);

  it('begin at midnight of the viewer, not of Greenwich', () => {
    const times = ['2026-03-15T20:59:59Z', '2026-03-15T21:00:00Z', '2026-03-16T00:30:00Z'];
    expect(dates(times, 'Europe/Istanbul')).toEqual(['2026-03-15', '2026-03-16', '2026-03-16']);
    expect(dates(times, 'UTC')).toEqual(['2026-03-15', '2026-03-15', '2026-03-16']);
    expect(dates(times, 'America/Los_Angeles')).toEqual(['2026-03-15', '2026-03-15', '2026-03-15']);
    expect(dates(times, 'Pacific/Kiritimati')).toEqual(['2026-03-16', '2026-03-16', '2026-03-16']);
  });

  it('differ where only the month or the year does', () => {
    expect(dates(['2026-02-16T12:00:00Z', '2026-03-16T12:00:00Z'], 'UTC')).toEqual(['2026-02-16', '2026-03-16']);
    expect(dates(['2025-03-16T12:00:00Z', '2026-03-16T12:00:00Z'], 'UTC')).toEqual(['2025-03-16', '2026-03-16']);
  });

  it('have 23 hours when the clock goes forward', () => {
    // In Berlin, 2026-03-29 lasts from 23:00Z on the 28th to 22:00Z.
    const times = ['2026-03-28T22:59:00Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z'];
    expect(dates(times, 'Europe/Berlin')).toEqual(['2026-03-28', '2026-03-29', '2026-03-29', '2026-03-30']);
  });

  it('have 25 hours when the clock goes back', () => {
    const times = ['2026-10-24T21:59:00Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'];
    expect(dates(times, 'Europe/Berlin')).toEqual(['2026-10-24', '2026-10-25', '2026-10-25', '2026-10-26']);
  });

  it('are none without messages', () => expect(messageRows([], 'UTC', undefined)).toEqual([]));
});

describe('runs', () => {
  /** For each message, whether it starts and ends a run. */
  const runs = (...messages: ReadonlyArray<readonly [createdAt: string, isMine: boolean]>) =>
    messageRows(
      messages.map(([createdAt, isMine]) => message(createdAt, isMine)),
      'UTC',
      undefined,
    ).map(({ startsRun, endsRun }) => [startsRun, endsRun]);
  const only = [true, true];
  const first = [true, false];
  const last = [false, true];

  it('end where the other side speaks', () =>
    expect(
      runs(
        ['2026-03-16T09:00:00Z', true],
        ['2026-03-16T09:01:00Z', true],
        ['2026-03-16T09:02:00Z', false],
        ['2026-03-16T09:03:00Z', true],
      ),
    ).toEqual([first, last, only, only]));

  it('end after a pause of more than five minutes', () =>
    expect(
      runs(['2026-03-16T09:00:00Z', false], ['2026-03-16T09:05:00Z', false], ['2026-03-16T09:10:01Z', false]),
    ).toEqual([first, last, only]));

  it('end at midnight', () =>
    expect(runs(['2026-03-15T23:59:00Z', false], ['2026-03-16T00:01:00Z', false])).toEqual([only, only]));
});

describe('the row of a date', () => {
  const rows = messageRows(
    ['2026-03-02T10:00:00.000Z', '2026-03-02T11:00:00.000Z', '2026-03-09T10:00:00.000Z'].map((at) => message(at)),
    'UTC',
    undefined,
  );
  it.each([
    ['2026-03-02', '2026-03-02T10:00:00.000Z'],
    ['2026-03-03', '2026-03-09T10:00:00.000Z'],
    ['2026-01-01', '2026-03-02T10:00:00.000Z'],
    ['2026-12-31', '2026-03-09T10:00:00.000Z'],
  ])('%s is the first of that day or of the next with messages', (date, createdAt) =>
    expect(rowOfDate(rows, date)?.message.createdAt).toBe(createdAt),
  );
});
