import { CartesianChart } from '#components/LineChart';
import type { CartesianProps } from '#components/LineChart';

export type AreaChartProps<Row> = CartesianProps<Row> & {
  /** Areas lie on top of each other and add up; nothing known counts as nothing there. */
  stacked?: boolean;
  curve?: 'straight' | 'smooth';
};

/** How an amount changes, with weight on how much it is. For several that do not add up a `LineChart` is clearer. */
export function AreaChart<Row>({ series, ...chart }: AreaChartProps<Row>) {
  return <CartesianChart {...chart} kind="area" series={series.map((one) => ({ ...one, mark: 'area' as const }))} />;
}
