import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { niceScale, share } from './scale';

describe('niceScale', () => {
  it('rounds bounds outwards and steps by round values', () => {
    expect(niceScale([820, 1204], { count: 5, fromZero: true })).toEqual({
      min: 0,
      max: 1250,
      ticks: [0, 250, 500, 750, 1000, 1250],
    });
    expect(niceScale([-12, 31], { count: 5, fromZero: true }).ticks).toEqual([-20, 0, 20, 40]);
  });

  it('writes tenths without binary noise', () => {
    expect(niceScale([0.1, 0.3], { count: 4, fromZero: true }).ticks).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('has whole ticks for whole values', () => {
    expect(niceScale([0, 5], { count: 2, fromZero: true }).ticks).toEqual([0, 5]);
    expect(niceScale([0, 5], { count: 3, fromZero: true }).ticks).toEqual([0, 2, 4, 6]);
    expect(niceScale([1], { count: 4, fromZero: true }).ticks).toEqual([0, 1]);
  });

  it('leaves zero out where only the course matters', () => {
    expect(niceScale([1040, 1068], { count: 4, fromZero: false }).min).toBeGreaterThanOrEqual(1000);
  });

  it('has room for a single value and for none', () => {
    expect(niceScale([0], { count: 4, fromZero: true })).toMatchObject({ min: 0, max: 1 });
    expect(niceScale([], { count: 4, fromZero: true })).toMatchObject({ min: 0, max: 1 });
    const { min, max } = niceScale([7], { count: 4, fromZero: false });
    expect(min).toBeLessThan(7);
    expect(max).toBeGreaterThan(7);
  });

  it('always holds the data, in rising steps', () => {
    const value = fc
      .double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true })
      .map((raw) => Math.round(raw));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), fc.boolean(), (values, fromZero) => {
        const { min, max, ticks } = niceScale(values, { count: 5, fromZero });
        expect(min).toBeLessThanOrEqual(Math.min(...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(max).toBeGreaterThan(min);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks[0]).toBe(min);
        expect(ticks.at(-1)).toBe(max);
      }),
    );
  });
});

describe('share', () => {
  it('is the middle where there is no extent', () => {
    expect(share(5, 5, 5)).toBe(0.5);
    expect(share(5, 0, 10)).toBe(0.5);
  });
});
