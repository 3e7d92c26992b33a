import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { ToggleGroup } from './ToggleGroup';

function View({ labels }: { labels: readonly string[] }) {
  const [value, setValue] = useState(labels[0] ?? '');
  return (
    <ToggleGroup
      label="Show as"
      value={value}
      onChange={setValue}
      options={labels.map((label) => ({ value: label, label }))}
    />
  );
}

export const guide: Guide = {
  use: [
    'To switch between two to five views of the same content: list, board, map.',
    'With `mode="multiple"` for a few independent options, such as layers of a map.',
  ],
  instead: [
    { component: 'RadioGroup', when: 'for an answer in a form.' },
    { component: 'Tabs', when: 'when each choice has a panel of its own content.' },
    { component: 'Select', when: 'for more than five options, or long labels.' },
  ],
  anatomy: [
    { part: 'Group', about: 'One frame with an accessible name.' },
    { part: 'Options', about: 'Text, icon or both; with `iconOnly` the label is a tooltip.' },
    { part: 'Mark', about: 'A raised surface under the chosen option.' },
  ],
  dos: [
    {
      do: { text: 'Keep labels to one word.', example: <View labels={['List', 'Board', 'Map']} /> },
      dont: {
        text: 'Use it for long labels: it wraps into a second row and no longer reads as one choice.',
        example: <View labels={['Show as a list', 'Show on a board', 'Show on the map']} />,
      },
    },
    {
      do: { text: 'Apply the choice at once.' },
      dont: { text: 'Wait for a Save button: then it is a RadioGroup.' },
    },
  ],
  content: [
    'Nouns of the same form: “Day”, “Week”, “Month”.',
    'The group label names what is chosen, and is not shown.',
  ],
  accessibility: [
    'Single: a radio group, where arrow keys select. Multiple: toggle buttons, where arrow keys move and Space toggles.',
    'One tab stop; disabled options are skipped.',
  ],
};
