import type { Guide } from '#.storybook/guide';

import { Kbd } from '#components/Kbd';

export const guide: Guide = {
  use: [
    'To find and run anything by name: pages, records, commands.',
    'As the second way to things that the navigation offers too.',
  ],
  instead: [
    { component: 'SearchField', when: 'to search the content of one page.' },
    { component: 'Autocomplete', when: 'to fill in a field.' },
    { component: 'Menu', when: 'for a handful of actions on one thing.' },
  ],
  anatomy: [
    { part: 'Field', about: 'Has the focus all the time.' },
    { part: 'Groups', about: 'Headings with results; for an empty query, what was used recently.' },
    { part: 'Result', about: 'Icon or picture, label with highlighted matches, description, shortcut.' },
    { part: 'State', about: 'Loading, nothing found, or failed with a retry.' },
  ],
  dos: [
    {
      do: { text: 'Show how to open it, beside the button that does.', example: <Kbd keys="Mod+K" /> },
      dont: { text: 'Make it the only way: nobody guesses what it knows.' },
    },
    {
      do: { text: 'Keep it mounted and toggle `open`, so that it opens at once.' },
      dont: { text: 'Put more than about seven results into a group.' },
    },
  ],
  content: ['Commands are verbs: “Switch to dark”.', 'The description says where a result belongs: “Finance”.'],
  accessibility: [
    'A modal dialog with a combobox: the focus stays in the field, and the marked result is announced.',
    'Enter runs the first result until another is reached; Escape closes it and returns the focus.',
  ],
};
