import { describe, expect, it } from 'vitest';

import { layoutOf, stackEnds } from './layout';
import type { LayoutInput } from './layout';

const labelled = (labels: readonly string[]) => ({ count: labels.length, labelAt: (row: number) => labels[row] ?? '' });

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

const input: LayoutInput = {
  width: 600,
  height: 240,
  rtl: false,
  horizontal: false,
  xs: undefined,
  ...labelled(months),
  series: [{ values: [1, 2, 3, 4, 5, 6], mark: 'line' }],
  stacked: false,
  fromZero: true,
  writeTick: () => String,
};

describe('stackEnds', () => {
  it('piles up what is above zero, and down what is below, and leaves gaps', () => {
    const ends = stackEnds(
      [
        { values: [3, -2, null], mark: 'bar' },
        { values: [4, -1, 5], mark: 'bar' },
        { values: [1, 1, 1], mark: 'line' },
      ],
      true,
    );
    expect(ends).toEqual([
      [3, -2, null],
      [7, -3, 5],
      [1, 1, 1],
    ]);
  });
});

describe('layoutOf', () => {
  it('stands points at both ends, and bars in bands', () => {
    expect(layoutOf(input).places).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    const bars = layoutOf({ ...input, series: [{ values: [1, 2, 3, 4, 5, 6], mark: 'bar' }] });
    expect(bars.banded).toBe(true);
    expect(bars.places[0]).toBeCloseTo(1 / 12);
  });

  it('stands instants at their true distances', () => {
    expect(layoutOf({ ...input, ...labelled(['a', 'b', 'c']), xs: [0, 10, 40] }).places).toEqual([0, 0.25, 1]);
  });

  it('turns around where text runs from the right', () => {
    const { plot, rowAt } = layoutOf({ ...input, rtl: true });
    expect(plot.x).toBe(8);
    expect(rowAt(0)).toBe(plot.x + plot.width);
  });

  it('finds the point under a position', () => {
    const { rowAt, nearestRow } = layoutOf(input);
    expect(nearestRow(rowAt(3) + 4)).toBe(3);
    expect(nearestRow(-50)).toBe(0);
    expect(nearestRow(5000)).toBe(5);
  });

  it('keeps labels apart and inside at 320 px, in both directions', () => {
    const labels = Array.from({ length: 24 }, (_, index) => `${index + 1} Ağustos`);
    for (const horizontal of [false, true]) {
      const { rowTicks, valueTicks, plot } = layoutOf({
        ...input,
        width: 320,
        ...labelled(labels),
        horizontal,
        series: [{ values: labels.map((_, index) => index * 1000), mark: 'bar' }],
      });
      expect(rowTicks.length).toBeLessThan(labels.length);
      for (const ticks of [rowTicks, valueTicks]) {
        const places = ticks.map(({ at }) => at);
        expect(new Set(places).size).toBe(places.length);
      }
      expect(plot.x + plot.width).toBeLessThanOrEqual(320);
      expect(plot.width).toBeGreaterThan(150);
    }
  });

  it('cuts long names of bars instead of dropping them', () => {
    const labels = ['Acil servis başvuruları', 'Poliklinik muayeneleri', 'Laboratuvar tetkikleri'];
    const { rowTicks } = layoutOf({
      ...input,
      width: 320,
      ...labelled(labels),
      series: [{ values: [1, 2, 3], mark: 'bar' }],
    });
    expect(rowTicks.map(({ full }) => full)).toEqual(labels);
    expect(rowTicks.every(({ label }) => label.endsWith('…'))).toBe(true);
  });
});

describe('labels at the edges', () => {
  it('stay inside the chart and clear of their neighbours', () => {
    const { rowTicks } = layoutOf({
      ...input,
      width: 480,
      ...labelled([...months, 'September', 'November', 'December']),
    });
    const last = rowTicks.at(-1);
    expect(rowTicks.every(({ at }) => at >= 0 && at <= 480)).toBe(true);
    expect(last?.at).toBeLessThanOrEqual(last?.line ?? 0);
  });
});
