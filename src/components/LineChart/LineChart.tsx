import { CartesianChart } from './CartesianChart';
import type { CartesianProps } from './CartesianChart';

export { CartesianChart } from './CartesianChart';
export type { CartesianProps, ChartSeries } from './CartesianChart';

export type LineChartProps<Row> = CartesianProps<Row> & {
  /** `smooth` only where what is between the points may be guessed. */
  curve?: 'straight' | 'smooth';
  /** Where the value axis begins: `data` shows the course of values that never come near zero. */
  from?: 'zero' | 'data';
};

/** How values change along time or another order. Lines differ by dash and marker too. */
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
