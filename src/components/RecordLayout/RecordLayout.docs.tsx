import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['For a module whose records open beside their list, each with its own address.'],
  instead: [
    { component: 'AsideLayout', when: 'when the second column only adds to the first.' },
    { component: 'ResizablePanels', when: 'when people set the widths themselves.' },
    { component: 'Dialog', when: 'when a record opens over the list for a moment.' },
  ],
  anatomy: [
    {
      part: 'Sidebar',
      about: 'Optional `RecordSidebar`: the button for a new record and the views; a drawer where there is no room.',
    },
    { part: 'List', about: 'A `RecordList`; scrolls on its own.' },
    { part: 'Record', about: 'A `RecordPanel` with the open record; on a small screen it replaces the list.' },
    { part: 'Placeholder', about: 'What is beside the list while no record is open.' },
  ],
  dos: [
    {
      do: { text: 'Make the open record part of the address, so that Back closes it and a link opens it.' },
      dont: { text: 'Keep it in state only.' },
    },
    {
      do: { text: 'Say beside the list that a record does not exist, with `RecordPanel`.' },
      dont: { text: 'Lead to another record or to the list without a word.' },
    },
  ],
  content: ['Placeholder: that nothing is open, and how to open something.'],
  accessibility: [
    'The heading of the open record is the `h1`; the list has an `h2` then.',
    'On a small screen give the record a link back to the list.',
    'The drawer’s title names the navigation.',
  ],
};
