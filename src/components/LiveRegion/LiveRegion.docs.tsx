import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: [
    'Once, around the application.',
    'With `useAnnounce` for changes that a screen reader would miss: a moved item, a new count.',
  ],
  instead: [
    { component: 'Toast', when: 'for messages that everybody should get.' },
    { component: 'Alert', when: 'for messages that stay on the page.' },
  ],
  anatomy: [{ part: 'Regions', about: 'A polite and an assertive one, invisible; they move into an open dialog.' }],
  dos: [
    {
      do: { text: 'Announce the result: “Moved to position 3 of 12”.' },
      dont: { text: 'Announce what the focus already reads.' },
    },
    {
      do: { text: 'Wait for a pause with `polite`, the default.' },
      dont: { text: 'Interrupt with `assertive`, except for what is urgent.' },
    },
  ],
  content: ['One short sentence, with the number or name that changed.', 'In the language of the page.'],
  accessibility: [
    'Repeating a text announces it again.',
    '`useAnnounce` throws outside the provider, so a missing one is noticed.',
  ],
};
