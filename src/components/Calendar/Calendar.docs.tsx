import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Calendar } from './Calendar';

function Month() {
  const [day, setDay] = useState('2026-03-18');
  return <Calendar label="Day of the visit" value={day} onChange={setDay} min="2026-03-16" />;
}

export const guide: Guide = {
  use: [
    'For a month that stays visible while people choose: bookings, an agenda.',
    'With `months={2}` and `mode="range"` for a period.',
  ],
  instead: [
    { component: 'DatePicker', when: 'for a single date in a form: it can be typed too.' },
    { component: 'DateRangePicker', when: 'for a period in a form.' },
    { component: 'DateField', when: 'for dates that people know by heart.' },
  ],
  anatomy: [
    { part: 'Month', about: 'Its name, with buttons for the months before and after.' },
    { part: 'Weekdays', about: 'In the order of the language.' },
    { part: 'Days', about: 'The chosen one is filled; those out of the limits cannot be chosen.' },
  ],
  dos: [
    {
      do: { text: 'Limit the days and keep the month in view.', example: <Month /> },
      dont: { text: 'Use it for a birthday: the year is many presses away.' },
    },
  ],
  content: [
    'The label says what the day is for: “Day of the visit”. It is not shown.',
    'Explain in words why days cannot be chosen.',
  ],
  accessibility: [
    'One tab stop in the grid of days; arrow keys move by day and week.',
    'Its code loads on demand; a failure is announced and offers to try again.',
  ],
};
