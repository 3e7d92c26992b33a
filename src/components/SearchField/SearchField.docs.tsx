import type { Guide } from '#.storybook/guide';

import { SearchField } from './SearchField';

export const guide: Guide = {
  use: ['To search or filter what is on the page.', 'With `statusText` to announce how many were found.'],
  instead: [
    { component: 'Autocomplete', when: 'for suggestions below the field.' },
    { component: 'CommandPalette', when: 'for a search over the whole application.' },
    { component: 'TextField', when: 'for everything that is not a search.' },
  ],
  anatomy: [
    { part: 'Magnifying glass', about: 'Marks the field; it is no button.' },
    { part: 'Field', about: 'Its label is hidden by default, and names the field.' },
    { part: 'Spinner', about: 'While `loading`.' },
    { part: 'Clear button', about: 'While there is text.' },
  ],
  dos: [
    {
      do: {
        text: 'Say what is searched.',
        example: <SearchField label="Search notes" placeholder="Search notes" statusText="" />,
      },
      dont: { text: 'Search with every key: wait with `useDebounced`.' },
    },
  ],
  content: [
    'Label: “Search” and what. The placeholder may repeat it.',
    'The status is a short count: “12 notes found”.',
  ],
  accessibility: [
    'Escape clears the field first; a second Escape belongs to the dialog around it.',
    'Results are announced when typing pauses, not with each letter.',
  ],
};
