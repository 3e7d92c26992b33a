import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { Link } from '#components/Link';

import { HoverCard } from './HoverCard';

export const guide: Guide = {
  use: ['To preview a person or a record where it is linked.'],
  instead: [
    { component: 'Tooltip', when: 'for a few words.' },
    { component: 'Popover', when: 'for controls, and for content that touch screens need.' },
  ],
  anatomy: [
    { part: 'Trigger', about: 'One link or button.' },
    { part: 'Card', about: 'Appears after half a second, and stays while the pointer is on it.' },
  ],
  dos: [
    {
      do: {
        text: 'Repeat what the link leads to.',
        example: (
          <HoverCard label="Mira Aydın" trigger={<Link href="/people/mira">Mira Aydın</Link>}>
            <p>Editor in Port Calder since 2021</p>
          </HoverCard>
        ),
      },
      dont: {
        text: 'Hide the only way to an action in it.',
        example: (
          <HoverCard label="Mira Aydın" trigger={<Link href="/people/mira">Mira Aydın</Link>}>
            <Button>Call Mira</Button>
          </HoverCard>
        ),
      },
    },
  ],
  content: ['Three or four facts; no sentence longer than a line.', 'The label is the name of what is previewed.'],
  accessibility: [
    'Appears on keyboard focus too; Tab moves into it and Escape hides it.',
    'Touch has no hover: following the link must give the same information.',
  ],
};
