import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { audienceGroups, highestOf, rowsOfSeries, totalOf } from './analyticsFigures';
import { sumOf } from './sums';

const instant = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();

describe('audienceGroups', () => {
  it('divides the visitors by their shares', () => {
    expect(audienceGroups({ uniqueVisitors: 1001, series: [80, 20], labels: ['New', 'Returning'] })).toEqual([
      { label: 'New', visitors: 801, share: 0.8 },
      { label: 'Returning', visitors: 200, share: 0.2 },
    ]);
    expect(audienceGroups({ uniqueVisitors: 9, series: [0, 0], labels: ['New', 'Returning'] })).toMatchObject([
      { visitors: 0, share: 0 },
      { visitors: 0, share: 0 },
    ]);
  });

  it('adds up to the visitors and to 100%', () => {
    const shares = fc.integer({ min: 1, max: 99 }).map((share) => [share, 100 - share]);
    fc.assert(
      fc.property(fc.nat(1_000_000), shares, (uniqueVisitors, series) => {
        const groups = audienceGroups({ uniqueVisitors, series, labels: ['One', 'Other'] });
        expect(sumOf(groups.map(({ visitors }) => visitors))).toBe(uniqueVisitors);
        expect(sumOf(groups.map(({ share }) => share))).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('rowsOfSeries', () => {
  it('has a row for each instant, with gaps where a series has none', () => {
    const series = [
      { name: 'Views', data: [1, 2, 3].map((day) => ({ x: instant(day), y: day })) },
      { name: 'Visitors', data: [{ x: instant(2), y: 7 }] },
    ];
    expect(rowsOfSeries(series)).toEqual([
      { x: instant(1), values: [1, null] },
      { x: instant(2), values: [2, 7] },
      { x: instant(3), values: [3, null] },
    ]);
    expect(rowsOfSeries([])).toEqual([]);
  });
});

describe('figures of points', () => {
  it('are their sum, and the first of the highest', () => {
    const points = [3, 9, 9, 1].map((y, day) => ({ x: instant(day + 1), y }));
    expect(totalOf(points)).toBe(22);
    expect(highestOf(points)?.x).toBe(instant(2));
    expect(highestOf([])).toBeUndefined();
  });
});
