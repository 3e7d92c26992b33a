import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: [
    'For the list of a module whose records open beside it: mails, contacts, tasks.',
    'Together with `RecordLayout`, `RecordRow` and the hooks `useRecordScreen` (selection, navigation, `listProps`), `useRecordKeys` and `useRecordActions`.',
  ],
  instead: [
    { component: 'DataTable', when: 'when people compare columns.' },
    { component: 'List', when: 'for a short list inside a card or panel.' },
    { component: 'VirtualList', when: 'for a long list without title, search and states.' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title of the view, how many records there are, actions on the view.' },
    { part: 'Search', about: 'Optional; starts with Enter, and is cleared by its button or Escape.' },
    { part: 'Selection bar', about: 'Box for all rows, number of selected rows, actions for them.' },
    {
      part: 'Rows',
      about: '`RecordRow`s: a link over the whole row, a box and one small control; or cards with a `RecordCheckbox`.',
    },
    { part: 'Footer', about: 'Optional, for example the pages.' },
  ],
  dos: [
    {
      do: { text: 'Keep the old rows when loading them again fails; the list says that they may be outdated.' },
      dont: { text: 'Replace loaded rows by an error.' },
    },
    {
      do: { text: 'Say in the empty state whether there is nothing yet, or the search found nothing.' },
      dont: { text: 'Show “No data” for both.' },
    },
    {
      do: { text: 'Set `virtual` for more than 100 rows.' },
      dont: { text: 'Put two virtual lists on one screen.' },
    },
  ],
  content: [
    'Summary: “1–10 of 125”.',
    'Name of a row’s box: “Select” and the record: “Select “Floor plans””.',
    'Bulk actions: verbs, the same as for one record.',
  ],
  accessibility: [
    'When the row that has the focus leaves the list, the focus goes to the one that takes its place; when it moves, it goes along.',
    'Number of records and of selected ones are announced when they change.',
    'When an action removes the selected rows, call `onDone`: the focus returns to the box for all rows.',
    'The row that was open takes the focus again: the list tells each `RecordRow` whether it is that, by `returnId`.',
    'Arrow keys, Home and End are keys of the screen: list them in `KeyboardShortcutsDialog`.',
  ],
};
