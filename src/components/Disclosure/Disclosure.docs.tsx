import type { Guide } from '#.storybook/guide';

import { Disclosure } from './Disclosure';

export const guide: Guide = {
  use: ['For details that few people need: technical data, long lists of exceptions.'],
  instead: [
    { component: 'Accordion', when: 'for several sections.' },
    { component: 'Popover', when: 'for content over the page.' },
    { component: 'Tabs', when: 'for alternatives of equal weight.' },
  ],
  anatomy: [
    { part: 'Label', about: 'A link or a row, with an arrow that turns.' },
    { part: 'Meta', about: 'Beside the label of a row.' },
    { part: 'Content', about: 'Part of the page even while hidden.' },
  ],
  dos: [
    {
      do: {
        text: 'Name what is inside.',
        example: <Disclosure label="Exceptions on public holidays">Closed on 1 January and 23 April.</Disclosure>,
      },
      dont: { text: 'Write “More”.', example: <Disclosure label="More">Closed on 1 January and 23 April.</Disclosure> },
    },
  ],
  content: ['A noun phrase; the label does not change when it opens.'],
  accessibility: [
    'Native `details`: Enter and Space toggle, and find in page opens it.',
    'With `headingLevel` it is part of the outline.',
  ],
};
