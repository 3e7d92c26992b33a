import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Tabs } from './Tabs';

function Panels({ labels }: { labels: readonly string[] }) {
  const [value, setValue] = useState(labels[0] ?? '');
  return (
    <Tabs
      label="Facility"
      value={value}
      onChange={setValue}
      tabs={labels.map((label) => ({ value: label, label, panel: <p>{label}</p> }))}
    />
  );
}

export const guide: Guide = {
  use: ['For two to six panels of which people need one at a time.'],
  instead: [
    { component: 'TabNav', when: 'when each part has an address of its own.' },
    { component: 'Accordion', when: 'when several may be open, or on narrow pages.' },
    { component: 'ToggleGroup', when: 'for views of the same content.' },
    { component: 'Stepper', when: 'for parts in a fixed order.' },
  ],
  anatomy: [
    { part: 'Tab list', about: 'A row that scrolls, with a fade where there is more.' },
    { part: 'Tab', about: 'Label and optional icon.' },
    { part: 'Panel', about: 'Rendered when its tab is first selected, and kept afterwards.' },
  ],
  dos: [
    {
      do: { text: 'Use short labels of one form.', example: <Panels labels={['Overview', 'Hours', 'Reviews']} /> },
      dont: {
        text: 'Divide what people compare: they would go back and forth.',
        example: <Panels labels={['Price of A', 'Price of B']} />,
      },
    },
  ],
  content: ['One or two words, in sentence case.', 'The first tab is the one most people want.'],
  accessibility: [
    'WAI-ARIA tabs: one tab stop, arrow keys open a tab at once, Home and End the first and last.',
    'What is typed in a panel stays while it is hidden.',
  ],
};
