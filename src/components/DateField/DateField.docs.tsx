import type { Guide } from '#.storybook/guide';

import { DateField } from './DateField';

export const guide: Guide = {
  use: [
    'For a date that people know by heart: a birthday, the date on a document.',
    'Where typing eight digits is faster than a calendar.',
  ],
  instead: [
    { component: 'DatePicker', when: 'for a date to look up: an appointment, a deadline.' },
    { component: 'DateRangePicker', when: 'for the first and last day of a period.' },
    { component: 'DateTimeField', when: 'for a day with a time.' },
  ],
  anatomy: [
    { part: 'Label and description', about: 'The description ends with an example in the language’s order.' },
    { part: 'Field', about: 'One text field; the date is rewritten when it is left.' },
    { part: 'Error', about: 'Says whether the text is no date, too early or too late.' },
  ],
  dos: [
    {
      do: {
        text: 'Set `min` and `max`: the message then names the limit.',
        example: <DateField label="Date of birth" max="2026-03-16" autoComplete="bday" />,
      },
      dont: { text: 'Split a date into three fields.' },
    },
  ],
  content: [
    'Name the date, not the format: “Date of birth”.',
    'The format and its example are part of the component, in both languages.',
  ],
  accessibility: [
    'A plain text field: nothing to open, and it works with voice input.',
    'Invalid text is kept and passed to `onChange`, so that the form can refuse it.',
    '`autoComplete="bday"` lets the browser fill in the birthday.',
  ],
};
