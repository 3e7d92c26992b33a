import { describe, expect, it } from 'vitest';

import { paginate } from './paginate';

const items = Array.from({ length: 41 }, (_, index) => index);

describe('paginate', () => {
  it.each([
    [1, 0, 19],
    [2, 20, 39],
    [3, 40, 40],
    [0, 0, 19],
    [-3, 0, 19],
    [Number.NaN, 0, 19],
    [2.7, 20, 39],
  ])('page %d', (page, startIndex, endIndex) => {
    const result = paginate(items, page, 20);
    expect(result.items).toEqual(items.slice(startIndex, endIndex + 1));
    expect(result.pagination).toMatchObject({ length: 41, size: 20, lastPage: 3, startIndex, endIndex });
  });

  it('says which page is the last when asked for one above it', () => {
    expect(paginate(items, 4, 20)).toEqual({ items: null, pagination: { lastPage: 3 } });
    expect(paginate(items, Infinity, 20)).toEqual({ items: null, pagination: { lastPage: 3 } });
  });

  it('gives an empty list one empty page', () => {
    expect(paginate([], 1, 20)).toEqual({
      items: [],
      pagination: { length: 0, size: 20, page: 1, lastPage: 1, startIndex: 0, endIndex: -1 },
    });
  });
});
