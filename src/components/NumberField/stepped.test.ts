import { describe, expect, it } from 'vitest';

import { stepped } from './stepped';

describe('stepped', () => {
  it.each([
    [5, 1, { step: 1 }, 6],
    [0.1, 2, { step: 0.1 }, 0.3],
    [7, 1, { step: 5 }, 10],
    [7, -1, { step: 5 }, 5],
    [9, 10, { step: 1, max: 12 }, 12],
    [3, -10, { step: 1, min: 1 }, 1],
    [3, 1, { step: 2, min: 1 }, 5],
    [null, 1, { step: 1, min: 4 }, 4],
    [null, -1, { step: 1, max: 9 }, 9],
    [null, 1, { step: 1 }, 0],
  ])('%s by %s steps in %o is %s', (value, steps, range, next) => {
    expect(stepped(value, steps, range)).toBe(next);
  });
});
