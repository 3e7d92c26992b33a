import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { Alert } from './Alert';

export const guide: Guide = {
  use: ['For a message about a part of the page: a failed save, a limit, a success that stays.'],
  instead: [
    { component: 'Banner', when: 'for a message about the whole page.' },
    { component: 'Toast', when: 'for the result of an action that needs no reading time.' },
    { component: 'FormErrorSummary', when: 'for the errors of a form.' },
    { component: 'ErrorState', when: 'instead of content that could not be loaded.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Set by the tone: info, success, warning or error.' },
    { part: 'Title', about: 'The message in one sentence.' },
    { part: 'Text', about: 'Optional: consequences and next steps.' },
    { part: 'Action', about: 'Optional: one button or link.' },
    { part: 'Dismiss', about: 'Optional.' },
  ],
  dos: [
    {
      do: {
        text: 'Say what happened and what to do.',
        example: (
          <Alert tone="error" title="The hours were not saved" action={<Button size="small">Try again</Button>}>
            Somebody else changed them a minute ago.
          </Alert>
        ),
      },
      dont: { text: 'Only say that something went wrong.', example: <Alert tone="error" title="An error occurred" /> },
    },
  ],
  content: [
    'A full sentence as title, without a full stop; text in full sentences.',
    'No exclamation marks, no codes.',
  ],
  accessibility: [
    'An error interrupts (role `alert`); other tones wait (role `status`).',
    'When dismissed, the caller moves the focus to a sensible place.',
  ],
};
