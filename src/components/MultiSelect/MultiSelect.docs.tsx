import type { Guide } from '#.storybook/guide';

import { MultiSelect } from './MultiSelect';

const services = ['Dentistry', 'Dermatology', 'Eye care', 'Laboratory', 'Physiotherapy', 'Vaccination'].map(
  (label) => ({ value: label, label }),
);

export const guide: Guide = {
  use: [
    'For any number of choices from about seven options or more.',
    'In filters, where the list must not take room while it is closed.',
  ],
  instead: [
    { component: 'CheckboxGroup', when: 'for up to six options: all are seen at once.' },
    { component: 'Select', when: 'for one choice.' },
    { component: 'TagField', when: 'when people may add words of their own.' },
  ],
  anatomy: [
    { part: 'Control', about: 'Shows the names, the count, or the count with chips below.' },
    { part: 'Search', about: 'From ten options on, unless `searchable` says otherwise.' },
    { part: 'Options', about: 'With headings for groups, and buttons for all and none.' },
    { part: 'Chips', about: 'With `show="chips"`: each can be removed without opening the list.' },
  ],
  dos: [
    {
      do: {
        text: 'Show chips where people check and correct their choice.',
        example: (
          <MultiSelect label="Services" options={services} defaultValue={['Dentistry', 'Laboratory']} show="chips" />
        ),
      },
      dont: {
        text: 'Show long names in a narrow control: they are cut off.',
        example: (
          <MultiSelect
            label="Services"
            options={services}
            defaultValue={services.map(({ value }) => value)}
            show="names"
          />
        ),
      },
    },
  ],
  content: ['The placeholder says what an empty choice means: “Any service”.', 'Options are nouns of one form.'],
  accessibility: [
    'Selecting leaves the list open; Escape closes it and returns the focus.',
    'Choosing all and clearing are announced, and leave disabled options as they are.',
    'Removing a chip moves the focus to the next one.',
  ],
};
