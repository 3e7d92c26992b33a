import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changeBetween } from './changeBetween';

describe('changeBetween', () => {
  it('has a direction and a share of the earlier figure', () => {
    expect(changeBetween(112, 100)).toEqual({ direction: 'up', share: 0.12 });
    expect(changeBetween(75, 100)).toEqual({ direction: 'down', share: 0.25 });
    expect(changeBetween(100, 100)).toEqual({ direction: 'flat', share: 0 });
    expect(changeBetween(0, 0)).toEqual({ direction: 'flat', share: 0 });
    expect(changeBetween(5, 0)).toEqual({ direction: 'up', share: null });
    expect(changeBetween(-50, -100)).toEqual({ direction: 'up', share: 0.5 });
  });

  it('leads from the earlier figure to the later one', () => {
    const figure = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(figure, figure, (value, before) => {
        const { direction, share } = changeBetween(value, before);
        const sign = { up: 1, down: -1, flat: 0 }[direction];
        expect(before * (1 + sign * (share ?? NaN))).toBeCloseTo(value, 3);
      }),
    );
  });
});
