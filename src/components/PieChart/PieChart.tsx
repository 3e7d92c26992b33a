import { RoundChart } from './RoundChart';
import type { RoundProps } from './RoundChart';

export { RoundChart } from './RoundChart';
export type { RoundProps } from './RoundChart';

export type PieChartProps<Row> = RoundProps<Row>;

/** A few shares of a whole. More than eight are grouped into "Other". To compare sizes, use a `BarChart`. */
export function PieChart<Row>(chart: PieChartProps<Row>) {
  return <RoundChart {...chart} shape="pie" />;
}
