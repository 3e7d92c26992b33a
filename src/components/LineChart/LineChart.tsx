import { CartesianChart } from './CartesianChart';
import type { CartesianProps } from './CartesianChart';

export { CartesianChart } from './CartesianChart';
export type { CartesianProps, ChartSeries } from './CartesianChart';

export type LineChartProps<Row> = CartesianProps<Row> & {
  /** `smooth` only where interpolation between the points is acceptable. */
  curve?: 'straight' | 'smooth';
  /** Start of the value axis: `data` shows the trend of values far from zero. */
  from?: 'zero' | 'data';
  /** Adds a horizontal line through the point that is read, beside the vertical one. */
  crosshair?: boolean;
};

/** Shows how values change over time or another order. Lines also differ by dash and marker. */
export function LineChart<Row>({ series, from = 'zero', ...chart }: LineChartProps<Row>) {
  return (
    <CartesianChart
      {...chart}
      kind="line"
      fromZero={from === 'zero'}
      series={series.map((one) => ({ ...one, mark: 'line' as const }))}
    />
  );
}
