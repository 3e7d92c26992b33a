import type { Guide } from '#.storybook/guide';

import { Inline } from '#components/Inline';
import { Text } from '#components/Text';

import { Kbd } from './Kbd';

export const guide: Guide = {
  use: ['To name keys in help, menus and tooltips.'],
  instead: [
    { component: 'KeyboardShortcutsDialog', when: 'for the list of all keys of a screen.' },
    { component: 'Tooltip', when: 'with `keys`, for the shortcut of a control.' },
  ],
  anatomy: [{ part: 'Caps', about: 'One for each key; `plain` without a frame, for menus.' }],
  dos: [
    {
      do: {
        text: 'Write `Mod` for Ctrl or Command.',
        example: (
          <Inline gap={8}>
            <Text>Search</Text>
            <Kbd keys="Mod+K" />
          </Inline>
        ),
      },
      dont: {
        text: 'Write “Ctrl” for everybody.',
        example: (
          <Inline gap={8}>
            <Text>Search (Ctrl+K)</Text>
          </Inline>
        ),
      },
    },
  ],
  content: ['Keys as printed on them; the component writes ⌘ on a Mac.'],
  accessibility: [
    'Read in words: “Control K”.',
    'Tell assistive technology of the shortcut with `aria-keyshortcuts` (`useKeyShortcuts`).',
  ],
};
