import type { Guide } from '#.storybook/guide';

import { TagPicker } from './TagPicker';

const tags = [
  { value: 'urgent', label: 'Urgent', color: 'red' },
  { value: 'waiting', label: 'Waiting', color: 'yellow' },
  { value: 'north', label: 'North', color: 'blue' },
] as const;

export const guide: Guide = {
  use: ['To choose tags or labels that have colours.', 'With `onCreate` to make a new one while typing.'],
  instead: [
    { component: 'TagField', when: 'for free words without colours.' },
    { component: 'MultiSelect', when: 'for options that the product defines.' },
    { component: 'TagChip', when: 'to show tags without changing them.' },
  ],
  anatomy: [
    { part: 'Chips', about: 'Each chosen tag with its colour and a button that removes it.' },
    { part: 'List', about: 'Tags with colour; chosen ones are ticked.' },
    { part: 'Create “x”', about: 'At the end of the list, when no tag has this name.' },
  ],
  dos: [
    {
      do: {
        text: 'Let people create what they miss, where they may.',
        example: (
          <TagPicker
            label="Tags"
            options={tags}
            defaultValue={['urgent']}
            onCreate={(label) => ({ tag: { value: label, label } })}
          />
        ),
      },
      dont: { text: 'Send people to a settings page for a missing tag.' },
    },
  ],
  content: ['The error says why a tag was refused: “There can be at most 20 tags.”'],
  accessibility: [
    'A WAI-ARIA combobox: the focus stays in the input, and Enter takes or takes back the active tag.',
    'Added, removed and refused tags are announced.',
    'A refused name stays in the input, to be corrected.',
  ],
};
