import type { Guide } from '#.storybook/guide';

import { ErrorState } from './ErrorState';

export const guide: Guide = {
  use: ['Instead of content that could not be loaded.'],
  instead: [
    { component: 'QueryPanel', when: 'for the result of a query: it shows this state by itself.' },
    { component: 'Alert', when: 'beside content that is still there.' },
    { component: 'RecordMissing', when: 'when a record does not exist.' },
  ],
  anatomy: [
    { part: 'Title', about: 'Made from `what`: “Could not load the opening hours”.' },
    {
      part: 'Explanation',
      about: 'In plain words, depending on the error: no connection, not allowed, a fault of the server.',
    },
    { part: 'Try again', about: 'With `onRetry`.' },
    { part: 'Details', about: 'Folded; for the support.' },
  ],
  dos: [
    {
      do: {
        text: 'Name what is missing, and offer to try again.',
        example: <ErrorState error={new Error('timeout')} what="the opening hours" onRetry={() => {}} />,
      },
      dont: { text: 'Show the message of the exception: it is in the details.' },
    },
  ],
  content: [
    '`what` is a noun with its article, as within a sentence.',
    'The explanations are part of the component, in both languages.',
  ],
  accessibility: ['While retrying, the button keeps the focus.', 'Set `headingLevel` to fit the page.'],
};
