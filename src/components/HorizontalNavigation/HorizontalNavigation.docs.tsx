import type { Guide } from '#.storybook/guide';

import { HorizontalNavigation } from './HorizontalNavigation';

const items = [
  { id: 'home', type: 'basic' as const, title: 'Home', link: '/' },
  { id: 'mail', type: 'basic' as const, title: 'Mail', link: '/mail' },
];

export const guide: Guide = {
  use: ['For the main navigation along the top, up to about seven entries.'],
  instead: [
    { component: 'VerticalNavigation', when: 'for more entries, or several levels.' },
    { component: 'TabNav', when: 'for the parts of one record.' },
    { component: 'Toolbar', when: 'for actions.' },
  ],
  anatomy: [
    { part: 'Entries', about: 'Links with icon and badge; groups open a menu.' },
    { part: 'Overflow menu', about: 'The entries that do not fit.' },
    { part: 'Status', about: 'Instead of the entries while loading or after an error.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep titles to one or two words.',
        example: <HorizontalNavigation label="Main" items={items} currentHref="/mail" />,
      },
      dont: { text: 'Put actions into it: they belong to the page’s header.' },
    },
  ],
  content: ['Nouns: “Mail”, “Contacts”.', 'The label names the landmark: “Main”.'],
  accessibility: [
    'A navigation landmark; the current entry has `aria-current`.',
    'The menus of groups follow the keys of Menu.',
  ],
};
