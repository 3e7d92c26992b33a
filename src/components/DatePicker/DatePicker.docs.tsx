import type { Guide } from '#.storybook/guide';

import { DatePicker } from './DatePicker';

export const guide: Guide = {
  use: [
    'For a date that depends on the weekday or on other dates: an appointment, a deadline.',
    'With `isDayDisabled` where some days cannot be chosen.',
  ],
  instead: [
    { component: 'DateField', when: 'for a date that people know: a birthday is far away in a calendar.' },
    { component: 'DateRangePicker', when: 'for a period.' },
    { component: 'Calendar', when: 'for a month that is always visible.' },
  ],
  anatomy: [
    { part: 'Field', about: 'Takes typed dates like a DateField.' },
    { part: 'Calendar button', about: 'At the end of the field; names the chosen date.' },
    { part: 'Calendar', about: 'A month, with “Today”, and “Clear” unless the field is required.' },
  ],
  dos: [
    {
      do: {
        text: 'Limit the days to those that can be chosen.',
        example: <DatePicker label="Appointment" min="2026-03-16" max="2026-06-30" />,
      },
      dont: { text: 'Use it for dates decades away.', example: <DatePicker label="Date of birth" /> },
    },
  ],
  content: [
    'Label and description as in DateField; an example of the format is added.',
    'Say in the description why days are missing: “Closed on Sundays”.',
  ],
  accessibility: [
    'Typing always works; the calendar is an addition.',
    'The calendar takes the focus when it opens, at the chosen day or today, and Escape returns it.',
    'The calendar’s code loads when it is first needed; a failure offers to try again.',
  ],
};
