import type { Guide } from '#.storybook/guide';

import { Combobox } from './Combobox';

const cities = ['Aster', 'Calder', 'Işıkvar', 'Newbridge', 'Northern Isles', 'Port Calder', 'Saltmere'].map(
  (label) => ({ value: label, label }),
);

export const guide: Guide = {
  use: [
    'For one of many known options, found by typing: a city, a country, a facility.',
    'Where the server finds the options: with `onInputChange` and `loading`.',
  ],
  instead: [
    { component: 'Select', when: 'for up to about fifty options that need no search.' },
    { component: 'Autocomplete', when: 'when any text is allowed and the options only suggest.' },
    { component: 'MultiSelect', when: 'for more than one choice.' },
    { component: 'PersonPicker', when: 'to choose people.' },
  ],
  anatomy: [
    { part: 'Field', about: 'Shows the chosen option; typing in it searches.' },
    { part: 'Clear button', about: 'Takes the choice back, as Escape does.' },
    { part: 'List', about: 'Options with description and group headings; the chosen one has a tick.' },
    { part: 'Message', about: 'Instead of the list: nothing matches, or options are being loaded.' },
  ],
  dos: [
    {
      do: {
        text: 'Tell equal names apart with a description.',
        example: (
          <Combobox
            label="City"
            options={cities.map((city) => ({ ...city, description: 'Calder Coast' }))}
            defaultValue="Newbridge"
          />
        ),
      },
      dont: {
        text: 'Use it for three options: radio buttons show them at once.',
        example: <Combobox label="Delivery" options={cities.slice(0, 3)} />,
      },
    },
  ],
  content: [
    'Options are nouns of one form, in the order that people look them up: usually alphabetical.',
    'The placeholder is an example or says what an empty choice means: “Any city”.',
  ],
  accessibility: [
    'A WAI-ARIA combobox with list autocomplete: the focus stays in the field.',
    'The number of options is announced while typing, and that nothing matches.',
    'Case and accents do not matter: “isikvar” finds “Işıkvar”.',
    'Leaving the field takes text that names one option exactly; any other text gives way to the choice.',
  ],
};
