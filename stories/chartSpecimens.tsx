import { AreaChart } from '#components/AreaChart';
import { BarChart } from '#components/BarChart';
import { DonutChart } from '#components/DonutChart';
import { Gauge } from '#components/Gauge';
import { LineChart } from '#components/LineChart';
import { PieChart } from '#components/PieChart';
import { PolarAreaChart } from '#components/PolarAreaChart';
import { RadarChart } from '#components/RadarChart';
import { Sparkline } from '#components/Sparkline';

const months = [
  { month: 'Oct', visits: 820, calls: 310 },
  { month: 'Nov', visits: 932, calls: 290 },
  { month: 'Dec', visits: 901, calls: 402 },
  { month: 'Jan', visits: 1134, calls: 380 },
  { month: 'Feb', visits: 1290, calls: 451 },
  { month: 'Mar', visits: 1230, calls: 437 },
];
type Month = (typeof months)[number];
const series = [
  { id: 'visits', label: 'Visits', value: ({ visits }: Month) => visits },
  { id: 'calls', label: 'Calls', value: ({ calls }: Month) => calls },
];
const byMonth = { data: months, x: ({ month }: Month) => month, xLabel: 'Month', series, headingLevel: 3 } as const;

const shares = [
  { kind: 'Pharmacy', count: 46 },
  { kind: 'Dentist', count: 28 },
  { kind: 'Hospital', count: 17 },
  { kind: 'Optician', count: 9 },
];
type Share = (typeof shares)[number];
const byKind = {
  data: shares,
  label: ({ kind }: Share) => kind,
  value: ({ count }: Share) => count,
  labelHead: 'Kind',
  valueHead: 'Facilities',
  headingLevel: 3,
} as const;

/** Charts, one entry each. */
export const charts = {
  LineChart: () => <LineChart {...byMonth} title="Visits and calls" height="large" />,
  DonutChart: () => <DonutChart {...byKind} title="Facilities by kind" center={{ value: '100', label: 'in all' }} />,
  BarChart: () => <BarChart {...byMonth} title="By month" height="large" stacked />,
  PieChart: () => <PieChart {...byKind} title="Shares" />,
  AreaChart: () => <AreaChart {...byMonth} title="Over half a year" height="large" />,
  PolarAreaChart: () => <PolarAreaChart {...byKind} title="Weights" />,
  RadarChart: () => (
    <RadarChart
      title="Ratings"
      headingLevel={3}
      data={[
        { axis: 'Staff', score: 4.6 },
        { axis: 'Waiting', score: 3.1 },
        { axis: 'Prices', score: 3.8 },
        { axis: 'Place', score: 4.2 },
        { axis: 'Choice', score: 4.4 },
      ]}
      axis={({ axis }) => axis}
      axisHead="Aspect"
      series={[{ id: 'score', label: 'This year', value: ({ score }) => score }]}
      max={5}
    />
  ),
  Sparkline: () => <Sparkline label="Visits of half a year" values={months.map(({ visits }) => visits)} area />,
  Gauge: () => <Gauge label="Budget spent" value={68} />,
};
