import { describe, expect, it } from 'vitest';

import { sampleRows } from './sampleRows';

const count = 5000;
const places = Array.from({ length: count }, (_, row) => row / (count - 1));
const wave = places.map((place, row) => Math.sin(place * 40) * 100 + (row % 7));

describe('sampleRows', () => {
  it('keeps all points where there are few', () => {
    expect(sampleRows([[3, null, 5]], [0, 0.5, 1], 300)).toEqual([0, 1, 2]);
  });

  it('keeps at most four points for each column of pixels, with both ends', () => {
    const rows = sampleRows([wave], places, 200);
    expect(rows.length).toBeLessThanOrEqual(4 * 201);
    expect(rows[0]).toBe(0);
    expect(rows.at(-1)).toBe(count - 1);
  });

  it('keeps the lowest and the highest point of each column', () => {
    const rows = new Set(sampleRows([wave], places, 200));
    for (let column = 0; column < 200; column += 1) {
      const inside = wave.flatMap((value, row) => (Math.floor((places[row] ?? 0) * 200) === column ? [value] : []));
      const kept = wave.flatMap((value, row) =>
        rows.has(row) && Math.floor((places[row] ?? 0) * 200) === column ? [value] : [],
      );
      expect([Math.min(...kept), Math.max(...kept)]).toEqual([Math.min(...inside), Math.max(...inside)]);
    }
  });

  it('keeps gaps and the points beside them', () => {
    const gaps = wave.map((value, row) => (row >= 2003 && row < 2006 ? null : value));
    const rows = sampleRows([gaps], places, 100);
    for (const row of [2002, 2003, 2004, 2005, 2006]) expect(rows).toContain(row);
  });

  it('keeps the extremes of every series', () => {
    const peak = wave.map((_, row) => (row === 1234 ? 900 : 0));
    const dip = wave.map((_, row) => (row === 4321 ? -900 : 0));
    const rows = sampleRows([peak, dip], places, 100);
    expect(rows).toContain(1234);
    expect(rows).toContain(4321);
  });

  it('reads points from right to left too', () => {
    const rows = sampleRows([wave], places.toReversed(), 200);
    expect(rows.length).toBeLessThanOrEqual(4 * 201);
    expect(rows).toContain(wave.indexOf(Math.max(...wave)));
  });
});
