import type { Guide } from '#.storybook/guide';

import { RadarChart } from './RadarChart';

const aspects = [
  { axis: 'Staff', score: 4.6 },
  { axis: 'Waiting', score: 3.1 },
  { axis: 'Prices', score: 3.8 },
  { axis: 'Place', score: 4.2 },
];
type Aspect = (typeof aspects)[number];

export const guide: Guide = {
  use: ['To compare one to three profiles over three to eight axes of the same scale.'],
  instead: [
    { component: 'BarChart', when: 'for exact values, or axes of different units.' },
    { component: 'Table', when: 'for more than three profiles.' },
  ],
  anatomy: [
    { part: 'Axes', about: 'Clockwise from the top, all up to the same maximum.' },
    { part: 'Shapes', about: 'One for each series, with dash and marker.' },
  ],
  dos: [
    {
      do: {
        text: 'Set `max` to the end of the scale.',
        example: (
          <RadarChart
            title="Ratings"
            headingLevel={4}
            height="medium"
            data={aspects}
            axis={({ axis }: Aspect) => axis}
            axisHead="Aspect"
            series={[{ id: 'score', label: 'This year', value: ({ score }: Aspect) => score }]}
            max={5}
          />
        ),
      },
      dont: { text: 'Mix units: kilometres and stars on one scale mean nothing.' },
    },
  ],
  content: ['One word for each axis.', 'Name the scale in the description: “1 to 5 stars”.'],
  accessibility: [
    'Left and right arrows move around the axes, up and down arrows between the shapes.',
    'Missing values meet the centre, and the text says that they are missing.',
  ],
};
