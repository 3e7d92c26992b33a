import type { Guide } from '#.storybook/guide';

import { DateRangePicker } from './DateRangePicker';

export const guide: Guide = {
  use: [
    'For the first and the last day of a period: a holiday, a report.',
    'With `presets` for the periods that most people want.',
  ],
  instead: [
    { component: 'DatePicker', when: 'for one day.' },
    { component: 'Select', when: 'when only fixed periods are possible.' },
    { component: 'Calendar', when: 'for a calendar that is always open.' },
  ],
  anatomy: [
    { part: 'Two fields', about: 'First and last day; both can be typed.' },
    { part: 'Calendar', about: 'Two months beside each other from 960 px, one below.' },
    { part: 'Presets', about: 'Beside the calendar; one press chooses both days.' },
  ],
  dos: [
    {
      do: {
        text: 'Offer two to five presets.',
        example: (
          <DateRangePicker
            label="Period"
            defaultValue={{ start: '2026-03-01', end: '2026-03-16' }}
            presets={[{ label: 'This month', range: { start: '2026-03-01', end: '2026-03-31' } }]}
          />
        ),
      },
      dont: { text: 'Use two DatePickers: nothing compares the two dates.' },
    },
  ],
  content: ['The label names the period: “Period of the report”.', 'Presets are short: “Last 7 days”.'],
  accessibility: [
    'The two fields form a group with one error.',
    'An end before the start is passed on and shown as an error, in words with both dates.',
  ],
};
