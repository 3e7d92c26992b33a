import type { Guide } from '#.storybook/guide';

import { TagMenu } from './TagMenu';

export const guide: Guide = {
  use: ['In the toolbar of a record, and among the bulk actions of a list.'],
  instead: [
    { component: 'TagPicker', when: 'for the tags in a form, where new ones can be made.' },
    { component: 'TagManager', when: 'to rename, colour and delete the tags themselves.' },
  ],
  anatomy: [
    { part: 'Button', about: 'Opens the menu; disabled while there are no tags.' },
    { part: 'Tag', about: 'Checked if all records have it.' },
  ],
  dos: [
    {
      do: {
        text: 'Show at once what was chosen, and offer to undo it for several records.',
        example: (
          <TagMenu
            label="Labels"
            tags={[
              { id: 'work', title: 'Work' },
              { id: 'travel', title: 'Travel' },
            ]}
            tagsOfRecords={[['work']]}
            onChange={() => {}}
          />
        ),
      },
      dont: { text: 'Remove a tag from all records when only some of them have it.' },
    },
  ],
  content: ['Name the button as the module calls its tags: “Labels”, “Tags”.'],
  accessibility: ['The items are checkboxes of a menu: arrows move, Enter and Space change, Escape closes.'],
};
