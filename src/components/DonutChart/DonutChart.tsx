import { RoundChart } from '#components/PieChart';
import type { RoundProps } from '#components/PieChart';

export type DonutChartProps<Row> = RoundProps<Row> & {
  /** The figure in the middle; the sum of the shown parts without it. */
  center?: { value: string; label: string };
};

/** Parts of a whole around the whole itself, which stands in the middle. */
export function DonutChart<Row>(chart: DonutChartProps<Row>) {
  return <RoundChart {...chart} shape="donut" />;
}
