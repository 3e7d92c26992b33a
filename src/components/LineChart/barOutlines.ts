import type { ModelSeries } from '#components/Chart';

import { barLayoutOf } from './barLayout';
import { barPath } from './barPath';
import type { Layout } from './layout';

export type BarOptions = {
  layout: Layout;
  series: readonly ModelSeries[];
  stacked: boolean;
  horizontal: boolean;
  rtl: boolean;
};

/** Returns the path of a bar by series and row; empty where there is none. */
export function barOutlines({ layout, series, stacked, horizontal, rtl }: BarOptions) {
  const { plot, places, ends, rowAt, valueAt } = layout;
  const bars = series.flatMap(({ mark }, index) => (mark === 'bar' ? [index] : []));
  const band = (horizontal ? plot.height : plot.width) / Math.max(1, places.length);
  const { size, offsets } = barLayoutOf(band, stacked ? Math.min(1, bars.length) : bars.length);

  // Only the last bar of a stack has a rounded end.
  const isLast = (index: number, row: number, isNegative: boolean) =>
    !bars.some((other) => other > index && (series[other]?.values[row] ?? 0) * (isNegative ? -1 : 1) > 0);

  return (index: number, row: number): string => {
    const value = series[index]?.values[row] ?? null;
    const end = ends[index]?.[row] ?? null;
    if (value === null || end === null) return '';
    const isNegative = value < 0;
    const [from, to] = [valueAt(stacked ? end - value : 0), valueAt(end)];
    const start = rowAt(row) - band / 2 + (offsets[stacked ? 0 : bars.indexOf(index)] ?? 0);
    const box = horizontal
      ? { x: from, y: start, width: to - from, height: size }
      : { x: start, y: from, width: size, height: to - from };
    const isRounded = !stacked || isLast(index, row, isNegative);
    return barPath(box, {
      end: horizontal ? (isNegative === rtl ? 'right' : 'left') : isNegative ? 'bottom' : 'top',
      radius: isRounded ? 3 : 0,
      // Separates the pieces of a stack.
      gap: stacked && !isRounded ? 1 : 0,
    });
  };
}
