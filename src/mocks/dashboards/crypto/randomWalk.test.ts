import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { walkAt, walkBound } from './randomWalk';

const seed = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const step = fc.integer({ min: 0, max: 2_000_000_000 });

describe('the random walk', () => {
  it('is the same whenever and in whatever order it is asked', () => {
    fc.assert(
      fc.property(seed, fc.array(step, { minLength: 2, maxLength: 20 }), (one, steps) => {
        const forwards = steps.map((at) => walkAt(one, at));
        expect(
          steps
            .toReversed()
            .map((at) => walkAt(one, at))
            .toReversed(),
        ).toEqual(forwards);
      }),
    );
  });

  it('never leaves its bounds', () => {
    fc.assert(fc.property(seed, step, (one, at) => Math.abs(walkAt(one, at)) <= walkBound));
  });

  it('has steps of a mean of 0 and a deviation of 1 that do not follow each other', () => {
    const steps = Array.from({ length: 20_000 }, (_, at) => walkAt(7, at + 900_000_001) - walkAt(7, at + 900_000_000));
    const mean = steps.reduce((sum, one) => sum + one, 0) / steps.length;
    const variance = steps.reduce((sum, one) => sum + (one - mean) ** 2, 0) / steps.length;
    const follow = steps.slice(1).reduce((sum, one, at) => sum + one * (steps[at] ?? 0), 0) / steps.length / variance;
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.sqrt(variance)).toBeGreaterThan(0.9);
    expect(Math.sqrt(variance)).toBeLessThan(1.1);
    expect(Math.abs(follow)).toBeLessThan(0.05);
  });

  it('widens with the root of time', () => {
    const spread = (distance: number) => {
      const jumps = Array.from({ length: 2000 }, (_, at) => walkAt(3, (at + 1) * distance) - walkAt(3, at * distance));
      return Math.sqrt(jumps.reduce((sum, one) => sum + one * one, 0) / jumps.length);
    };
    expect(spread(400) / spread(100)).toBeGreaterThan(1.7);
    expect(spread(400) / spread(100)).toBeLessThan(2.3);
  });

  it('differs by seed', () => {
    const course = (one: number) => Array.from({ length: 50 }, (_, at) => walkAt(one, at * 1000));
    expect(course(1)).not.toEqual(course(2));
  });
});
