import { afterEach, expect, it } from 'vitest';

import { setClock } from './clock';
import { todayIn } from './today';
import { daysBetween, isoDateAt } from './zonedTime';

afterEach(() => setClock(undefined));

it('reads the date by the clock of the zone', () => {
  const instant = Date.parse('2026-12-31T23:30:00Z');
  expect(isoDateAt('UTC', instant)).toBe('2026-12-31');
  expect(isoDateAt('Europe/Istanbul', instant)).toBe('2027-01-01');
  setClock(new Date(instant));
  expect(todayIn('Europe/Istanbul')).toBe('2027-01-01');
});

it('counts days over a change of the clock', () => {
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
});
