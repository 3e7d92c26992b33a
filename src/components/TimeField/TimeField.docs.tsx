import type { Guide } from '#.storybook/guide';

import { TimeField } from './TimeField';

export const guide: Guide = {
  use: ['For a time of day: opening hours, an appointment.', 'With `list` where people pick from regular times.'],
  instead: [
    { component: 'DateTimeField', when: 'for a time on a day.' },
    { component: 'NumberField', when: 'for a duration.' },
  ],
  anatomy: [
    { part: 'Field', about: 'Shows the time as the language does, or as `clock` says.' },
    { part: 'List', about: 'Optional: times from `min` to `max`, every 15 minutes by default.' },
  ],
  dos: [
    {
      do: {
        text: 'Set `step` to the grid of the times.',
        example: <TimeField label="Opens at" step={30} defaultValue="08:30" />,
      },
      dont: { text: 'Offer a list of 1,440 minutes.' },
    },
  ],
  content: [
    '“Opens at”, “Start”: the label completes the time.',
    'The messages for wrong times are part of the component.',
  ],
  accessibility: ['Both clocks are understood when typed, whichever is shown.', 'Arrow keys add and take away a step.'],
};
