import type { Guide } from '#.storybook/guide';

import { Stat } from '#components/Stat';

import { Sparkline } from './Sparkline';

export const guide: Guide = {
  use: ['For a trend beside a number, in text or in a table.', 'With `tone="trend"` where more is better.'],
  instead: [
    { component: 'LineChart', when: 'when people read values.' },
    { component: 'Stat', when: 'for a figure with its change and course.' },
  ],
  anatomy: [
    { part: 'Line', about: 'No axes; small is 64 × 20 px, the others fill the width.' },
    { part: 'Area', about: 'Optional, below the line.' },
  ],
  dos: [
    {
      do: {
        text: 'Put it beside its number.',
        example: <Stat label="Visits" value="1,204" values={[980, 1010, 1003, 1040, 1102, 1204]} />,
      },
      dont: {
        text: 'Compare two sparklines: each has its own scale.',
        example: (
          <>
            <Sparkline label="Visits" values={[1, 2, 3, 2, 4]} size="small" />
            <Sparkline label="Calls" values={[100, 220, 300, 180, 400]} size="small" />
          </>
        ),
      },
    },
  ],
  content: ['The label names series and period: “Visits of half a year”.'],
  accessibility: [
    'A single image; its text alternative describes the course in words.',
    '`trend` is a colour only: write the change in words as well.',
  ],
};
