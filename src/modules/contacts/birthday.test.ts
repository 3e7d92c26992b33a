import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { birthdayFacts } from './birthday';

describe('a birthday', () => {
  it.each([
    ['1990-03-16', '2026-03-16', { age: 36, daysToGo: 0 }],
    ['1990-03-17', '2026-03-16', { age: 35, daysToGo: 1 }],
    ['1990-03-15', '2026-03-16', { age: 36, daysToGo: 364 }],
    ['2000-02-29', '2026-02-28', { age: 25, daysToGo: 1 }],
    ['2000-02-29', '2026-03-01', { age: 26, daysToGo: 0 }],
    ['2000-02-29', '2028-02-29', { age: 28, daysToGo: 0 }],
    ['2026-03-16', '2026-03-16', { age: 0, daysToGo: 0 }],
    ['2026-03-17', '2026-03-16', undefined],
  ])('%s on %s', (birthday, today, facts) => {
    expect(birthdayFacts(birthday, today)).toEqual(facts);
  });

  it('is within a year, whenever it is asked about', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [birthday = '', today = ''] = [one, other].toSorted();
        const { age = -1, daysToGo = -1 } = birthdayFacts(birthday, today) ?? {};
        expect(age).toBeGreaterThanOrEqual(0);
        expect(daysToGo).toBeGreaterThanOrEqual(0);
        expect(daysToGo).toBeLessThan(366);
      }),
    );
  });
});
