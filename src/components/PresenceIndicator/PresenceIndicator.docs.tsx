import type { Guide } from '#.storybook/guide';

import { PresenceIndicator } from './PresenceIndicator';

export const guide: Guide = {
  use: ['For the availability of a person, beside the name.'],
  instead: [
    { component: 'Avatar', when: 'with `status`, where there is a picture.' },
    { component: 'Badge', when: 'for every other status.' },
  ],
  anatomy: [
    { part: 'Shape', about: 'Four shapes, so that colour is not needed.' },
    { part: 'Word', about: 'Online, away, busy or not visible; can be hidden.' },
  ],
  dos: [
    {
      do: { text: 'Show the word where there is room.', example: <PresenceIndicator status="busy" /> },
      dont: { text: 'Hide it where nothing else says it.', example: <PresenceIndicator status="busy" hideLabel /> },
    },
  ],
  content: ['The words are part of the component, in both languages.'],
  accessibility: [
    'A hidden word is still read.',
    'The shapes are also icons (`statusIcons`), for a menu that sets the status.',
  ],
};
