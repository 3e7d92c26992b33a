import type { Guide } from '#.storybook/guide';

import { BarChart } from './BarChart';

const kinds = [
  { kind: 'Pharmacies', count: 46 },
  { kind: 'Dentists', count: 28 },
  { kind: 'Hospitals and emergency rooms', count: 17 },
];
type Kind = (typeof kinds)[number];
const shared = {
  data: kinds,
  x: ({ kind }: Kind) => kind,
  xLabel: 'Kind',
  series: [{ id: 'count', label: 'Facilities', value: ({ count }: Kind) => count }],
  headingLevel: 4,
  height: 'small',
} as const;

export const guide: Guide = {
  use: ['To compare quantities of categories.', 'With a series `as: "line"` for a second measure in the same unit.'],
  instead: [
    { component: 'LineChart', when: 'for many points in time.' },
    { component: 'PieChart', when: 'for a few shares of a whole.' },
    { component: 'Table', when: 'for fewer than three values, or exact ones.' },
  ],
  anatomy: [
    { part: 'Title, legend, table button', about: 'As in every chart.' },
    { part: 'Bars', about: 'Vertical or horizontal; grouped, or stacked when they add up.' },
    { part: 'Value axis', about: 'Begins at zero.' },
  ],
  dos: [
    {
      do: {
        text: 'Lay bars down when the labels are long.',
        example: <BarChart {...shared} title="Facilities" orientation="horizontal" />,
      },
      dont: { text: 'Squeeze long labels below vertical bars.', example: <BarChart {...shared} title="Facilities" /> },
    },
  ],
  content: [
    'Order categories by size, unless they have an order of their own.',
    'Up to four series in a group; more belong into a table.',
  ],
  accessibility: [
    'Left and right arrows move between groups, up and down within one.',
    'Series differ by pattern as well as colour.',
  ],
};
