import type { Guide } from '#.storybook/guide';

import { ContextMenu } from './ContextMenu';

export const guide: Guide = {
  use: [
    'As a faster way to actions that a list, table or canvas also offers elsewhere.',
    'With a function for `sections`, so that one menu serves a whole list.',
  ],
  instead: [
    { component: 'Menu', when: 'for the visible way to the same actions; it must exist.' },
    { component: 'Toolbar', when: 'for actions on the selection.' },
  ],
  anatomy: [
    { part: 'Area', about: 'The wrapped content, with at least one focusable element.' },
    { part: 'List', about: 'Sections and items as in Menu, at the pointer or at the focused element.' },
  ],
  dos: [
    {
      do: {
        text: 'Repeat actions that are available elsewhere.',
        example: (
          <ContextMenu
            label="Report"
            sections={[
              {
                id: 'a',
                items: [
                  { id: 'open', label: 'Open' },
                  { id: 'rename', label: 'Rename' },
                ],
              },
            ]}
          >
            <button type="button">March report (right click)</button>
          </ContextMenu>
        ),
      },
      dont: { text: 'Put an action only here: nothing shows that the menu exists.' },
    },
    {
      do: { text: 'Return no sections where there is nothing to offer: the browser’s menu opens.' },
      dont: { text: 'Wrap text that people copy: they lose the browser’s menu.' },
    },
  ],
  content: ['The same words as in the visible menu.', 'The label names the thing that was pressed: “March report”.'],
  accessibility: [
    'Opens with a right click, a long press of half a second, Shift + F10 or the menu key.',
    'By keyboard it opens at the focused element, and focus returns there.',
  ],
};
