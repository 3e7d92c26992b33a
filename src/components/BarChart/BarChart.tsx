import { CartesianChart } from '#components/LineChart';
import type { CartesianProps, ChartSeries } from '#components/LineChart';

/** A series of bars, or of a line over them. */
export type BarSeries<Row> = ChartSeries<Row> & {
  /** A line over upright bars, for a second kind of number in the same unit. */
  as?: 'bar' | 'line';
};

export type BarChartProps<Row> = Omit<CartesianProps<Row>, 'series'> & {
  series: readonly BarSeries<Row>[];
  /** `horizontal` where the names are long. A line becomes bars there. */
  orientation?: 'vertical' | 'horizontal';
  /** Bars of one place lie on top of each other and add up; otherwise they stand side by side. */
  stacked?: boolean;
};

/** Amounts of things to compare, one bar each. */
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
