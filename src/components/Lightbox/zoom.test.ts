import { describe, expect, it } from 'vitest';

import { clampZoom, nextZoom, scrollFor } from './zoom';

describe('zoom', () => {
  it('steps up and down, also from between two steps, and stops at the ends', () => {
    expect([1, 1.2, 3, 4].map((zoom) => nextZoom(zoom, 1))).toEqual([1.5, 1.5, 4, 4]);
    expect([4, 1.7, 1.5, 1].map((zoom) => nextZoom(zoom, -1))).toEqual([3, 1.5, 1, 1]);
    expect([0.3, 2.5, 9].map(clampZoom)).toEqual([1, 2.5, 4]);
  });

  it('keeps the point under the finger', () => {
    // 300 px into the content of 1,000 px, 100 px from the edge: at twice the size 600 px, still 100 px from the edge.
    expect(scrollFor(200, 100, 1000, 2000)).toBe(500);
    expect(scrollFor(0, 100, 0, 2000)).toBe(0);
  });
});
