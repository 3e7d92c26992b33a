import { describe, expect, it } from 'vitest';

import { byDay } from './byDay';

describe('byDay', () => {
  it('groups by the calendar day of the zone', () => {
    const events = ['2026-03-16T09:00:00Z', '2026-03-15T22:30:00Z', '2026-03-15T08:00:00Z'].map((at) => ({ at }));
    expect(byDay(events, 'UTC').map(({ day, events: { length } }) => [day, length])).toEqual([
      ['2026-03-16', 1],
      ['2026-03-15', 2],
    ]);
    // Already past midnight in Istanbul.
    expect(byDay(events, 'Europe/Istanbul').map(({ events: { length } }) => length)).toEqual([2, 1]);
  });

  it('keeps the same day of another month apart', () => {
    expect(byDay([{ at: '2026-03-16T09:00:00Z' }, { at: '2026-02-16T09:00:00Z' }], 'UTC')).toHaveLength(2);
  });
});
