import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['Once, inside ToastProvider, for all mutations with an `errorKey`.'],
  instead: [
    { component: 'Alert', when: 'for a failure that belongs to a form: keep it beside the fields.' },
    { component: 'Toast', when: 'for other messages.' },
  ],
  anatomy: [{ part: 'Toast', about: 'An error with “Try again”; the component itself renders nothing.' }],
  dos: [
    {
      do: { text: 'Give each optimistic change an error text that names it.' },
      dont: { text: 'Catch the same error again where it is called: it would be shown twice.' },
    },
  ],
  content: ['“The note was not saved”: what failed, in one sentence.', 'The retry is part of the component.'],
  accessibility: ['Errors interrupt, and stay until they are dismissed.', 'F6 reaches the action from anywhere.'],
};
