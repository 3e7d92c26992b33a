import { describe, expect, it } from 'vitest';

import { arrivalText } from './arrival';
import type { ArrivalHours } from './arrival';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '18:00' }));
const hours: ArrivalHours = {
  timeZone: 'UTC',
  hoursStatus: 'known',
  weekly: weekdays,
  exceptions: [],
  publicHolidays: 'unknown',
  operationalStatus: 'open',
  holidays: [],
};
// A Monday.
const at = (time: string) => new Date(`2026-03-16T${time}:00Z`);
const minutes = (count: number) => count * 60;

describe('the opening state on arrival', () => {
  it.each([
    ['10:00', 30, 'open', 'openUntil', { time: '18:00' }],
    ['17:25', 30, 'closing-soon', 'closesIn', { count: 5 }],
    // Open now, but closed on arrival.
    ['17:50', 30, 'closed', 'closedOpensTomorrow', { time: '09:00' }],
    // Closed now, but open on arrival.
    ['08:45', 30, 'open', 'openUntil', { time: '18:00' }],
    ['08:00', 40, 'opening-soon', 'opensIn', { count: 20 }],
    ['06:00', 20, 'closed', 'closedOpensToday', { time: '09:00' }],
    // At closing time it counts as closed.
    ['17:30', 30, 'closed', 'closedOpensTomorrow', { time: '09:00' }],
    // Arrival is after midnight; "tomorrow" is relative to the reader, who is still in the evening before.
    ['23:30', 60, 'closed', 'closedOpensTomorrow', { time: '09:00' }],
  ])('at %s, %d minutes away: %s', (time, away, state, localKey, values) => {
    expect(arrivalText(hours, at(time), minutes(away), 'en')).toMatchObject({ state, localKey, values });
  });

  it('names the day when it is days away', () => {
    const friday = new Date('2026-03-20T17:50:00Z');
    expect(arrivalText(hours, friday, minutes(30), 'en')).toMatchObject({
      localKey: 'closedOpensDay',
      values: { day: 'Monday', time: '09:00' },
    });
  });

  it('respects holidays, and says so where the hours are uncertain', () => {
    const holiday = { ...hours, holidays: [{ date: '2026-03-16' }] };
    expect(arrivalText(holiday, at('10:00'), 60, 'en').holidayKey).toBe('openState.holidayUncertain');
    const shut = { ...holiday, publicHolidays: 'closed' as const };
    expect(arrivalText(shut, at('10:00'), 60, 'en')).toMatchObject({ localKey: 'closedOpensTomorrow' });
  });

  it.each([
    [{ hoursStatus: 'always' }, 'openState.openAllDay'],
    [{ hoursStatus: 'appointment' }, 'openState.appointment'],
    [{ hoursStatus: 'unknown' }, 'openState.unknown'],
    [{ operationalStatus: 'permanently-closed' }, 'openState.permanentlyClosed'],
    [{ operationalStatus: 'temporarily-closed' }, 'openState.temporarilyClosed'],
    [{ operationalStatus: 'opening-soon' }, 'openState.openingSoon'],
  ] as const)('uses the common texts for states that do not depend on the time: %o', (change, commonKey) => {
    expect(arrivalText({ ...hours, ...change }, at('10:00'), 60, 'en')).toMatchObject({ commonKey });
  });
});
