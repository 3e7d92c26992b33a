import type { Guide } from '#.storybook/guide';

import { Inline } from '#components/Inline';
import { Text } from '#components/Text';

import { Icon } from './Icon';

export const guide: Guide = {
  use: [
    'Beside text, to make it easier to find.',
    'By `name` for icons that come from data; imported for those in code.',
    'With `label` for a mark in a row that no text repeats: important, pinned.',
  ],
  instead: [
    { component: 'IconButton', when: 'for an icon that is pressed.' },
    { component: 'Avatar', when: 'for people.' },
    { component: 'Spinner', when: 'for loading.' },
  ],
  anatomy: [{ part: 'Drawing', about: 'In the colour of the text; 16, 20 or 24 px, and larger in numbers.' }],
  dos: [
    {
      do: {
        text: 'Put a word beside it.',
        example: (
          <Inline gap={8}>
            <Icon name="heroicons_outline:phone" />
            <Text>+90 212 555 01 23</Text>
          </Inline>
        ),
      },
      dont: { text: 'Let it speak alone.', example: <Icon name="heroicons_outline:phone" /> },
    },
    {
      do: { text: 'Set `mirrored` on arrows forwards and backwards.' },
      dont: { text: 'Mix outline and solid icons in a row: solid means active.' },
    },
  ],
  content: ['One icon for one meaning in the whole product.'],
  accessibility: [
    'Hidden from screen readers, because the text or the control carries the name; a `label` is read.',
    'An unknown name renders a neutral shape and warns.',
  ],
};
