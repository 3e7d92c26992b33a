import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { Text } from '#components/Text';

import { Tooltip } from './Tooltip';

export const guide: Guide = {
  use: ['For a few words that add to a control that is understood without them.', 'With `keys` to teach a shortcut.'],
  instead: [
    { component: 'IconButton', when: 'for the name of an icon: it brings its tooltip.' },
    { component: 'Popover', when: 'for links, controls or more than a sentence.' },
    { component: 'Text', when: 'for anything that people need: write it on the page.' },
  ],
  anatomy: [
    { part: 'Trigger', about: 'One focusable element.' },
    { part: 'Bubble', about: 'Appears after 0.4 s, stays while the pointer is on it.' },
    { part: 'Keys', about: 'The shortcut, printed as on the person’s keyboard.' },
  ],
  dos: [
    {
      do: {
        text: 'Add something that is nice to know.',
        example: (
          <Tooltip text="Counted every night at three">
            {(id) => (
              <Button variant="outline" {...(id ? { 'aria-describedby': id } : {})}>
                1,204 visits
              </Button>
            )}
          </Tooltip>
        ),
      },
      dont: { text: 'Explain the rules of a form in it: touch screens do not show it.' },
    },
    {
      do: {
        text: 'Write needed help below the control.',
        example: <Text tone="muted">Counted every night at three</Text>,
      },
      dont: { text: 'Put one on text that cannot be focused: keyboards do not reach it.' },
    },
  ],
  content: ['A phrase without a full stop, up to about 60 characters.', 'Do not repeat the label.'],
  accessibility: [
    'Described by `aria-describedby`, also while it is not shown; with `purpose="label"` it adds nothing.',
    'Escape hides it; it can be hovered (WCAG 1.4.13). On touch it does not appear.',
  ],
};
