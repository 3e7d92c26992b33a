import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minuteMs } from '#lib/time/duration';

import { fromFieldValue, snoozedUntil, toFieldValue } from './reminderTime';

const evening = new Date('2026-03-28T20:41:30.000Z');

describe('the time of a reminder', () => {
  it('is in an hour, at a whole minute', () => {
    expect(snoozedUntil('hour', evening, 'Europe/Istanbul')).toBe('2026-03-28T21:42:00.000Z');
  });

  it('is tomorrow at nine where the person is, also when the clocks change at night', () => {
    expect(snoozedUntil('tomorrow', evening, 'Europe/Istanbul')).toBe('2026-03-29T06:00:00.000Z');
    expect(snoozedUntil('tomorrow', evening, 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z');
    expect(snoozedUntil('tomorrow', evening, 'Pacific/Auckland')).toBe('2026-03-29T20:00:00.000Z');
  });

  it('is the same in a field and back', () => {
    expect(toFieldValue('2026-03-28T20:40:00.000Z', 'Europe/Istanbul')).toBe('2026-03-28T23:40');
    const minutes = fc.integer({ min: 0, max: 50 * 365 * 24 * 60 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * minuteMs).toISOString();
        // Without an hour that comes twice.
        expect(fromFieldValue(toFieldValue(instant, 'Asia/Tokyo'), 'Asia/Tokyo')).toBe(instant);
      }),
    );
  });
});
