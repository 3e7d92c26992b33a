import type { Guide } from '#.storybook/guide';

import { Pagination } from './Pagination';

export const guide: Guide = {
  use: ['For long lists whose pages have addresses of their own: search results, tables.'],
  instead: [
    { component: 'VirtualList', when: 'for a list that scrolls as a whole.' },
    { component: 'Button', when: 'for “Show more” at the end of a feed.' },
    { component: 'Stepper', when: 'for the steps of a process.' },
  ],
  anatomy: [
    { part: 'Previous and next', about: 'Left out on the first and the last page.' },
    { part: 'Pages', about: 'The first, the last and those around the current one; gaps are ellipses.' },
  ],
  dos: [
    {
      do: {
        text: 'Give each page an address.',
        example: <Pagination page={5} lastPage={12} hrefFor={(page) => `/search?page=${page}`} />,
      },
      dont: { text: 'Show it for one page: it renders nothing then.' },
    },
  ],
  content: ['Say above the list how many results there are.', 'With two lists on a page, name each with `label`.'],
  accessibility: [
    'A navigation landmark of real links; the current page has `aria-current`.',
    'Each number is read as “Page 5”.',
  ],
};
