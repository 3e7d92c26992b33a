import type { Guide } from '#.storybook/guide';

import { ListItem } from '#components/List';

import { List } from './List';

export const guide: Guide = {
  use: [
    'For up to some hundred items with a title and a line or two: mails, notifications, members.',
    'With `itemKeys` for items that can be selected.',
  ],
  instead: [
    { component: 'VirtualList', when: 'for thousands of items.' },
    { component: 'DataTable', when: 'for several properties that are compared.' },
    { component: 'Menu', when: 'for actions.' },
    { component: 'Card', when: 'for items with pictures or several lines.' },
  ],
  anatomy: [
    { part: 'Leading visual', about: 'An avatar or icon; the checkbox where items can be selected.' },
    { part: 'Title and description', about: 'One or two lines, or all.' },
    { part: 'Meta', about: 'At the end of the title: a time, a number.' },
    { part: 'Actions', about: 'Pressed separately from the item.' },
  ],
  dos: [
    {
      do: {
        text: 'Begin with what tells items apart.',
        example: (
          <List label="Mail">
            <ListItem title="Monthly return" description="Cleo Laurent" meta="09:41" unread />
            <ListItem title="New opening hours" description="Owen Price" meta="Yesterday" />
          </List>
        ),
      },
      dont: {
        text: 'Repeat the same first words.',
        example: (
          <List label="Mail">
            <ListItem title="Message from Cleo Laurent" />
            <ListItem title="Message from Owen Price" />
          </List>
        ),
      },
    },
  ],
  content: [
    'Titles are cut after a line: the important word comes first.',
    'While loading, show as many rows as usually appear.',
  ],
  accessibility: [
    'Keeps the role of a list in Safari.',
    'Unread is written out for screen readers, not only bold.',
    'X selects the focused item, Ctrl + A all.',
  ],
};
