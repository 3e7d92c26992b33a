import type { Guide } from '#.storybook/guide';

import { Select } from './Select';

const cities = ['Port Calder', 'Newbridge', 'Işıkvar', 'Saltmere'].map((label) => ({ value: label, label }));

export const guide: Guide = {
  use: [
    'For one of about five to fifty known options.',
    'On phones: it opens the system’s own list where the browser has no styled one.',
  ],
  instead: [
    { component: 'RadioGroup', when: 'for two to five options that people should see at once.' },
    { component: 'Combobox', when: 'for hundreds of options, or ones that the server finds.' },
    { component: 'MultiSelect', when: 'for more than one choice.' },
    { component: 'Menu', when: 'for actions.' },
  ],
  anatomy: [
    { part: 'Label, description, error', about: 'As in every field.' },
    { part: 'Control', about: 'Shows the chosen option, with an optional icon and an arrow.' },
    { part: 'Options', about: 'Text only; options with the same `group` have a heading and must be adjacent.' },
  ],
  dos: [
    {
      do: {
        text: "Add “Choose one” as the option with the value `''` when nothing is chosen yet.",
        example: <Select label="City" options={[{ value: '', label: 'Choose one' }, ...cities]} />,
      },
      dont: {
        text: 'Use it for yes or no.',
        example: (
          <Select
            label="Wheelchair access"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
    },
    {
      do: { text: 'Order options as people look for them: alphabetically, or by frequency.' },
      dont: { text: 'Submit or navigate on change: arrow keys change the value one by one.' },
    },
  ],
  content: [
    'Options are nouns of one form, without full stops.',
    'Two or three words: the control cuts off longer ones.',
  ],
  accessibility: [
    'It is a native select, which works with every device, keyboard and screen reader.',
    'Read-only keeps it focusable; other options cannot be chosen.',
    'Lists of more than 50 options skip rendering those out of view.',
  ],
};
