import type { Guide } from '#.storybook/guide';

import { Stack } from '#components/Stack';

import { TextField } from './TextField';

export const guide: Guide = {
  use: [
    'For one line of text: a name, an address, a mail address (`type="email"`).',
    'Where people know the answer and type it faster than they find it in a list.',
    'For a reference or a postcode: set `inputMode="numeric"` where phones should show digits.',
  ],
  instead: [
    { component: 'TextArea', when: 'for more than one line.' },
    { component: 'PasswordField', when: 'for passwords: it can show them and warns of Caps Lock.' },
    {
      component: 'NumberField',
      when: 'for quantities; digits that are not quantities, such as a postcode, stay here.',
    },
    { component: 'Autocomplete', when: 'to suggest known answers while people type.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Always above the field. `required={false}` adds “(optional)”.' },
    { part: 'Description', about: 'Optional help below the label, before the field is filled in.' },
    { part: 'Field', about: '36 px high, 44 px in the large size; an icon may stand at its start.' },
    { part: 'Error', about: 'Below the field, with an icon: what is wrong and how to mend it.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep help visible in the description.',
        example: (
          <TextField label="Reference number" description="On the first page of your letter, for example FD-2041" />
        ),
      },
      dont: {
        text: 'Put help into the placeholder: it disappears with the first letter.',
        example: <TextField label="Reference number" placeholder="On the first page of your letter" />,
      },
    },
    {
      do: {
        text: 'Say in the error how to mend it.',
        example: <TextField label="Email" defaultValue="ada@" error="Enter an address such as name@example.org" />,
      },
      dont: {
        text: 'Only say that something is wrong.',
        example: <TextField label="Email" defaultValue="ada@" error="Invalid input" />,
      },
    },
    {
      do: {
        text: 'Mark the fields that may stay empty with `required={false}`.',
        example: (
          <Stack>
            <TextField label="Name of the facility" />
            <TextField label="Second phone number" type="tel" required={false} />
          </Stack>
        ),
      },
      dont: {
        text: 'Ask for what you do not need, and let people find out by trial which answers they can skip.',
        example: (
          <Stack>
            <TextField label="Name of the facility*" />
            <TextField label="Second phone number" type="tel" />
          </Stack>
        ),
      },
    },
  ],
  content: [
    'The label is a noun: “Email”, “Name of the facility”. No colon, no “Please enter”.',
    'The error says what to do in the words of the label: “Enter the name of the facility”. The error summary repeats it.',
    'The description helps before people type: the format, or where to find the answer. One sentence without a full stop.',
  ],
  accessibility: [
    'Label, description and error are connected with the input; the error is read first.',
    'Hide the label only where a heading or a button beside the field shows the same text.',
    '`required` is exposed as `aria-required`; there are no asterisks.',
    'A read-only field stays in the tab order and its text can be copied; a disabled one is skipped.',
    'Set `autoComplete` for personal data, so that browsers and password managers fill it in (WCAG 1.3.5).',
  ],
};
