import { CartesianChart } from '#components/LineChart';
import type { CartesianProps, ChartSeries } from '#components/LineChart';

/** A series shown as bars, or as a line over them. */
export type BarSeries<Row> = ChartSeries<Row> & {
  /** `line` overlays a line on vertical bars, for a second measure in the same unit. */
  as?: 'bar' | 'line';
};

export type BarChartProps<Row> = Omit<CartesianProps<Row>, 'series'> & {
  series: readonly BarSeries<Row>[];
  /** `horizontal` suits long labels; line series become bars. */
  orientation?: 'vertical' | 'horizontal';
  /** Stacks the bars of a category so that they add up; otherwise they are grouped side by side. */
  stacked?: boolean;
};

/** Compares quantities across categories, one bar each. */
export function BarChart<Row>({ series, orientation = 'vertical', ...chart }: BarChartProps<Row>) {
  const horizontal = orientation === 'horizontal';
  const marked = series.map(({ as = 'bar', ...one }) => ({ ...one, mark: horizontal ? ('bar' as const) : as }));
  return (
    <CartesianChart
      {...chart}
      kind={marked.some(({ mark }) => mark === 'line') ? 'mixed' : 'bar'}
      horizontal={horizontal}
      series={marked}
    />
  );
}
