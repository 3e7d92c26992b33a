import { RoundChart } from '#components/PieChart';
import type { RoundProps } from '#components/PieChart';

export type PolarAreaChartProps<Row> = RoundProps<Row>;

/** Amounts around a circle at equal angles; the area of each is its value. For things that come round, as weekdays do. */
export function PolarAreaChart<Row>(chart: PolarAreaChartProps<Row>) {
  return <RoundChart {...chart} shape="polar" />;
}
