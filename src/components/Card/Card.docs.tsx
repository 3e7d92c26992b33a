import type { Guide } from '#.storybook/guide';

import { Link } from '#components/Link';
import { Stack } from '#components/Stack';
import { Text } from '#components/Text';

import { Card } from './Card';

export const guide: Guide = {
  use: [
    'To set apart things of one kind: results, settings, figures.',
    'With `interactive` and one stretched Link, to make the whole card a target.',
    'As a `CardSection` with its heading, for each part of a page of settings.',
  ],
  instead: [
    { component: 'List', when: 'for many items with one line or two.' },
    { component: 'Divider', when: 'to separate parts of one text.' },
    { component: 'Stat', when: 'for a figure with its change.' },
  ],
  anatomy: [
    { part: 'Surface', about: 'A panel with a border.' },
    { part: 'Content', about: 'With none, small, medium or large padding.' },
    { part: 'Actions', about: 'Of an interactive card: further controls that are pressed separately.' },
  ],
  dos: [
    {
      do: {
        text: 'Give an interactive card one link that names it.',
        example: (
          <Card interactive>
            <Stack gap={4}>
              <Link href="/f/12" variant="stretched">
                Harbour Clinic
              </Link>
              <Text tone="muted">Open until 20:00</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Put cards into cards.',
        example: (
          <Card>
            <Card>Open until 20:00</Card>
          </Card>
        ),
      },
    },
  ],
  content: ['Begin with what tells cards apart.', 'Cards beside each other have the same parts in the same order.'],
  accessibility: [
    '`as="article"` for something complete in itself, `li` inside a list; a section needs `aria-labelledby`.',
    'The name of an interactive card is its link only, so it stays short.',
  ],
};
