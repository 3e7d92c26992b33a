import type { Guide } from '#.storybook/guide';

import { TagChip } from './TagChip';

export const guide: Guide = {
  use: ['For tags and labels that people make and colour themselves.', 'In rows (`small`) and in forms.'],
  instead: [
    { component: 'Badge', when: 'for a status that the product defines.' },
    { component: 'Chip', when: 'for filters and links.' },
    { component: 'TagPicker', when: 'to choose tags.' },
  ],
  anatomy: [
    { part: 'Dot', about: 'The colour of the tag.' },
    { part: 'Name', about: 'On one line; a long one is cut off, with the whole as a tooltip.' },
    { part: 'Remove button', about: 'Only with `onRemove`.' },
  ],
  dos: [
    {
      do: { text: 'Name the tag: the colour only helps to find it.', example: <TagChip color="red">Urgent</TagChip> },
      dont: { text: 'Tell two tags of one name apart by colour alone.' },
    },
  ],
  content: ['One or two words: “Urgent”, “To be answered”.'],
  accessibility: [
    'Several chips are a list with a name; the dot is decorative.',
    '`removeLabel` is the full name of the button: “Remove Urgent from Tags”.',
    'After a removal the caller moves the focus.',
  ],
};
