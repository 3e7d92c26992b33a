import type { Guide } from '#.storybook/guide';

import { DateField } from '#components/DateField';

import { DatePicker } from './DatePicker';

export const guide: Guide = {
  use: [
    'For a date that depends on the weekday or on other dates: an appointment, a deadline.',
    'For dates within about a year of today, which a calendar reaches in a few steps.',
    'With `min`, `max` and `isDayDisabled` where some days cannot be selected.',
  ],
  instead: [
    { component: 'DateField', when: 'for a date that people know by heart: a birthday is far away in a calendar.' },
    { component: 'DateTimeField', when: 'for a date with a time.' },
    { component: 'DateRangePicker', when: 'for a period.' },
    { component: 'Calendar', when: 'for a month that is always visible.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the field. `required={false}` adds “(optional)”.' },
    { part: 'Description', about: 'Your help, followed by an example of the format in the language of the page.' },
    { part: 'Field', about: 'Takes dates that are typed, in the order of the language.' },
    { part: 'Calendar button', about: 'At the end of the field. Its name tells the selected date.' },
    { part: 'Calendar', about: 'One month, with “Today”, and “Clear” unless the field is required.' },
    { part: 'Error', about: 'Below the field: yours, or why a typed date is refused.' },
  ],
  dos: [
    {
      do: {
        text: 'Limit the days to those that can be selected, and say why.',
        example: (
          <DatePicker
            label="Appointment"
            description="Mondays to Fridays until June"
            min="2026-03-16"
            max="2026-06-30"
            isDayDisabled={(day) => [0, 6].includes(new Date(day).getUTCDay())}
          />
        ),
      },
      dont: {
        text: 'Let people select any day, and refuse it when the form is sent.',
        example: <DatePicker label="Appointment" defaultValue="2026-03-21" error="We are closed on Saturdays" />,
      },
    },
    {
      do: {
        text: 'Let people type a date that they know.',
        example: <DateField label="Date of birth" autoComplete="bday" />,
      },
      dont: {
        text: 'Send them through decades of months.',
        example: <DatePicker label="Date of birth" />,
      },
    },
  ],
  content: [
    'The label names the event and not the control: “Due date”, “Appointment”, never “Choose a date”.',
    'Write no format into the label or the description: an example is added in the language of the page.',
    'Say in the description why days are missing: “Closed on Sundays”.',
  ],
  accessibility: [
    'Typing always works; the calendar is an addition.',
    'The calendar is a dialog: it takes the focus at the selected day or today, and Escape returns it to the button.',
    'Arrow keys pass over days that cannot be selected; a typed one is refused with the reason.',
    'The calendar’s code loads when it is first needed; when that fails, it offers to try again, and typing still works.',
  ],
};
