import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dueDayIn, dueInstantOn } from './dueDay';
import { dayNumberToIsoDate } from './zonedTime';

const zones = ['Europe/Istanbul', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'];

describe('the day on which something is due', () => {
  it('is the day that was chosen, in every zone and across changes of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_000, max: 22_000 }), fc.constantFrom(...zones), (number, zone) => {
        const day = dayNumberToIsoDate(number);
        expect(dueDayIn(zone, dueInstantOn(day, zone))).toBe(day);
      }),
    );
  });

  it('is the same day in the zones around', () => {
    const instant = dueInstantOn('2026-03-16', 'Europe/Istanbul');
    expect(dueDayIn('Europe/London', instant)).toBe('2026-03-16');
    expect(dueDayIn('Asia/Tehran', instant)).toBe('2026-03-16');
  });
});
