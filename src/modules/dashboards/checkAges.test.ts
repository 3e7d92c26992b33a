import { describe, expect, it } from 'vitest';

import { dayMs } from '#lib/time/duration';

import { checkAgeOf, waitingAgeOf } from './checkAges';

const now = Date.UTC(2026, 10, 26);
const ago = (days: number) => new Date(now - days * dayMs).toISOString();

describe('ages', () => {
  it.each([
    [0, 'quarter'],
    [91, 'quarter'],
    [92, 'half-year'],
    [183, 'year'],
    [365, 'year'],
    [366, 'older'],
  ])('of a check %d days ago is %s', (days, age) => {
    expect(checkAgeOf(ago(days), now)).toBe(age);
  });

  it('of no check is never', () => {
    expect(checkAgeOf(undefined, now)).toBe('never');
  });

  it.each([
    [0.5, 'day'],
    [2, 'week'],
    [7, 'week'],
    [30, 'month'],
    [31, 'older'],
  ])('of a request of %d days is %s', (days, age) => {
    expect(waitingAgeOf(ago(days), now)).toBe(age);
  });
});
