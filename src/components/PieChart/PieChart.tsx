import { RoundChart } from './RoundChart';
import type { RoundProps } from './RoundChart';

export { RoundChart } from './RoundChart';
export type { RoundProps } from './RoundChart';

export type PieChartProps<Row> = RoundProps<Row>;

/** Few parts of a whole. More than eight are gathered into "Other"; to compare sizes a `BarChart` is clearer. */
export function PieChart<Row>(chart: PieChartProps<Row>) {
  return <RoundChart {...chart} shape="pie" />;
}
