import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Badge } from '#components/Badge';

import { Chip } from './Chip';

function OpenNow() {
  const [selected, setSelected] = useState(true);
  return (
    <Chip selected={selected} onChange={setSelected}>
      Open now
    </Chip>
  );
}

export const guide: Guide = {
  use: ['For filters that are switched on and off, or removed.', 'For a row of links to categories (`href`).'],
  instead: [
    { component: 'Badge', when: 'for a status that is only read.' },
    { component: 'ToggleGroup', when: 'for one of a few views.' },
    { component: 'TagField', when: 'to enter tags.' },
  ],
  anatomy: [
    { part: 'Text', about: 'With an optional icon.' },
    { part: 'Tick', about: 'On a selected chip.' },
    { part: 'Remove button', about: 'On a removable chip.' },
  ],
  dos: [
    {
      do: { text: 'Make chips do something.', example: <OpenNow /> },
      dont: { text: 'Use one as a status.', example: <Chip>Verified</Chip> },
    },
    {
      do: {
        text: 'Name what is removed: “Remove the filter Open now”.',
        example: (
          <Chip onRemove={() => {}} removeLabel="Remove the filter Open now">
            Open now
          </Chip>
        ),
      },
      dont: { text: 'Write “Remove” ten times.', example: <Badge>Open now</Badge> },
    },
  ],
  content: ['Two or three words; adjectives or nouns.'],
  accessibility: [
    'A selectable chip has `aria-pressed` and shows a tick, not only a colour.',
    'After removing, the caller moves the focus, best to the next chip.',
  ],
};
