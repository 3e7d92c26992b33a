import type { Guide } from '#.storybook/guide';

import { Stack } from '#components/Stack';
import { Text } from '#components/Text';

import { Divider } from './Divider';

export const guide: Guide = {
  use: ['Between groups that space alone does not tell apart.', 'With a word, between alternatives: “or”.'],
  instead: [
    { component: 'Stack', when: 'first: a larger gap is calmer than a line.' },
    { component: 'Card', when: 'to set a group apart on a surface.' },
    { component: 'Heading', when: 'when the group needs a name.' },
  ],
  anatomy: [
    { part: 'Line', about: 'Horizontal, or vertical in a row whose height it takes.' },
    { part: 'Word', about: 'Optional, in a horizontal line.' },
  ],
  dos: [
    {
      do: {
        text: 'Separate alternatives.',
        example: (
          <Stack gap={12}>
            <Text>Sign in with a password</Text>
            <Divider>or</Divider>
            <Text>Send me a link</Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Draw a line below every paragraph.',
        example: (
          <Stack gap={12}>
            <Text>First</Text>
            <Divider />
            <Text>Second</Text>
            <Divider />
            <Text>Third</Text>
          </Stack>
        ),
      },
    },
  ],
  content: ['One word at most, in lower case.'],
  accessibility: ['A plain line is a separator. One with a word is not, so that the word is read.'],
};
