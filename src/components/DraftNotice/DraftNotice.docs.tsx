import type { Guide } from '#.storybook/guide';

import { DraftNotice } from './DraftNotice';

export const guide: Guide = {
  use: [
    'Above a form or field whose unsent text was restored.',
    'Together with a draft that is saved while people type.',
  ],
  instead: [
    { component: 'Alert', when: 'for other messages about a form.' },
    { component: 'Toast', when: 'for the confirmation that something was saved.' },
  ],
  anatomy: [
    { part: 'Sentence', about: 'That the draft is back.' },
    { part: 'Discard', about: 'A small quiet button that resets the fields.' },
  ],
  dos: [
    {
      do: { text: 'Show it right above what was restored.', example: <DraftNotice onDiscard={() => {}} /> },
      dont: { text: 'Ask before restoring: nobody remembers what the draft contains.' },
    },
  ],
  content: ['Its words are part of the component, in both languages.'],
  accessibility: [
    'The sentence is a status: it is read without moving the focus.',
    'After discarding, move the focus to the first field: the button disappears.',
  ],
};
