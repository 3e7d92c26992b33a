import { describe, expect, it } from 'vitest';

import { barLayoutOf } from './barLayout';

describe('barLayoutOf', () => {
  it('centres bars of whole pixels with a gap between them', () => {
    expect(barLayoutOf(60, 1)).toEqual({ size: 40, offsets: [10] });
    expect(barLayoutOf(60, 2)).toEqual({ size: 19, offsets: [10, 31] });
  });

  it('lets bars touch where the band is narrow', () => {
    expect(barLayoutOf(4, 3)).toEqual({ size: 1, offsets: [1, 2, 3] });
  });

  it('keeps bars inside a band of less than a pixel for each', () => {
    const { size, offsets } = barLayoutOf(0.5, 2);
    expect(size).toBeCloseTo(0.225);
    expect((offsets.at(-1) ?? 0) + size).toBeLessThanOrEqual(0.5);
  });
});
