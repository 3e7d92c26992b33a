import type { Guide } from '#.storybook/guide';

import { LineChart } from '#components/LineChart';

import { AreaChart } from './AreaChart';

const months = [
  { month: 'Jan', visits: 1134, calls: 380 },
  { month: 'Feb', visits: 1290, calls: 451 },
  { month: 'Mar', visits: 1230, calls: 437 },
];
type Month = (typeof months)[number];
const series = [
  { id: 'visits', label: 'Visits', value: ({ visits }: Month) => visits },
  { id: 'calls', label: 'Calls', value: ({ calls }: Month) => calls },
];
const shared = {
  data: months,
  x: ({ month }: Month) => month,
  xLabel: 'Month',
  series,
  headingLevel: 4,
  height: 'small',
} as const;

export const guide: Guide = {
  use: [
    'For a quantity over time whose size matters: traffic, stock.',
    'With `stacked` when the series add up to a total.',
  ],
  instead: [
    { component: 'LineChart', when: 'for series that do not add up: areas would cover each other.' },
    { component: 'BarChart', when: 'for few points, or categories without an order.' },
    { component: 'Sparkline', when: 'for a trend without axes.' },
  ],
  anatomy: [
    { part: 'Title and description', about: 'Name the quantity and the period.' },
    { part: 'Legend', about: 'Shows and hides series, with two or more.' },
    { part: 'Plot', about: 'Axes, areas with patterns, and a card at the point that is read.' },
    { part: 'Table button', about: 'Shows the same data as a table.' },
  ],
  dos: [
    {
      do: { text: 'Stack parts of a whole.', example: <AreaChart {...shared} title="Contacts" stacked /> },
      dont: { text: 'Lay areas over each other: use lines.', example: <LineChart {...shared} title="Contacts" /> },
    },
  ],
  content: [
    'The title names what is shown, without “chart of”.',
    '`format` writes units and currency once, for axis, card and table.',
  ],
  accessibility: [
    'One tab stop; arrow keys read point by point, in words.',
    'A summary with lowest, highest and last values describes the picture; series differ by pattern too.',
  ],
};
