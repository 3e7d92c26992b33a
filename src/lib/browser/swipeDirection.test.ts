import { describe, expect, it } from 'vitest';

import { swipeDirection } from './swipeDirection';

describe('swipeDirection', () => {
  it.each([
    [-80, 10, 1],
    [80, -10, -1],
    [-30, 0, null],
    [-80, 70, null],
  ])('%i, %i is %s', (dx, dy, direction) => {
    expect(swipeDirection(dx, dy)).toBe(direction);
  });
});
