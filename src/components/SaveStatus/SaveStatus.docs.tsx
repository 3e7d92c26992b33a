import type { Guide } from '#.storybook/guide';

import { SaveStatus } from './SaveStatus';

export const guide: Guide = {
  use: ['In the header of a form that saves itself, with the status of `useDraftSync`.'],
  instead: [
    { component: 'SubmitButton', when: 'for a form that people save themselves.' },
    { component: 'Toast', when: 'to say that something was done, with an undo.' },
    { component: 'DraftNotice', when: 'to say that unsent text was restored.' },
  ],
  anatomy: [
    { part: 'Status', about: 'Saving, saved or not saved, in words and with an icon.' },
    { part: 'Try again', about: 'Only after saving has failed.' },
  ],
  dos: [
    {
      do: { text: 'Keep it in one place while the form is open.', example: <SaveStatus status="saved" /> },
      dont: { text: 'Show a toast for each time that a form saves itself.' },
    },
  ],
  content: [
    'Its words are part of the component, in both languages.',
    'Why something was refused is said at its field, and a conflict in an `Alert` that resolves it.',
  ],
  accessibility: ['The words are a status: they are read without moving the focus.'],
};
