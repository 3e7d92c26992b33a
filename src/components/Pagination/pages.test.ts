import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clampPage, pageItems } from './pages';

const drawn = (page: number, last: number) =>
  pageItems(page, last)
    .map((item) => (typeof item === 'string' ? '…' : item === clampPage(page, last) ? `[${item}]` : item))
    .join(' ');

describe('pageItems', () => {
  it.each([
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [2, 2, '1 [2]'],
    [5, 12, '1 … 4 [5] 6 … 12'],
    [1, 12, '[1] 2 … 12'],
    [12, 12, '1 … 11 [12]'],
    [3, 12, '1 2 [3] 4 … 12'],
    [4, 12, '1 2 3 [4] 5 … 12'],
    [9, 12, '1 … 8 [9] 10 11 12'],
    [69, 137, '1 … 68 [69] 70 … 137'],
    [200, 137, '1 … 136 [137]'],
    [Number.NaN, 3, '[1] 2 3'],
    [-4, 0, '[1]'],
  ])('draws page %i of %i as %s', (page, last, shape) => {
    expect(drawn(page, last)).toBe(shape);
  });

  it('always rises, holds both ends and the page itself, and hides no single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (last, wanted) => {
        const page = clampPage(wanted, last);
        const items = pageItems(page, last);
        const numbers = items.filter((item) => typeof item === 'number');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, last]));
        expect(items.length).toBeLessThanOrEqual(7);
        items.forEach((item, index) => {
          if (typeof item === 'number') return;
          const hidden = Number(items[index + 1]) - Number(items[index - 1]) - 1;
          expect(hidden).toBeGreaterThan(1);
        });
      }),
    );
  });
});
