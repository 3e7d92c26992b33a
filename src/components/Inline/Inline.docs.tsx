import type { Guide } from '#.storybook/guide';

import { Badge } from '#components/Badge';

import { Inline } from './Inline';

export const guide: Guide = {
  use: ['For a row of small things that may wrap: buttons, badges, facts.'],
  instead: [
    { component: 'Stack', when: 'for things below each other.' },
    { component: 'Toolbar', when: 'for many actions: they would wrap here.' },
    { component: 'Grid', when: 'for columns of equal width.' },
  ],
  anatomy: [
    { part: 'Row', about: 'Wraps when it is full; `align` and `justify` place its members.' },
    { part: 'Gap', about: 'The same between members and between lines.' },
  ],
  dos: [
    {
      do: {
        text: 'Use a gap of the scale.',
        example: (
          <Inline gap={8}>
            <Badge>Open</Badge>
            <Badge tone="info">Wheelchair</Badge>
            <Badge tone="success">Verified</Badge>
          </Inline>
        ),
      },
      dont: { text: 'Space members with margins or spaces.' },
    },
  ],
  content: ['Put the most important first: the last ones wrap.'],
  accessibility: [
    'As `ul` or `ol` it keeps the role of a list; give it a name with `aria-label`.',
    'The order on screen is the order for the keyboard.',
  ],
};
