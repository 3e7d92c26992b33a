import type { Guide } from '#.storybook/guide';

import { Stack } from '#components/Stack';

import { Text } from './Text';

export const guide: Guide = {
  use: ['For all text that is no heading and no link.'],
  instead: [
    { component: 'Heading', when: 'for titles.' },
    { component: 'Link', when: 'for links.' },
    { component: 'Badge', when: 'for a status.' },
  ],
  anatomy: [{ part: 'Text', about: 'A step of the type scale, with weight, tone and figures.' }],
  dos: [
    {
      do: {
        text: 'Use muted for what comes second.',
        example: (
          <Stack gap={4}>
            <Text>Harbour Clinic</Text>
            <Text tone="muted" size="small">
              Open until 20:00
            </Text>
          </Stack>
        ),
      },
      dont: {
        text: 'Use a tone of meaning as decoration.',
        example: (
          <Stack gap={4}>
            <Text tone="success">Harbour Clinic</Text>
            <Text tone="warning" size="small">
              Open until 20:00
            </Text>
          </Stack>
        ),
      },
    },
    {
      do: { text: 'Set `numeric` for figures below each other.' },
      dont: { text: 'Cut text that cannot be read elsewhere (`truncate`).' },
    },
  ],
  content: ['Sentence case; British spelling.', '`reading` is for articles, `body` for everything else.'],
  accessibility: [
    'Set `lang` for words of another language.',
    'The size changes the look only; choose the element with `as`.',
  ],
};
