import { describe, expect, it } from 'vitest';

import { messageGroups } from './messageGroups';

const message = (createdAt: string, isMine = false) => ({ createdAt, isMine });
const dates = (times: readonly string[], zone: string) =>
  messageGroups(
    times.map((time) => message(time)),
    zone,
  ).map(({ date, runs }) => [date, runs.flatMap(({ messages }) => messages).length]);

describe('days', () => {
  it('begin at midnight of the viewer, not of Greenwich', () => {
    const times = ['2026-03-15T20:59:59Z', '2026-03-15T21:00:00Z', '2026-03-16T00:30:00Z'];
    expect(dates(times, 'Europe/Istanbul')).toEqual([
      ['2026-03-15', 1],
      ['2026-03-16', 2],
    ]);
    expect(dates(times, 'UTC')).toEqual([
      ['2026-03-15', 2],
      ['2026-03-16', 1],
    ]);
    expect(dates(times, 'America/Los_Angeles')).toEqual([['2026-03-15', 3]]);
    expect(dates(times, 'Pacific/Kiritimati')).toEqual([['2026-03-16', 3]]);
  });

  it('differ where only the month or the year does', () => {
    expect(dates(['2026-02-16T12:00:00Z', '2026-03-16T12:00:00Z'], 'UTC')).toHaveLength(2);
    expect(dates(['2025-03-16T12:00:00Z', '2026-03-16T12:00:00Z'], 'UTC')).toHaveLength(2);
  });

  it('have 23 hours when the clock goes forward', () => {
    // In Berlin, 2026-03-29 lasts from 23:00Z on the 28th to 22:00Z.
    const times = ['2026-03-28T22:59:00Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z'];
    expect(dates(times, 'Europe/Berlin')).toEqual([
      ['2026-03-28', 1],
      ['2026-03-29', 2],
      ['2026-03-30', 1],
    ]);
  });

  it('have 25 hours when the clock goes back', () => {
    const times = ['2026-10-24T21:59:00Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'];
    expect(dates(times, 'Europe/Berlin')).toEqual([
      ['2026-10-24', 1],
      ['2026-10-25', 2],
      ['2026-10-26', 1],
    ]);
  });

  it('keep the order of the messages', () => {
    const messages = ['10:00', '10:01', '10:01', '10:20'].map((time, n) => ({
      ...message(`2026-03-16T${time}:00Z`, n % 2 === 0),
      n,
    }));
    const flat = messageGroups(messages, 'UTC').flatMap(({ runs }) => runs.flatMap((run) => run.messages));
    expect(flat.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });

  it('are none without messages', () => expect(messageGroups([], 'UTC')).toEqual([]));
});

describe('runs', () => {
  const lengths = (...messages: ReadonlyArray<readonly [time: string, isMine: boolean]>) =>
    messageGroups(
      messages.map(([time, isMine]) => message(`2026-03-16T${time}Z`, isMine)),
      'UTC',
    ).flatMap(({ runs }) => runs.map((run) => [run.isMine, run.messages.length]));

  it('end where the other side speaks', () =>
    expect(lengths(['09:00:00', true], ['09:01:00', true], ['09:02:00', false], ['09:03:00', true])).toEqual([
      [true, 2],
      [false, 1],
      [true, 1],
    ]));

  it('end after a pause of more than five minutes', () =>
    expect(lengths(['09:00:00', false], ['09:05:00', false], ['09:10:01', false])).toEqual([
      [false, 2],
      [false, 1],
    ]));

  it('end at midnight', () =>
    expect(
      messageGroups([message('2026-03-15T23:59:00Z'), message('2026-03-16T00:01:00Z')], 'UTC').map(
        ({ runs }) => runs.length,
      ),
    ).toEqual([1, 1]));
});
