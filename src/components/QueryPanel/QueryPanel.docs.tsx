import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['For every part of a screen that shows the result of `useQuery`.'],
  instead: [
    { component: 'ErrorState', when: 'for failures outside a query.' },
    { component: 'EmptyState', when: 'as its `empty`.' },
    { component: 'Skeleton', when: 'as its `skeleton`.' },
  ],
  anatomy: [
    { part: 'Skeleton', about: 'While loading; after five seconds a sentence says that it takes long.' },
    { part: 'Data', about: 'What `children` renders.' },
    { part: 'Empty', about: 'When `isEmpty` says so.' },
    { part: 'Error', about: 'With a retry; a failed refetch keeps the data and warns that they may be old.' },
  ],
  dos: [
    {
      do: { text: 'Give the skeleton the layout of the data, so that nothing moves.' },
      dont: { text: 'Replace loaded data by a spinner when they are fetched again.' },
    },
  ],
  content: ['`what` is a noun with its article: “the messages”.'],
  accessibility: [
    'The area is busy while it loads, and late loading is announced.',
    'The retry button stays in place until the response arrives.',
  ],
};
