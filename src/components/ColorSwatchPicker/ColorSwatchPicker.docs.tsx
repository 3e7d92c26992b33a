import type { Guide } from '#.storybook/guide';

import { ColorSwatchPicker } from './ColorSwatchPicker';

const colors = [
  { value: '#2563eb', label: 'Blue' },
  { value: '#16a34a', label: 'Green' },
  { value: '#dc2626', label: 'Red' },
];

export const guide: Guide = {
  use: [
    'For a colour that marks something: a label, a calendar, a folder.',
    'With `custom` where a brand colour must be exact.',
  ],
  instead: [
    { component: 'RadioGroup', when: 'for choices that only happen to have a colour.' },
    { component: 'Select', when: 'for more than about twelve named options.' },
  ],
  anatomy: [
    { part: 'Legend', about: 'The label of the group.' },
    { part: 'Swatches', about: 'Round, with a tick on the chosen one in black or white, whichever contrasts more.' },
    { part: 'Custom field', about: 'Optional: takes a colour as `#rrggbb`.' },
  ],
  dos: [
    {
      do: {
        text: 'Name each colour for people who cannot tell them apart.',
        example: <ColorSwatchPicker label="Colour of the label" options={colors} defaultValue="#16a34a" />,
      },
      dont: {
        text: 'Offer shades that differ only a little.',
        example: (
          <ColorSwatchPicker
            label="Colour of the label"
            options={[
              { value: '#2563eb', label: 'Blue 1' },
              { value: '#1d5ae0', label: 'Blue 2' },
              { value: '#2c6bf0', label: 'Blue 3' },
            ]}
          />
        ),
      },
    },
  ],
  content: ['Everyday colour names: “Blue”, not “Ocean”.', 'The label says what gets the colour.'],
  accessibility: [
    'A radio group: one tab stop, arrow keys choose.',
    'The name of a colour is its accessible name and its tooltip.',
  ],
};
