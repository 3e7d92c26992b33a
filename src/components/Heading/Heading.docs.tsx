import type { Guide } from '#.storybook/guide';

import { Text } from '#components/Text';

import { Heading } from './Heading';

export const guide: Guide = {
  use: ['For the title of a page or a part of it.'],
  instead: [
    { component: 'PageHeader', when: 'for the title of a screen with breadcrumb and actions.' },
    { component: 'Text', when: 'with weight semibold for words that stand out but structure nothing.' },
  ],
  anatomy: [{ part: 'Text', about: 'The level is its place in the outline, the size its look.' }],
  dos: [
    {
      do: {
        text: 'Choose the level by the outline, and the size by the design.',
        example: (
          <Heading headingLevel={4} size="medium">
            Opening hours
          </Heading>
        ),
      },
      dont: { text: 'Fake a heading with bold text.', example: <Text weight="semibold">Opening hours</Text> },
    },
  ],
  content: ['A noun phrase in sentence case, without a full stop.', 'It makes sense in a list of headings.'],
  accessibility: ['No level is skipped.', 'With a `ref` it can take the focus after navigation.'],
};
