import { CartesianChart } from '#components/LineChart';
import type { CartesianProps } from '#components/LineChart';

export type AreaChartProps<Row> = CartesianProps<Row> & {
  /** Stacks the areas so that they add up; missing values count as 0. */
  stacked?: boolean;
  /** How points are joined; `smooth` never goes beyond them. */
  curve?: 'straight' | 'smooth';
};

/**
 * Shows how a quantity changes, with emphasis on its size. For several series that do not add up, a `LineChart` is
 * clearer.
 */
export function AreaChart<Row>({ series, ...chart }: AreaChartProps<Row>) {
  return <CartesianChart {...chart} kind="area" series={series.map((one) => ({ ...one, mark: 'area' as const }))} />;
}
