import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Tabs } from './Tabs';

/** Tabs with a line of text in each panel. */
function Panels({ panels }: { panels: Readonly<Record<string, string>> }) {
  const [value, setValue] = useState(Object.keys(panels)[0] ?? '');
  return (
    <Tabs
      label="Facility"
      value={value}
      onChange={setValue}
      tabs={Object.entries(panels).map(([label, text]) => ({ value: label, label, panel: <p>{text}</p> }))}
    />
  );
}

export const guide: Guide = {
  use: [
    'For two to six panels about one subject, of which people need one at a time.',
    'Where the panels are independent: nobody has to read the first to understand the second.',
    'Inside a page, a dialog or a panel, for parts that need no address of their own.',
  ],
  instead: [
    { component: 'TabNav', when: 'when each part has an address of its own.' },
    { component: 'Accordion', when: 'when several may be open, or on narrow pages.' },
    { component: 'ToggleGroup', when: 'for views of the same content.' },
    { component: 'Stepper', when: 'for parts in a fixed order.' },
  ],
  anatomy: [
    { part: 'Tab list', about: 'One row; where it is too wide it scrolls, and a fade shows that there is more.' },
    { part: 'Tab', about: 'A label, and an optional icon before it. A line below marks the selected one.' },
    { part: 'Panel', about: 'Rendered when its tab is first selected; what is typed in it stays while it is hidden.' },
  ],
  dos: [
    {
      do: {
        text: 'Name each panel by a short noun.',
        example: (
          <Panels
            panels={{
              Overview: 'A pharmacy at the harbour.',
              Hours: 'Open until 20:00.',
              Reviews: 'Rated 4.6 by 128 people.',
            }}
          />
        ),
      },
      dont: {
        text: 'Write sentences, or mix nouns with verbs.',
        example: (
          <Panels
            panels={{
              'What the facility offers': 'A pharmacy at the harbour.',
              'See when it opens': 'Open until 20:00.',
            }}
          />
        ),
      },
    },
    {
      do: { text: 'Show side by side what people compare: in columns, or in a table.' },
      dont: {
        text: 'Divide it between tabs: people would go back and forth.',
        example: <Panels panels={{ 'Price of A': '12.50', 'Price of B': '9.80' }} />,
      },
    },
    {
      do: { text: 'Keep the rows of tabs to one; divide a panel by headings.' },
      dont: { text: 'Put tabs into tabs: nobody remembers where something was.' },
    },
  ],
  content: [
    'One or two words in sentence case, of the same form in all tabs.',
    'The first tab is the one that most people want.',
    '`label` names what the tabs divide: “Facility”, “Results”. It is only read aloud.',
  ],
  accessibility: [
    'It follows the tabs pattern of WAI-ARIA: one tab stop, and arrow keys select a tab at once.',
    'The panel is named by its tab and takes the focus after it, so that it can be scrolled by keyboard.',
    'A disabled tab is skipped. Say in the page why it is disabled, or leave the tab out.',
  ],
};
