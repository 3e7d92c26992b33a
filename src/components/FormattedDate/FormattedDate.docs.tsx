import type { Guide } from '#.storybook/guide';

import { FormattedDate } from './FormattedDate';

export const guide: Guide = {
  use: ['For every date and time that people read.'],
  instead: [
    { component: 'RelativeTime', when: 'when how long ago matters more.' },
    { component: 'Timeline', when: 'for a series of events.' },
  ],
  anatomy: [{ part: 'Text', about: 'In the product’s format for the language.' }],
  dos: [
    {
      do: {
        text: 'Give `timeZone` for the hours of a place.',
        example: <FormattedDate date="2026-03-16T10:00:00Z" timeZone="UTC" />,
      },
      dont: { text: 'Format dates by hand: 03/04 is two different days.', example: <span>03/04/2026</span> },
    },
  ],
  content: ['Do not write the weekday twice.', 'Use the shortest format that is clear where it stands.'],
  accessibility: ['A `time` element with the machine-readable instant.'],
};
