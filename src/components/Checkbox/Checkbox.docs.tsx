import type { Guide } from '#.storybook/guide';

import { Switch } from '#components/Switch';

import { Checkbox } from './Checkbox';

export const guide: Guide = {
  use: [
    'For one yes-or-no answer that is sent with the form: accepting terms, an option.',
    'With `indeterminate` for a box that stands for several, of which some are checked.',
  ],
  instead: [
    { component: 'CheckboxGroup', when: 'for several answers to one question.' },
    { component: 'Switch', when: 'for a setting that takes effect at once.' },
    { component: 'RadioGroup', when: 'when “no” is not simply the opposite: write both answers.' },
  ],
  anatomy: [
    { part: 'Box', about: 'Empty, with a tick, or with a line when mixed.' },
    { part: 'Label', about: 'After the box; pressing it checks the box.' },
    { part: 'Count', about: 'Optional: how many results the option has.' },
    { part: 'Description and error', about: 'Below the label.' },
  ],
  dos: [
    {
      do: { text: 'Write the label so that the tick means yes.', example: <Checkbox label="Send me a copy" /> },
      dont: { text: 'Negate it: the tick would mean no.', example: <Checkbox label="Do not send me a copy" /> },
    },
    {
      do: { text: 'Wait for the form to be sent.', example: <Checkbox label="Subscribe to the newsletter" /> },
      dont: {
        text: 'Use a Switch in a form with a Save button: it promises an effect at once.',
        example: <Switch label="Subscribe to the newsletter" />,
      },
    },
  ],
  content: [
    'A short statement, without a full stop: “I accept the terms”.',
    'Links in the label are allowed; `label` takes more than text.',
  ],
  accessibility: [
    'It is a native checkbox, and the label is part of its target.',
    'With `hideLabel` the label is still its name: use it in tables only.',
    'Read-only keeps it focusable and ignores the press.',
  ],
};
