import { RoundChart } from '#components/PieChart';
import type { RoundProps } from '#components/PieChart';

export type DonutChartProps<Row> = RoundProps<Row> & {
  /** Text in the middle; the value defaults to the sum of the visible slices. */
  center?: { value?: string; label: string };
};

/** Shows parts of a whole as a ring, with the total in the middle. */
export function DonutChart<Row>(chart: DonutChartProps<Row>) {
  return <RoundChart {...chart} shape="donut" />;
}
