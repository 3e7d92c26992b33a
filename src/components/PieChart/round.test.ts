import { describe, expect, it } from 'vitest';

import { onCircle, polarOf, sectorPath } from './arc';
import { gathered, sliceAngles } from './slices';

describe('arcs', () => {
  it('start at twelve and turn clockwise', () => {
    expect(onCircle(50, 50, 40, 0)).toEqual({ x: 50, y: 10 });
    expect(onCircle(50, 50, 40, 0.25).x).toBeCloseTo(90);
    expect(polarOf(0, -10)).toEqual({ radius: 10, turns: 0 });
    expect(polarOf(-10, 0).turns).toBeCloseTo(0.75);
  });

  it('take the long way round for more than a half', () => {
    const piece = { cx: 50, cy: 50, inner: 0, outer: 40, start: 0 };
    expect(sectorPath({ ...piece, end: 0.25 })).toBe('M50.00 10.00A40 40 0 0 1 90.00 50.00L50 50Z');
    expect(sectorPath({ ...piece, end: 0.75 })).toContain('A40 40 0 1 1');
  });

  it('close a whole ring and draw nothing for nothing', () => {
    expect(sectorPath({ cx: 50, cy: 50, inner: 20, outer: 40, start: 0, end: 1 }).match(/M/g)).toHaveLength(2);
    expect(sectorPath({ cx: 50, cy: 50, inner: 20, outer: 40, start: 0.5, end: 0.5 })).toBe('');
  });
});

describe('slices', () => {
  it('share a turn', () => {
    expect(sliceAngles([1, 1, 2], 'share').map(({ end }) => end)).toEqual([0.25, 0.5, 1]);
    expect(sliceAngles([0, 0], 'share').every(({ start, end }) => start === end)).toBe(true);
  });

  it('of a polar chart are as large as their values', () => {
    const [four, one] = sliceAngles([4, 1], 'polar');
    expect(four?.end).toBe(0.5);
    expect(((four?.reach ?? 0) / (one?.reach ?? 1)) ** 2).toBeCloseTo(4);
  });

  it('that are too many are gathered into a last one, and the rest keep their order', () => {
    const many = [5, 40, 1, 30, 2].map((value, index) => ({ id: `${index}`, label: `${index}`, value }));
    expect(gathered(many, 3, 'Other').map(({ label, value }) => [label, value])).toEqual([
      ['1', 40],
      ['3', 30],
      ['Other', 8],
    ]);
    expect(gathered(many, 8, 'Other')).toHaveLength(5);
  });
});
