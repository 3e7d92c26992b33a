import { describe, expect, it } from 'vitest';

import type { ModelSeries } from '#components/Chart';

import { barOutlines } from './barOutlines';
import { layoutOf } from './layout';

const labels = ['January', 'February'];

const bars = (...values: (number | null)[][]): ModelSeries[] =>
  values.map((own, index) => ({ id: `${index}`, label: `${index}`, values: own, color: 1, look: index, mark: 'bar' }));

function outlinesOf(series: ModelSeries[], { stacked = false, horizontal = false, rtl = false } = {}) {
  const layout = layoutOf({
    width: 600,
    height: 240,
    rtl,
    horizontal,
    xs: undefined,
    count: labels.length,
    labelAt: (row) => labels[row] ?? '',
    series,
    stacked,
    fromZero: true,
    writeTick: () => String,
  });
  return { layout, outline: barOutlines({ layout, series, stacked, horizontal, rtl }) };
}

/** Bounds of a path of absolute commands, in px. */
function boundsOf(path: string) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = '', rest = ''] of path.matchAll(/([MHVQZ])([^MHVQZ]*)/g)) {
    const numbers = rest.trim().split(/\s+/).filter(Boolean).map(Number);
    if (command === 'H') xs.push(...numbers);
    else if (command === 'V') ys.push(...numbers);
    else numbers.forEach((value, at) => (at % 2 === 0 ? xs : ys).push(value));
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('barOutlines', () => {
  it('reaches from zero to the value, in the middle of the band', () => {
    const { layout, outline } = outlinesOf(bars([10, -4]));
    const [up, down] = [boundsOf(outline(0, 0)), boundsOf(outline(0, 1))];
    expect(up.top).toBeCloseTo(layout.valueAt(10));
    expect(up.bottom).toBeCloseTo(layout.valueAt(0));
    expect(down.top).toBeCloseTo(layout.valueAt(0));
    expect(down.bottom).toBeCloseTo(layout.valueAt(-4));
    expect(Math.abs((up.left + up.right) / 2 - layout.rowAt(0))).toBeLessThanOrEqual(0.5);
  });

  it('stands series beside each other', () => {
    const { outline } = outlinesOf(bars([10, 2], [5, 3]));
    expect(boundsOf(outline(1, 0)).left - boundsOf(outline(0, 0)).right).toBe(2);
  });

  it('stacks series, with a gap below the end that is not the last', () => {
    const { layout, outline } = outlinesOf(bars([10, 2], [5, null]), { stacked: true });
    expect(boundsOf(outline(0, 0)).top).toBeCloseTo(layout.valueAt(10) + 1);
    expect(boundsOf(outline(1, 0))).toMatchObject({ top: layout.valueAt(15), bottom: layout.valueAt(10) });
    expect(boundsOf(outline(0, 1)).top).toBeCloseTo(layout.valueAt(2));
    expect(outline(1, 1)).toBe('');
  });

  it('grows from the right where text runs from the right', () => {
    const { layout, outline } = outlinesOf(bars([10, 2]), { horizontal: true, rtl: true });
    const { left, right } = boundsOf(outline(0, 0));
    expect(right).toBeCloseTo(layout.valueAt(0));
    expect(left).toBeCloseTo(layout.valueAt(10));
  });
});
