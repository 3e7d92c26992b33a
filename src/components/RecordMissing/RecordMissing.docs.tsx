import type { Guide } from '#.storybook/guide';

import { RecordMissing } from './RecordMissing';

export const guide: Guide = {
  use: ['For the address of a record that does not exist or was deleted.'],
  instead: [
    { component: 'EmptyState', when: 'for a list without entries.' },
    { component: 'ErrorState', when: 'when it could not be loaded.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'That of the module.' },
    { part: 'Title', about: 'The heading of the page.' },
    { part: 'Description', about: 'What is missing and why it may be.' },
    { part: 'Link', about: 'To a page that exists.' },
  ],
  dos: [
    {
      do: {
        text: 'Lead back to the list.',
        example: (
          <RecordMissing
            icon="heroicons_outline:user"
            title="This contact does not exist"
            documentTitle="Component guide"
            description="It may have been deleted."
            action={{ label: 'All contacts', href: '/contacts' }}
          />
        ),
      },
      dont: { text: 'Redirect silently: the person would not know why.' },
    },
  ],
  content: ['Title: which record does not exist.', 'Guess no reason as a fact: “It may have been deleted.”'],
  accessibility: ['It has the page’s heading and title, so the screen is announced as every other.'],
};
