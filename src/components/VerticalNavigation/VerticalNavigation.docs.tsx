import type { Guide } from '#.storybook/guide';

import { VerticalNavigation } from './VerticalNavigation';

const items = [
  { id: 'home', type: 'basic' as const, title: 'Home', icon: 'heroicons_outline:home', link: '/' },
  { id: 'mail', type: 'basic' as const, title: 'Mail', icon: 'heroicons_outline:envelope', link: '/mail' },
];

export const guide: Guide = {
  use: ['For the navigation of an application at the side, with groups and levels.'],
  instead: [
    { component: 'HorizontalNavigation', when: 'for up to about seven entries of one level.' },
    { component: 'TreeView', when: 'for folders and other data.' },
    { component: 'TabNav', when: 'for the parts of one record.' },
  ],
  anatomy: [
    { part: 'Start and end', about: 'Room above and below the entries, such as a logo.' },
    { part: 'Groups', about: 'A heading and optional subtitle.' },
    { part: 'Entries', about: 'Icon, title, subtitle and badge; entries with children expand.' },
  ],
  dos: [
    {
      do: {
        text: 'Choose the appearance by room: 280, 112 or 80 px wide.',
        example: <VerticalNavigation label="Main" items={items} currentHref="/mail" />,
      },
      dont: { text: 'Nest more than three levels: nobody finds the way back.' },
    },
  ],
  content: [
    'Nouns of one or two words; a badge is a number or one word.',
    'Name each landmark where a page has several.',
  ],
  accessibility: [
    'The ancestors of the current entry are expanded; arrow keys, Home and End move.',
    'Narrow appearances show names as tooltips, and grow on hover or focus where they are `dense`.',
  ],
};
