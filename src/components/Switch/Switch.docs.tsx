import type { Guide } from '#.storybook/guide';

import { Switch } from './Switch';

export const guide: Guide = {
  use: [
    'For a setting that takes effect at once: notifications on, dark mode.',
    'In a list of settings, with `side="end"`.',
  ],
  instead: [
    { component: 'Checkbox', when: 'in a form that is sent with a button.' },
    { component: 'ToggleButton', when: 'in a toolbar.' },
    { component: 'RadioGroup', when: 'when “off” needs words of its own.' },
  ],
  anatomy: [
    { part: 'Track and thumb', about: 'The thumb moves to the end when on.' },
    { part: 'Label', about: 'At the start of the switch, or after it; pressing it switches.' },
    { part: 'Description', about: 'What changes, below the label.' },
  ],
  dos: [
    {
      do: { text: 'Name what is on.', example: <Switch label="Email me about changes" defaultChecked side="end" /> },
      dont: {
        text: 'Write both states into the label.',
        example: <Switch label="Emails on or off" defaultChecked side="end" />,
      },
    },
    {
      do: { text: 'Save at once, and switch back with an error when saving fails.' },
      dont: { text: 'Ask for confirmation: undo is easier.' },
    },
  ],
  content: ['A statement that is true while it is on: “Show the map”.', 'Consequences belong into the description.'],
  accessibility: [
    'Role `switch`; Space and Enter both switch, and Enter does not send the form.',
    'A required switch is invalid until it is on, and shows it after it was left.',
  ],
};
