import type { Guide } from '#.storybook/guide';

import { Progress } from '#components/Progress';

import { Meter } from './Meter';

export const guide: Guide = {
  use: ['For an amount within known bounds: storage, a strength, a load.'],
  instead: [
    { component: 'Progress', when: 'for a running process.' },
    { component: 'Gauge', when: 'for a prominent value on a dashboard.' },
    { component: 'Stat', when: 'for a number without bounds.' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is measured.' },
    { part: 'Bar', about: 'Filled up to the value; its tone follows `low`, `high` and `optimum`.' },
    { part: 'Value', about: 'The number, or `valueText`, and the verdict in a word.' },
  ],
  dos: [
    {
      do: {
        text: 'Write the amount as people know it.',
        example: <Meter label="Storage" value={3.4} max={5} valueText="3.4 of 5 GB" />,
      },
      dont: {
        text: 'Use it for an upload.',
        example: <Progress label="Uploading pictures" value={3} max={8} valueText="3 of 8 files" />,
      },
    },
  ],
  content: ['A noun as label; number and unit as value.', 'Verdicts are one or two words: `levelTexts`.'],
  accessibility: ['Role `meter`; value and verdict are its text.', 'The tone is never the only sign.'],
};
