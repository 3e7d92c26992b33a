import type { Guide } from '#.storybook/guide';

import { Select } from './Select';

const cities = ['Port Calder', 'Newbridge', 'Işıkvar', 'Saltmere'].map((label) => ({ value: label, label }));

export const guide: Guide = {
  use: [
    'For one of about five to fifty known options.',
    'In a dense form or a toolbar, where radio buttons have no room.',
    'On phones: where the browser has no styled list, the system’s own opens.',
  ],
  instead: [
    { component: 'RadioGroup', when: 'for two to five options that people should see at once.' },
    { component: 'Combobox', when: 'for hundreds of options, or ones that the server finds.' },
    { component: 'MultiSelect', when: 'for more than one choice.' },
    { component: 'Menu', when: 'for actions.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the control. `required={false}` adds “(optional)”.' },
    { part: 'Description', about: 'Optional help below the label.' },
    {
      part: 'Control',
      about: 'Shows the selected option, with an optional icon at its start and an arrow at its end.',
    },
    { part: 'List', about: 'Options with a text only; those with the same `group` follow each other under a heading.' },
    { part: 'Error', about: 'Below the control, with an icon: what is wrong and how to mend it.' },
  ],
  dos: [
    {
      do: {
        text: "Add “Choose one” as the option with the value `''` when nothing is chosen yet.",
        example: <Select label="City" options={[{ value: '', label: 'Choose one' }, ...cities]} />,
      },
      dont: {
        text: 'Hide two options behind a click: radio buttons or a switch show both.',
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
      do: {
        text: 'Order the options as people look for them, and group a long list.',
        example: (
          <Select
            label="Category"
            options={[
              { value: 'pharmacy', label: 'Pharmacy', group: 'Health' },
              { value: 'surgery', label: 'Surgery', group: 'Health' },
              { value: 'library', label: 'Library', group: 'Culture' },
              { value: 'museum', label: 'Museum', group: 'Culture' },
            ]}
          />
        ),
      },
      dont: {
        text: 'List the options in the order in which the server happens to send them.',
        example: (
          <Select
            label="Category"
            options={['Surgery', 'Museum', 'Pharmacy', 'Library'].map((label) => ({ value: label, label }))}
          />
        ),
      },
    },
    {
      do: { text: 'Apply the selection with the button of the form, or show its effect below the control.' },
      dont: { text: 'Submit or leave the page on change: with arrow keys each option on the way would do so.' },
    },
  ],
  content: [
    'Options are nouns of the same form, in sentence case and without full stops.',
    'Two or three words: the control cuts off longer ones.',
    'The first option says that nothing is selected yet: “Choose one”; or what it means: “Any distance”.',
  ],
  accessibility: [
    'It is a native select, which works with every device, keyboard and screen reader.',
    'Label, description and error are connected with the control; the error is read first.',
    'Read-only keeps it in the tab order; other options cannot be selected.',
    'A list of more than 50 options is drawn only where it is in view, so that it opens without a pause.',
  ],
};
