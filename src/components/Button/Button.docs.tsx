import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import type { Guide } from '#.storybook/guide';

import { Button } from './Button';

export const guide: Guide = {
  use: [
    'For an action on this page: save, send, delete, open a panel.',
    'With `variant="solid"` and `tone="primary"` for the one action that a region is about; the default is soft and neutral.',
    'With `tone="error"` where the action destroys something that cannot be brought back.',
  ],
  instead: [
    { component: 'LinkButton', when: 'for the next step on another page: it can be opened in a new tab.' },
    { component: 'IconButton', when: 'where the icon is known to everybody and there is no room for words.' },
    {
      component: 'SubmitButton',
      when: 'at the end of a form that writes data: offline it says why it cannot be used.',
    },
    { component: 'ToggleButton', when: 'for something that stays on until it is pressed again.' },
  ],
  anatomy: [
    { part: 'Label', about: 'A verb and what it acts on. The only required part.' },
    {
      part: 'Leading icon',
      about: 'Optional; shrinks to the small size in a small button. A spinner takes its place while loading.',
    },
    { part: 'Trailing icon', about: 'Optional; an arrow on a button that opens a menu or another overlay.' },
    { part: 'Surface', about: 'Its weight is the variant: solid, soft, outline or quiet. 28, 36 or 44 px high.' },
  ],
  dos: [
    {
      do: {
        text: 'Give one action of a region the solid primary look, and the others less weight.',
        example: (
          <>
            <Button tone="primary" variant="solid">
              Publish
            </Button>
            <Button variant="quiet">Discard draft</Button>
          </>
        ),
      },
      dont: {
        text: 'Give all actions the same weight: nobody sees which one goes on.',
        example: (
          <>
            <Button tone="primary" variant="solid">
              Publish
            </Button>
            <Button tone="primary" variant="solid">
              Discard draft
            </Button>
          </>
        ),
      },
    },
    {
      do: {
        text: 'Show with loading that the action runs. The button keeps its width and the focus.',
        example: (
          <Button tone="primary" variant="solid" loading>
            Save changes
          </Button>
        ),
      },
      dont: {
        text: 'Disable the button while it runs: the focus is lost, and nothing says that something happens.',
        example: (
          <Button tone="primary" variant="solid" disabled>
            Save changes
          </Button>
        ),
      },
    },
    {
      do: {
        text: 'Keep the red button for what cannot be undone, and name what it deletes.',
        example: (
          <Button tone="error" variant="solid" leadingIcon={TrashIcon}>
            Delete list
          </Button>
        ),
      },
      dont: {
        text: 'Use red for attention, or leave open what happens.',
        example: (
          <Button tone="error" variant="solid">
            OK
          </Button>
        ),
      },
    },
  ],
  content: [
    'Write a verb and its object, in sentence case: “Save changes”, “Delete list”.',
    'Two or three words; the label never ends with a full stop.',
    'Repeat the words of the heading or the question: “Delete” answers “Delete this list?”, “OK” does not.',
    'The main action comes first below a form, and last in the footer of a dialog.',
  ],
  accessibility: [
    'It is a native button of type `button`, so that it never submits a form by accident.',
    'While loading it has `aria-disabled`, stays in the tab order and ignores clicks.',
    'A disabled button cannot be focused. Set `focusableWhenDisabled` where people need to find it and read why.',
    'The small size is 28 px high: keep it for tables and toolbars, and use large (44 px) for touch.',
  ],
};
