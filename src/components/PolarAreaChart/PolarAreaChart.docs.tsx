import type { Guide } from '#.storybook/guide';

import { PolarAreaChart } from './PolarAreaChart';

const days = [
  { day: 'Mon', visits: 46 },
  { day: 'Wed', visits: 28 },
  { day: 'Fri', visits: 52 },
  { day: 'Sun', visits: 9 },
];
type Day = (typeof days)[number];

export const guide: Guide = {
  use: ['For categories that repeat in a circle: weekdays, hours, directions.'],
  instead: [
    { component: 'BarChart', when: 'for all other categories.' },
    { component: 'PieChart', when: 'for shares of a whole.' },
    { component: 'RadarChart', when: 'to compare series over the same axes.' },
  ],
  anatomy: [
    { part: 'Sectors', about: 'Equal angles; the area is the value.' },
    { part: 'Legend', about: 'With value and share.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep the order of the cycle.',
        example: (
          <PolarAreaChart
            title="Visits by weekday"
            headingLevel={4}
            height="small"
            data={days}
            label={({ day }: Day) => day}
            value={({ visits }: Day) => visits}
            labelHead="Day"
            valueHead="Visits"
          />
        ),
      },
      dont: { text: 'Sort by size: the circle loses its meaning.' },
    },
  ],
  content: ['Short category names: “Mon”, “06:00”.'],
  accessibility: ['Arrow keys read around the circle.', 'The same data are in the table.'],
};
