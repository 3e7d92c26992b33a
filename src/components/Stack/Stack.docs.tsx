import type { Guide } from '#.storybook/guide';

import { Text } from '#components/Text';

import { Stack } from './Stack';

export const guide: Guide = {
  use: ['For things below each other with one distance: fields, paragraphs, cards.'],
  instead: [
    { component: 'Inline', when: 'for a row.' },
    { component: 'Grid', when: 'for columns.' },
    { component: 'List', when: 'for items with a title and actions.' },
  ],
  anatomy: [
    { part: 'Column', about: 'Members with one gap of the theme’s scale; stretched, or aligned with `align`.' },
  ],
  dos: [
    {
      do: {
        text: 'Put what belongs together closer: a Stack within a Stack.',
        example: (
          <Stack gap={24}>
            <Stack gap={4}>
              <Text weight="semibold">Opening hours</Text>
              <Text tone="muted">Monday to Friday</Text>
            </Stack>
            <Stack gap={4}>
              <Text weight="semibold">Telephone</Text>
              <Text tone="muted">+90 212 555 01 23</Text>
            </Stack>
          </Stack>
        ),
      },
      dont: {
        text: 'Give all lines the same distance.',
        example: (
          <Stack gap={12}>
            <Text weight="semibold">Opening hours</Text>
            <Text tone="muted">Monday to Friday</Text>
            <Text weight="semibold">Telephone</Text>
            <Text tone="muted">+90 212 555 01 23</Text>
          </Stack>
        ),
      },
    },
  ],
  content: ['It has no texts of its own; `aria-label` names it where it is a `nav` or `section`.'],
  accessibility: ['Choose the element with `as`: lists keep their role in Safari.'],
};
