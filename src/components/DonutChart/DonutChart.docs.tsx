import type { Guide } from '#.storybook/guide';

import { DonutChart } from './DonutChart';

const kinds = [
  { kind: 'Pharmacy', count: 46 },
  { kind: 'Dentist', count: 28 },
  { kind: 'Hospital', count: 17 },
];
type Kind = (typeof kinds)[number];

export const guide: Guide = {
  use: ['For two to six parts of a whole, when the total matters as well.'],
  instead: [
    { component: 'PieChart', when: 'without a figure in the middle.' },
    { component: 'BarChart', when: 'to compare sizes exactly.' },
    { component: 'Gauge', when: 'for one value between two bounds.' },
  ],
  anatomy: [
    { part: 'Ring', about: 'One arc for each part.' },
    { part: 'Middle', about: 'The sum of the visible parts, or `center`.' },
    { part: 'Legend', about: 'Beside it, with value and share.' },
  ],
  dos: [
    {
      do: {
        text: 'Put the total into the middle.',
        example: (
          <DonutChart
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
      dont: { text: 'Show two rings to compare two years: use bars.' },
    },
  ],
  content: [
    'The label in the middle is one or two words.',
    '`labelHead` and `valueHead` are the headers of the table.',
  ],
  accessibility: [
    'Arrow keys read part by part with value and share.',
    'The total in the middle follows what the legend hides.',
  ],
};
