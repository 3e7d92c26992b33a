import type { Guide } from '#.storybook/guide';

import { CheckboxGroup } from './CheckboxGroup';

const days = ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ value: label, label }));

export const guide: Guide = {
  use: ['For none, one or several answers to one question.', 'For filters with a count for each option.'],
  instead: [
    { component: 'RadioGroup', when: 'when exactly one answer is possible.' },
    { component: 'MultiSelect', when: 'for more than six or seven options.' },
    { component: 'Checkbox', when: 'for a single yes or no.' },
  ],
  anatomy: [
    { part: 'Question', about: 'The legend of the group, with an optional description.' },
    { part: 'Options', about: 'Checkboxes below each other; beside each other with `orientation="horizontal"`.' },
    { part: 'Error', about: 'One for the group, below the options.' },
  ],
  dos: [
    {
      do: {
        text: 'List options below each other.',
        example: <CheckboxGroup label="Open on" options={days} defaultValue={['Monday']} />,
      },
      dont: {
        text: 'Add “None”: leaving all empty says it.',
        example: (
          <CheckboxGroup
            label="Open on"
            options={[...days, { value: 'none', label: 'None' }]}
            defaultValue={['none']}
          />
        ),
      },
    },
  ],
  content: [
    'The label is the question: “Which services do you offer?”.',
    'Say in the description that several may be chosen, if it is not obvious.',
  ],
  accessibility: [
    'A fieldset with a legend; each checkbox is a tab stop.',
    'An option with the count 0 can be cleared, but not chosen.',
    'The error describes the group and marks every box as invalid.',
  ],
};
