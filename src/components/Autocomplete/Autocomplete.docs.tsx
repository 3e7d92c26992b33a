import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Autocomplete } from './Autocomplete';

const places = ['Port Calder', 'Port Aster', 'Newbridge'];

function Place({ emptyText }: { emptyText: string }) {
  const [value, setValue] = useState('Port');
  const options = places
    .filter((place) => place.toLowerCase().includes(value.toLowerCase()))
    .map((label) => ({ value: label, label }));
  return (
    <Autocomplete
      label="Place"
      value={value}
      onChange={setValue}
      options={options}
      onAction={(id) => setValue(id)}
      status="ready"
      statusText={`${options.length} places found`}
      emptyText={emptyText}
      failedText="Suggestions could not be loaded. You can still search."
    />
  );
}

export const guide: Guide = {
  use: [
    'For free text with suggestions: a place, a search, a name that may be new.',
    'Where the server finds the options; the caller loads them, with `useDebounced`.',
  ],
  instead: [
    { component: 'Combobox', when: 'when one of the options must be chosen.' },
    { component: 'Select', when: 'for a short list of which one must be chosen.' },
    { component: 'MultiSelect', when: 'to choose several from a long list.' },
    { component: 'TagField', when: 'for several free texts.' },
    { component: 'CommandPalette', when: 'to search everything in the application.' },
  ],
  anatomy: [
    {
      part: 'Field',
      about: 'A text field with an optional icon, a spinner while loading and a button that clears it.',
    },
    { part: 'List', about: 'Options with description, icon, group heading and highlighted matches.' },
    { part: 'Message', about: 'Instead of the list: no matches, or loading failed.' },
  ],
  dos: [
    {
      do: {
        text: 'Accept what is typed, and say what happens without a match.',
        example: <Place emptyText="No such place. Press Enter to search for it." />,
      },
      dont: { text: 'Require a suggestion: the value may be any text.' },
    },
    {
      do: { text: 'Keep the previous options while new ones load.' },
      dont: { text: 'Empty the list with each letter: it would flicker.' },
    },
  ],
  content: [
    'The three texts are the caller’s: how many were found, none found, could not be loaded.',
    'The description of an option tells equal names apart: “Newbridge, Calder Coast”.',
  ],
  accessibility: [
    'A WAI-ARIA combobox with manual selection: the focus stays in the field.',
    'Enter without an active option submits the form; Escape closes the list, then clears the text.',
    'The number of suggestions is announced when they arrive.',
  ],
};
