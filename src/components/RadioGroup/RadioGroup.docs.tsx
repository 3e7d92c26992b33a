import type { Guide } from '#.storybook/guide';

import { Select } from '#components/Select';

import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'public', label: 'Everyone', description: 'Visitors without an account too' },
  { value: 'members', label: 'Members' },
  { value: 'me', label: 'Only me' },
];

export const guide: Guide = {
  use: ['For exactly one of two to five options that people compare.', 'Where an option needs a description.'],
  instead: [
    { component: 'Select', when: 'for more than five options, or where room is short.' },
    { component: 'CheckboxGroup', when: 'when several answers are possible.' },
    { component: 'ToggleGroup', when: 'to switch a view, with an effect at once.' },
  ],
  anatomy: [
    { part: 'Question', about: 'The legend of the group.' },
    { part: 'Options', about: 'Radio button, label, and optionally a count and a description.' },
    { part: 'Error', about: 'One for the group.' },
  ],
  dos: [
    {
      do: {
        text: 'Show all options at once.',
        example: <RadioGroup label="Who can see it?" options={options} defaultValue="members" />,
      },
      dont: {
        text: 'Hide three options in a Select.',
        example: <Select label="Who can see it?" options={options} defaultValue="members" />,
      },
    },
    {
      do: { text: 'Leave all empty (`value={null}`) where a preset would decide for people.' },
      dont: { text: 'Forget “None of these”: a radio cannot be cleared again.' },
    },
  ],
  content: [
    'The label is a question or a noun: “Who can see it?”.',
    'Options have one form and do not repeat the question.',
    'Put the most common option first, or keep a natural order.',
  ],
  accessibility: [
    'One tab stop; arrow keys move and choose, because the radios share a name.',
    '`required`, the error and read-only are on the group, which has the role `radiogroup`.',
  ],
};
