import type { Guide } from '#.storybook/guide';

import { Kbd } from '#components/Kbd';

export const guide: Guide = {
  use: ['Opened by “?” on screens that have shortcuts of their own.'],
  instead: [
    { component: 'Kbd', when: 'for one shortcut.' },
    { component: 'CommandPalette', when: 'to find and run commands.' },
  ],
  anatomy: [
    { part: 'Switch', about: 'Turns single characters off in all modules.' },
    { part: 'Keys', about: 'Each with what it does.' },
  ],
  dos: [
    {
      do: { text: 'List every key that the screen handles.', example: <Kbd keys="?" /> },
      dont: { text: 'Handle single characters without this switch: voice input types them by accident.' },
    },
  ],
  content: ['What the key does, as a verb: “Archives the mail”.'],
  accessibility: [
    'A modal dialog that returns the focus.',
    'The switch meets WCAG 2.1.4: single characters can be turned off.',
  ],
};
