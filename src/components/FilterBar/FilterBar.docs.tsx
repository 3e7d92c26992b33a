import type { Guide } from '#.storybook/guide';

import { FilterBar } from './FilterBar';

const filters = [
  {
    id: 'status',
    label: 'Status',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'done', label: 'Done' },
    ],
  },
  { id: 'due', label: 'Due', multiple: false, options: [{ value: 'today', label: 'Today' }] },
];

export const guide: Guide = {
  use: [
    'Above a table or a list of records that can be narrowed down in several ways.',
    'With a `SearchField` as its child, so that search and filters stand together.',
  ],
  instead: [
    { component: 'Chip', when: 'for up to five filters that can all be shown, each on or off.' },
    { component: 'AsideLayout', when: 'for a page that is mostly about filtering, with all filters beside the list.' },
    { component: 'TabNav', when: 'for a few views of which one is always open.' },
  ],
  anatomy: [
    { part: 'Controls', about: 'The children: search, order.' },
    { part: 'Add filter', about: 'A menu of the filters, each with its values.' },
    { part: 'Number of matches', about: 'At the end of the row.' },
    { part: 'Chips', about: 'One for each chosen value, with a button that removes it, and a button for all.' },
  ],
  dos: [
    {
      do: {
        text: 'Count what matches.',
        example: (
          <FilterBar
            label="Filters of tasks"
            filters={filters}
            defaultValue={{ status: ['open'] }}
            statusText="24 tasks"
          />
        ),
      },
      dont: {
        text: 'Leave people to guess what a filter did.',
        example: <FilterBar label="Filters of tasks" filters={filters} defaultValue={{ status: ['open'] }} />,
      },
    },
  ],
  content: [
    'A filter is a noun, “Status”; its values are adjectives or nouns, “Open”.',
    'The number of matches names the records: “24 tasks”.',
  ],
  accessibility: [
    'The number of matches is announced when it changes.',
    'After a chip is removed the focus goes to the next one, in the end to “Add filter”.',
    'Keep the values in the address of the page, so that Back undoes a filter.',
  ],
};
