import type { Guide } from '#.storybook/guide';

import { TextField } from '#components/TextField';

import { Fieldset } from './Fieldset';

export const guide: Guide = {
  use: [
    'To group controls that form one answer: an address, opening hours of a day.',
    'With `variant="section"` for the titled parts of a long form.',
  ],
  instead: [
    { component: 'RadioGroup', when: 'for one of several options; it brings its own group.' },
    { component: 'CheckboxGroup', when: 'for several of them.' },
    { component: 'Card', when: 'to set content apart that is no form.' },
  ],
  anatomy: [
    { part: 'Legend', about: 'The question, or the title of the section.' },
    { part: 'Description', about: 'Help for the group.' },
    { part: 'Controls', about: 'Each with its own label.' },
    { part: 'Error', about: 'One for the whole group.' },
  ],
  dos: [
    {
      do: {
        text: 'Let legend and label complete each other.',
        example: (
          <Fieldset label="Contact">
            <TextField label="Email" />
          </Fieldset>
        ),
      },
      dont: {
        text: 'Repeat the legend in each label: a screen reader reads both.',
        example: (
          <Fieldset label="Contact">
            <TextField label="Contact email" />
          </Fieldset>
        ),
      },
    },
  ],
  content: [
    'A question ends with a question mark; the title of a section is a noun.',
    'Keep the legend short: it is read with each control.',
  ],
  accessibility: [
    'A native fieldset: `disabled` disables every control inside.',
    'With role `radiogroup` it also carries required, invalid and read-only; a plain group cannot.',
  ],
};
