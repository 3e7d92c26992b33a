import { describe, expect, it } from 'vitest';

import { keyValue, nearest, ratioOf, snapped } from './scale';

const scale = { min: 0, max: 10, step: 0.1, pageStep: 1 };

describe('a slider’s scale', () => {
  it.each([
    [0.31, 0.3],
    [-4, 0],
    [99, 10],
    [9.97, 10],
  ])('takes %s to %s', (value, expected) => {
    expect(snapped(value, scale)).toBe(expected);
  });

  it('keeps to the grid of the whole rail where a thumb has a part of it', () => {
    expect(snapped(7, { min: 3, max: 10, step: 5 }, 0)).toBe(5);
    expect(snapped(4, { min: 3, max: 10, step: 5 }, 0)).toBe(5);
  });

  it.each([
    ['ArrowUp', false, 5.1],
    ['ArrowRight', false, 5.1],
    ['ArrowRight', true, 4.9],
    ['ArrowLeft', true, 5.1],
    ['PageDown', false, 4],
    ['Home', true, 0],
    ['End', false, 10],
    ['a', false, undefined],
  ])('is led by %s (right to left: %s) to %s', (key, isRtl, expected) => {
    expect(keyValue(key, 5, scale, isRtl)).toBe(expected);
  });

  it('knows which thumb a press is meant for', () => {
    expect(nearest([2, 8], 3)).toBe(0);
    expect(nearest([2, 8], 7)).toBe(1);
    expect(nearest([4, 4], 3)).toBe(0);
    expect(nearest([4, 4], 5)).toBe(1);
  });

  it('places values on the rail', () => {
    expect(ratioOf(5, scale)).toBe(0.5);
    expect(ratioOf(5, { min: 3, max: 3 })).toBe(0);
  });
});
