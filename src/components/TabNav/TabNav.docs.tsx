import type { Guide } from '#.storybook/guide';

import { TabNav } from './TabNav';

export const guide: Guide = {
  use: ['For the parts of one record or page, each with its own address.'],
  instead: [
    { component: 'Tabs', when: 'for panels without addresses.' },
    { component: 'HorizontalNavigation', when: 'for the sections of the application.' },
    { component: 'ToggleGroup', when: 'for views of the same content.' },
  ],
  anatomy: [
    { part: 'Links', about: 'With an optional icon and count.' },
    { part: 'Line', about: 'Under the current link; the row scrolls when it is too long.' },
  ],
  dos: [
    {
      do: {
        text: 'Count where the number decides whether to look.',
        example: (
          <TabNav
            label="Requests"
            currentHref="/open"
            items={[
              { href: '/open', label: 'Waiting', count: 5 },
              { href: '/decided', label: 'Decided' },
            ]}
          />
        ),
      },
      dont: { text: 'Link to other records: the row belongs to one.' },
    },
  ],
  content: ['Nouns of one or two words.', 'The label names what the parts belong to.'],
  accessibility: [
    'A navigation landmark of links, not a tab list: each is a tab stop, and Enter follows it.',
    'The count is part of the link’s name.',
  ],
};
