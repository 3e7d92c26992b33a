import type { Guide } from '#.storybook/guide';

import { InlineEdit } from './InlineEdit';

export const guide: Guide = {
  use: ['For a title or a short text that is read often and changed rarely.', 'With `multiline` for a description.'],
  instead: [
    { component: 'TextField', when: 'in a form, and where the text must be filled in.' },
    { component: 'DataTable', when: 'for many texts: its cells can be edited.' },
  ],
  anatomy: [
    { part: 'Text', about: 'A button that looks like text; a border appears on hover and focus.' },
    { part: 'Field', about: 'The same place and size while editing.' },
    { part: 'Error', about: 'Below, when saving was refused; the text stays.' },
  ],
  dos: [
    {
      do: {
        text: 'Save when the field is left, and return an error as a sentence.',
        example: <InlineEdit label="Name of the list" value="Saved places" variant="title" onSave={() => undefined} />,
      },
      dont: { text: 'Put a Save button beside it: Enter and leaving the field save.' },
    },
  ],
  content: [
    'The label names the text: “Name of the list”. It is not shown.',
    'The placeholder invites: “Add a description”.',
  ],
  accessibility: [
    'Enter saves, Escape reverts; with several lines, Ctrl or Command with Enter saves.',
    'Saving and failing are announced, and the focus returns to the text.',
  ],
};
