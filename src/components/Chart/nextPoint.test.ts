import { describe, expect, it } from 'vitest';

import { nextPoint } from './nextPoint';

const chart = { rows: 12, series: 3, rtl: false };
const at = (row: number, series: number) => ({ row, series, by: 'keyboard' as const });

describe('nextPoint', () => {
  it('begins at the end that the key comes from', () => {
    expect(nextPoint('ArrowRight', undefined, chart)).toEqual(at(0, 0));
    expect(nextPoint('ArrowLeft', undefined, chart)).toEqual(at(11, 0));
    expect(nextPoint('ArrowUp', undefined, chart)).toEqual(at(0, 2));
  });

  it('walks along the points and across the series, and stops at the edges', () => {
    expect(nextPoint('ArrowRight', at(3, 1), chart)).toEqual(at(4, 1));
    expect(nextPoint('ArrowRight', at(11, 1), chart)).toEqual(at(11, 1));
    expect(nextPoint('ArrowDown', at(3, 1), chart)).toEqual(at(3, 2));
    expect(nextPoint('ArrowUp', at(3, 0), chart)).toEqual(at(3, 0));
    expect(nextPoint('Home', at(3, 2), chart)).toEqual(at(0, 2));
    expect(nextPoint('End', at(3, 2), chart)).toEqual(at(11, 2));
  });

  it('goes the other way where text runs from the right', () => {
    expect(nextPoint('ArrowLeft', at(3, 1), { ...chart, rtl: true })).toEqual(at(4, 1));
  });

  it('walks along the points with every arrow where there is one series', () => {
    expect(nextPoint('ArrowDown', at(3, 0), { ...chart, series: 1 })).toEqual(at(4, 0));
    expect(nextPoint('ArrowUp', at(3, 0), { ...chart, series: 1 })).toEqual(at(2, 0));
  });

  it('leaves other keys, and charts without points, alone', () => {
    expect(nextPoint('a', at(0, 0), chart)).toBeUndefined();
    expect(nextPoint('Home', undefined, { ...chart, rows: 0 })).toBeUndefined();
  });
});
