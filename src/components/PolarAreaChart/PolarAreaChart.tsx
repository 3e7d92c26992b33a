import { RoundChart } from '#components/PieChart';
import type { RoundProps } from '#components/PieChart';

export type PolarAreaChartProps<Row> = RoundProps<Row>;

/** Values around a circle at equal angles; the area of each is its value. For cyclic categories such as weekdays. */
export function PolarAreaChart<Row>(chart: PolarAreaChartProps<Row>) {
  return <RoundChart {...chart} shape="polar" />;
}
