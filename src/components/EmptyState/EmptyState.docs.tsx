import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { EmptyState } from './EmptyState';

export const guide: Guide = {
  use: ['Where a list, panel or page has nothing to show yet, or a filter found nothing.'],
  instead: [
    { component: 'ErrorState', when: 'when the content could not be loaded.' },
    { component: 'Skeleton', when: 'while it loads.' },
    { component: 'RecordMissing', when: 'when the address leads to nothing.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Optional, decorative.' },
    { part: 'Title', about: 'A paragraph, or a heading with `headingLevel`.' },
    { part: 'Description', about: 'What will appear here, in one sentence.' },
    { part: 'Action', about: 'One button or link that fills it.' },
  ],
  dos: [
    {
      do: {
        text: 'Say what will be here and how to begin.',
        example: (
          <EmptyState
            icon="heroicons_outline:bookmark"
            title="No saved places"
            description="Press Save beside a result to find it here."
            action={<Button>Search places</Button>}
          />
        ),
      },
      dont: { text: 'State the obvious.', example: <EmptyState title="No data" /> },
    },
    {
      do: { text: 'After a filter, offer to remove it.' },
      dont: { text: 'Use the words for a new list when a filter hides everything.' },
    },
  ],
  content: ['Title: what is missing, without an apology.', 'One action, named by its result.'],
  accessibility: [
    'The icon is not read.',
    'Give a heading level where the area has a heading of its own level otherwise.',
  ],
};
