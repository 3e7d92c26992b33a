import type { Guide } from '#.storybook/guide';

import { IconButton } from '#components/IconButton';

import { CopyButton } from './CopyButton';

export const guide: Guide = {
  use: [
    'Beside something that people take elsewhere: an address, a key, a reference number.',
    'With a function for `text` where the text is only made when it is needed.',
  ],
  instead: [
    { component: 'Button', when: 'for any other action; this one only writes to the clipboard.' },
    { component: 'Menu', when: 'when copying is one of several things to do with the record.' },
  ],
  anatomy: [
    { part: 'Label', about: '“Copy” by default; turns into “Copied” for two seconds, or into the failure for six.' },
    { part: 'Icon', about: 'Clipboard, then a tick or an exclamation mark.' },
    { part: 'Status', about: 'Spoken only: the same result for screen readers.' },
  ],
  dos: [
    {
      do: {
        text: 'Say what is copied when more than one thing could be.',
        example: <CopyButton label="Copy link" text="https://example.org/f/12" />,
      },
      dont: {
        text: 'Build it from an IconButton: nothing tells whether it worked.',
        example: <IconButton label="Copy" icon="heroicons_outline:clipboard-document" variant="outline" />,
      },
    },
    {
      do: { text: 'Keep what is copied visible beside the button.' },
      dont: { text: 'Show a Toast as well: the button confirms by itself.' },
    },
  ],
  content: [
    '“Copy” and what: “Copy address”.',
    'The confirmation and the failure are part of the component, in both languages.',
  ],
  accessibility: [
    'The result is announced by a status region; the focus stays on the button.',
    'With `iconOnly` the label is the name and the tooltip.',
    'The button keeps the width of its longest state, so nothing around it moves.',
  ],
};
