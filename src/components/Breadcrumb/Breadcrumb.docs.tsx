import type { Guide } from '#.storybook/guide';

import { Breadcrumb } from './Breadcrumb';

export const guide: Guide = {
  use: ['On pages three or more levels deep, above the title.'],
  instead: [
    { component: 'Link', when: 'for the one page above: “Back to results”.' },
    { component: 'Stepper', when: 'for the steps of a process.' },
    { component: 'VerticalNavigation', when: 'to move between the sections of an application.' },
  ],
  anatomy: [
    { part: 'Trail', about: 'Links from the top level to the parent.' },
    { part: 'Current page', about: 'The last item, as text.' },
    {
      part: 'Ellipsis',
      about: 'On small screens a trail of more than three items shows the first, the parent and the current page.',
    },
  ],
  dos: [
    {
      do: {
        text: 'Follow the hierarchy.',
        example: (
          <Breadcrumb
            items={[
              { label: 'Directory', href: '/' },
              { label: 'Port Calder', href: '/port-calder' },
              { label: 'Harbour Clinic' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Record the way that someone took.',
        example: (
          <Breadcrumb
            items={[
              { label: 'Search', href: '/search' },
              { label: 'Page 3', href: '/search?page=3' },
              { label: 'Harbour Clinic' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    'Use the titles of the pages, shortened where they are long.',
    'Begin with the top level, not with “You are here”.',
  ],
  accessibility: [
    'A navigation landmark with a name of its own; the last item has `aria-current="page"`.',
    'The separators are not read.',
  ],
};
