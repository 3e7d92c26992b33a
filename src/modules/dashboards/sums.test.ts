import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { apportion, shareOf, sumOf } from './sums';

const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 });

describe('apportion', () => {
  it('gives the largest remainders the rest', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(100, [80, 20])).toEqual([80, 20]);
    expect(apportion(7, [0, 0])).toEqual([0, 0]);
  });

  it('adds up to the whole, each part at most 1 away from its share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (whole, parts) => {
        fc.pre(sumOf(parts) > 0);
        const divided = apportion(whole, parts);
        expect(sumOf(divided)).toBe(whole);
        for (const [index, part] of divided.entries()) {
          const exact = whole * shareOf(parts[index] ?? 0, sumOf(parts));
          expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });
});

describe('shareOf', () => {
  it('adds up to 1 over the parts of a whole', () => {
    fc.assert(
      fc.property(weights, (parts) => {
        fc.pre(sumOf(parts) > 0);
        expect(sumOf(parts.map((part) => shareOf(part, sumOf(parts))))).toBeCloseTo(1, 9);
      }),
    );
    expect(shareOf(0, 0)).toBe(0);
  });
});
