import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { ButtonGroup } from './ButtonGroup';

export const guide: Guide = {
  use: [
    'For two to five actions of one kind on the same thing: previous, today, next.',
    'Where the buttons share one outline, so that they read as one control.',
  ],
  instead: [
    { component: 'Toolbar', when: 'for more actions: one tab stop, arrow keys, and a menu for what does not fit.' },
    { component: 'ToggleGroup', when: 'to choose one of several views.' },
    { component: 'SplitButton', when: 'for an action with alternatives in a menu.' },
  ],
  anatomy: [
    { part: 'Group', about: 'Has the accessible name, and is not visible by itself.' },
    {
      part: 'Buttons',
      about: 'Button, IconButton, ToggleButton or Menu, each a direct child; inner corners are square.',
    },
  ],
  dos: [
    {
      do: {
        text: 'Give all members one variant and one size.',
        example: (
          <ButtonGroup label="Week">
            <Button variant="outline">Previous</Button>
            <Button variant="outline">Today</Button>
            <Button variant="outline">Next</Button>
          </ButtonGroup>
        ),
      },
      dont: {
        text: 'Join actions of different weight: the joint hides the difference.',
        example: (
          <ButtonGroup label="Record">
            <Button tone="primary" variant="solid">
              Save
            </Button>
            <Button variant="outline">Cancel</Button>
          </ButtonGroup>
        ),
      },
    },
  ],
  content: [
    'The label of the group says what the buttons have in common: “Week”.',
    'Keep the labels to one word each, in the same form.',
  ],
  accessibility: [
    'The group has the role `group` with its label; each button is a tab stop of its own.',
    'It adds no arrow keys. With more than five buttons use a Toolbar, which is one stop.',
  ],
};
