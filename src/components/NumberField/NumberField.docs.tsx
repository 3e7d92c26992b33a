import type { Guide } from '#.storybook/guide';

import { NumberField } from './NumberField';

export const guide: Guide = {
  use: [
    'For a quantity whose exact value matters: beds, a price, a distance.',
    'With `unit` where the number alone is ambiguous.',
  ],
  instead: [
    { component: 'Slider', when: 'for an approximate value.' },
    { component: 'TextField', when: 'for digits that are no quantity: a postcode, a card number.' },
    { component: 'PhoneField', when: 'for telephone numbers.' },
  ],
  anatomy: [
    { part: 'Field', about: 'Reads and writes numbers as the language does.' },
    { part: 'Unit', about: 'After the number.' },
    { part: 'Step buttons', about: 'At the end; `steppers={false}` leaves them out.' },
  ],
  dos: [
    {
      do: {
        text: 'Give the limits and the unit.',
        example: <NumberField label="Beds" min={1} max={400} defaultValue={12} />,
      },
      dont: {
        text: 'Use it for codes: leading zeros are lost.',
        example: <NumberField label="Postcode" defaultValue={1234} />,
      },
    },
  ],
  content: [
    'Put the unit into `unit`, not into the label.',
    'The messages for “no number”, “too small” and “too large” are part of the component.',
  ],
  accessibility: [
    'Role `spinbutton`: arrow keys add a step, Page Up and Page Down ten.',
    'Text that is no number stays as typed and gets an error after the field was left.',
  ],
};
