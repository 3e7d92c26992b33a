import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { centredCrop, cropArea, moveCrop } from './cropPhoto';

const size = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) });
const crop = fc.record({
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('the crop of a photo', () => {
  it('is the square in the middle at first', () => {
    expect(cropArea({ width: 800, height: 600 }, centredCrop)).toEqual({ left: 100, top: 0, side: 600 });
  });

  it('follows the pointer, and stops at the edge', () => {
    const picture = { width: 800, height: 600 };
    const moved = moveCrop(picture, { ...centredCrop, zoom: 2 }, { x: 0.5, y: 0 });
    expect(cropArea(picture, moved)).toEqual({ left: 100, top: 150, side: 300 });
    expect(moveCrop(picture, centredCrop, { x: 5, y: 5 })).toEqual({ zoom: 1, x: 0, y: 0.5 });
  });

  it('lies within the picture, wherever it is moved', () => {
    const step = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(size, crop, step, step, (picture, from, x, y) => {
        const { left, top, side } = cropArea(picture, moveCrop(picture, from, { x, y }));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(picture.width + 0.001);
        expect(top + side).toBeLessThanOrEqual(picture.height + 0.001);
      }),
    );
  });
});
