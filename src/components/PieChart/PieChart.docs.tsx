import type { Guide } from '#.storybook/guide';

import { BarChart } from '#components/BarChart';

import { PieChart } from './PieChart';

const kinds = [
  { kind: 'Pharmacy', count: 46 },
  { kind: 'Dentist', count: 28 },
  { kind: 'Hospital', count: 17 },
];
type Kind = (typeof kinds)[number];

export const guide: Guide = {
  use: ['For two to six shares of a whole, when a rough impression is enough.'],
  instead: [
    { component: 'BarChart', when: 'to compare sizes.' },
    { component: 'DonutChart', when: 'when the total matters.' },
    { component: 'PolarAreaChart', when: 'for categories in a circle, such as weekdays.' },
  ],
  anatomy: [
    { part: 'Slices', about: 'More than eight are grouped into “Other”.' },
    { part: 'Legend', about: 'Beside it, with value and share.' },
  ],
  dos: [
    {
      do: {
        text: 'Show few slices of clearly different size.',
        example: (
          <PieChart
            title="Facilities by kind"
            headingLevel={4}
            height="small"
            data={kinds}
            label={({ kind }: Kind) => kind}
            value={({ count }: Kind) => count}
            labelHead="Kind"
            valueHead="Facilities"
          />
        ),
      },
      dont: {
        text: 'Ask people to compare angles: bars are easier.',
        example: (
          <BarChart
            title="Facilities by kind"
            headingLevel={4}
            height="small"
            data={kinds}
            x={({ kind }: Kind) => kind}
            xLabel="Kind"
            series={[{ id: 'count', label: 'Facilities', value: ({ count }: Kind) => count }]}
          />
        ),
      },
    },
  ],
  content: ['The title says what the whole is.', 'Order by size, “Other” last.'],
  accessibility: [
    'Arrow keys read slice by slice with value and share.',
    'Slices differ by pattern, and the legend repeats them in words.',
  ],
};
