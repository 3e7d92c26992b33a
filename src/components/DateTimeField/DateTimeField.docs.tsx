import type { Guide } from '#.storybook/guide';

import { DateTimeField } from './DateTimeField';

export const guide: Guide = {
  use: ['For one moment: a reminder, a visit.', 'Where the time zone is that of the place or of the person.'],
  instead: [
    { component: 'DatePicker', when: 'for a day alone.' },
    { component: 'TimeField', when: 'for a time alone.' },
    { component: 'DateRangePicker', when: 'for a period of days.' },
  ],
  anatomy: [
    { part: 'Legend', about: 'The label of both parts.' },
    { part: 'Date', about: 'A DatePicker.' },
    { part: 'Time', about: 'A TimeField with a list of times.' },
  ],
  dos: [
    {
      do: {
        text: 'Check the value with `isDateTime` before it is saved.',
        example: <DateTimeField label="Remind me" defaultValue="2026-03-18T09:30" />,
      },
      dont: { text: 'Invent a time for people who only chose a day: the field passes the parts as typed.' },
    },
  ],
  content: [
    'A short legend: “Remind me”, “Start of the visit”.',
    'State the time zone in the description where it is not the reader’s.',
  ],
  accessibility: ['A fieldset with two labelled fields.', 'The error and the description describe the group.'],
};
