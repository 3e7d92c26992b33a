import { describe, expect, it } from 'vitest';

import { swipeDirection } from './swipeDirection';

describe('swipeDirection', () => {
  it.each([
    [-80, 10, false, 1],
    [80, -10, false, -1],
    [80, -10, true, 1],
    [-80, 10, true, -1],
    [-30, 0, false, null],
    [-80, 70, false, null],
  ])('%i, %i, right to left %s, is %s', (dx, dy, rtl, direction) => {
    expect(swipeDirection(dx, dy, rtl)).toBe(direction);
  });
});
