import type { Guide } from '#.storybook/guide';

import { Inline } from '#components/Inline';

import { Badge } from './Badge';

export const guide: Guide = {
  use: ['For a status, a category or a count beside what it belongs to.'],
  instead: [
    { component: 'Chip', when: 'for something that is pressed or removed.' },
    { component: 'PresenceIndicator', when: 'for the availability of a person.' },
    { component: 'Alert', when: 'for a sentence.' },
  ],
  anatomy: [
    { part: 'Text', about: 'One or two words, or a number. Required.' },
    { part: 'Icon', about: 'Optional, before the text.' },
    { part: 'Surface', about: 'Soft, outline or solid, in one of seven tones.' },
  ],
  dos: [
    {
      do: {
        text: 'Let the word carry the meaning.',
        example: (
          <Inline gap={8}>
            <Badge tone="success">Verified</Badge>
            <Badge tone="warning">Waiting</Badge>
          </Inline>
        ),
      },
      dont: {
        text: 'Let only the colour differ.',
        example: (
          <Inline gap={8}>
            <Badge tone="success">Status</Badge>
            <Badge tone="warning">Status</Badge>
          </Inline>
        ),
      },
    },
    {
      do: { text: 'Use neutral for categories, and a tone for states.' },
      dont: { text: 'Give a row more than three badges.' },
    },
  ],
  content: ['Adjective or noun in sentence case: “Verified”.', 'The same word for the same state everywhere.'],
  accessibility: [
    'It is text, and not focusable.',
    'A count needs its noun: write “5 unread”, or add it in VisuallyHidden.',
  ],
};
