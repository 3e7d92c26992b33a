import { describe, expect, it } from 'vitest';

import { seriesFacts } from './summary';

describe('seriesFacts', () => {
  it('finds the extremes, where they are, and the last value', () => {
    expect(seriesFacts([4, null, 9, 2, 9, 5, null])).toEqual({ min: 2, minRow: 3, max: 9, maxRow: 2, last: 5 });
  });

  it('has nothing to say about nothing', () => {
    expect(seriesFacts([null, null])).toBeUndefined();
  });
});
