import type { Guide } from '#.storybook/guide';

import { PhoneField } from './PhoneField';

export const guide: Guide = {
  use: [
    'For a telephone number that will be called or stored.',
    'With `country` when most numbers come from one country.',
  ],
  instead: [
    { component: 'TextField', when: 'with type `tel` for short numbers and extensions.' },
    { component: 'NumberField', when: 'for quantities.' },
  ],
  anatomy: [
    { part: 'Country', about: 'A button with the flag and code; opens a searchable list.' },
    { part: 'Number', about: 'Formatted for the country while typing.' },
  ],
  dos: [
    {
      do: {
        text: 'Store the value: it is E.164, `+905321234567`.',
        example: <PhoneField label="Telephone" country="TR" defaultValue="+905321234567" />,
      },
      dont: { text: 'Show E.164 to people.' },
    },
  ],
  content: ['Say in the description when you will call.', 'The messages for wrong numbers are part of the component.'],
  accessibility: [
    'A number that begins with + changes the country by itself.',
    'The list of countries opens with Enter or Space at its search, and Escape returns to the button.',
  ],
};
