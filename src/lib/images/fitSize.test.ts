import { describe, expect, it } from 'vitest';

import { fitSize } from './fitSize';

describe('fitSize', () => {
  it('scales the longer side, and never up', () => {
    expect(fitSize({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitSize({ width: 10, height: 20_000 }, 1600)).toEqual({ width: 1, height: 1600 });
    expect(fitSize({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
  });
});
