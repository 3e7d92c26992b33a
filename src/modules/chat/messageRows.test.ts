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
