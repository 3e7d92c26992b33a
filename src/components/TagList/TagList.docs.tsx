import type { Guide } from '#.storybook/guide';

import { TagList } from './TagList';

export const guide: Guide = {
  use: ['For the tags or labels of a record that people have made themselves.'],
  instead: [
    { component: 'Badge', when: 'for a state that the product decides.' },
    { component: 'Chip', when: 'for a filter or choice that can be pressed.' },
    { component: 'TagField', when: 'to type tags.' },
    { component: 'TagManager', when: 'to rename, recolour and delete them.' },
  ],
  anatomy: [
    { part: 'Dot', about: 'Colour of the tag, decorative.' },
    { part: 'Title', about: 'On one line; a long one ends with an ellipsis.' },
  ],
  dos: [
    {
      do: {
        text: 'Show the title beside the colour.',
        example: <TagList label="Labels" tags={[{ id: 'work', title: 'Work', color: 'blue' }]} />,
      },
      dont: { text: 'Tell tags apart by their colour alone.' },
    },
  ],
  content: ['One or two words, as the person wrote them.'],
  accessibility: [
    'A list with its own label; `inline` renders text, for use inside a link, where a list would not be allowed.',
  ],
};
