import type { Guide } from '#.storybook/guide';

import { Stepper } from './Stepper';

const steps = [
  { value: 'place', label: 'Place', state: 'done' as const },
  { value: 'hours', label: 'Opening hours' },
  { value: 'check', label: 'Check' },
];

export const guide: Guide = {
  use: [
    'For a process of three to five steps, each a page or a form.',
    'With `href` or `onChange` where earlier steps can be opened again.',
  ],
  instead: [
    { component: 'Tabs', when: 'for parts in any order.' },
    { component: 'Progress', when: 'for a process that runs by itself.' },
    { component: 'Checklist', when: 'for tasks in any order.' },
  ],
  anatomy: [
    { part: 'Number', about: 'Or a tick when done, or a warning sign when it has an error.' },
    { part: 'Label', about: 'With an optional description.' },
    { part: 'Summary', about: 'On small screens the current step and the next, in words.' },
  ],
  dos: [
    {
      do: {
        text: 'Name the steps by their content.',
        example: <Stepper label="Registration" steps={steps} value="hours" />,
      },
      dont: {
        text: 'Count them only.',
        example: (
          <Stepper
            label="Registration"
            steps={[
              { value: '1', label: 'Step 1', state: 'done' },
              { value: '2', label: 'Step 2' },
              { value: '3', label: 'Step 3' },
            ]}
            value="2"
          />
        ),
      },
    },
  ],
  content: ['One or two words for each step; nouns or verbs, not both.', 'The label names the process.'],
  accessibility: [
    'An ordered list; the current step has `aria-current="step"`, and states are words.',
    'The form below has its own buttons to continue: the stepper is no substitute.',
  ],
};
