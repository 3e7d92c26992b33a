import type { Guide } from '#.storybook/guide';

import { NavList, NavListGroup, NavListItem } from './NavList';

export const guide: Guide = {
  use: ['For the views of one module beside its list: folders, filters, labels, boards.'],
  instead: [
    { component: 'VerticalNavigation', when: 'for the navigation of the whole console.' },
    { component: 'TabNav', when: 'for two to five views above the content.' },
    { component: 'Menu', when: 'when the entries are actions.' },
  ],
  anatomy: [
    { part: 'Group', about: 'Optional heading over its links; shows placeholders while they load.' },
    { part: 'Leading icon or visual', about: 'Optional icon or colour dot, decorative.' },
    { part: 'Label', about: 'Name of the view, on one line.' },
    { part: 'Count', about: 'Optional number at the end, with words for screen readers.' },
  ],
  dos: [
    {
      do: {
        text: 'Count what waits for the person.',
        example: (
          <NavList label="Mail folders">
            <NavListGroup title="Folders">
              <NavListItem href="/inbox" current count={3} countLabel="3 unread emails">
                Inbox
              </NavListItem>
              <NavListItem href="/sent">Sent</NavListItem>
            </NavListGroup>
          </NavList>
        ),
      },
      dont: { text: 'Show a count that never needs anyone, such as all sent mails.' },
    },
    {
      do: { text: 'Give each view an address, so that it can be linked and opened in a tab.' },
      dont: { text: 'Put actions such as “Delete label” among the links.' },
    },
  ],
  content: [
    'Nouns of one or two words: “Inbox”, “Starred”.',
    'Count label: a number and what it counts: “3 unread emails”.',
  ],
  accessibility: [
    'The current view has `aria-current="page"`, and is marked by more than colour.',
    'Give each navigation on a page its own label.',
  ],
};
