import type { Guide } from '#.storybook/guide';

import { LineChart } from './LineChart';

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'].map((month, index) => ({
  month,
  visits: 820 + index * 90 - (index % 2) * 60,
}));
type Month = (typeof months)[number];
const shared = {
  data: months,
  x: ({ month }: Month) => month,
  xLabel: 'Month',
  series: [{ id: 'visits', label: 'Visits', value: ({ visits }: Month) => visits }],
  headingLevel: 4,
  height: 'small',
} as const;

export const guide: Guide = {
  use: [
    'For values over time or another order, with one to about five series.',
    'With `from="data"` for changes far from zero.',
  ],
  instead: [
    { component: 'BarChart', when: 'for categories without an order.' },
    { component: 'AreaChart', when: 'when the series add up.' },
    { component: 'Sparkline', when: 'for a trend within text or a table.' },
  ],
  anatomy: [
    {
      part: 'Title, legend, table button',
      about: 'What is shown, which series are shown, and the same data as a table.',
    },
    { part: 'Lines', about: 'Differ by colour, dash and marker; gaps where data are missing.' },
    { part: 'Axes', about: 'Labels that do not fit are left out.' },
  ],
  dos: [
    {
      do: {
        text: 'Begin at zero when sizes are compared.',
        example: <LineChart {...shared} title="Visits" from="zero" />,
      },
      dont: {
        text: 'Cut the axis to make a small change look large.',
        example: <LineChart {...shared} title="Visits" from="data" />,
      },
    },
    {
      do: { text: 'Pass `null` for missing data.' },
      dont: { text: 'Pass 0: the line would fall to the ground.' },
    },
  ],
  content: [
    'Title: quantity and period. Series: nouns.',
    '`curve="smooth"` only where values between the points are likely.',
  ],
  accessibility: [
    'Left and right arrows read points, up and down arrows change the series.',
    'The summary and the table hold the same data as the picture.',
  ],
};
