import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shuffledIndexes } from './shuffle';

describe('shuffledIndexes', () => {
  it('has every index once, the same each time, and not in the original order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.string(), (count, seed) => {
        const order = shuffledIndexes(count, seed);
        const original = Array.from({ length: count }, (_, at) => at);
        expect(order.toSorted((a, b) => a - b)).toEqual(original);
        expect(order).not.toEqual(original);
        expect(shuffledIndexes(count, seed)).toEqual(order);
      }),
    );
  });

  it('differs between questions', () => {
    const orders = Array.from({ length: 20 }, (_, at) => shuffledIndexes(5, `step ${at}`).join(' '));
    expect(new Set(orders).size).toBeGreaterThan(5);
  });
});
