import type { Guide } from '#.storybook/guide';

import { HeaderPopover } from './HeaderPopover';

export const guide: Guide = {
  use: ['For the panels of an application’s header: messages, notifications, shortcuts.'],
  instead: [
    { component: 'Popover', when: 'for a panel anywhere else.' },
    { component: 'Menu', when: 'for a list of actions.' },
    { component: 'Drawer', when: 'for content that needs the height of the window.' },
  ],
  anatomy: [
    { part: 'Button', about: 'An icon with its tooltip and a count; more than 99 is “99+”.' },
    { part: 'Header', about: 'Title and icon buttons.' },
    { part: 'Content', about: 'Scrolls; mounted anew with each opening.' },
    { part: 'Footer', about: 'Fixed, such as a link to all messages.' },
  ],
  dos: [
    {
      do: {
        text: 'Count in the label what the badge shows.',
        example: (
          <HeaderPopover label="Messages, 5 unread" icon="heroicons_outline:envelope" title="Messages" badge={5}>
            Nothing new since 09:41.
          </HeaderPopover>
        ),
      },
      dont: {
        text: 'Leave the number to the badge: it is not read.',
        example: (
          <HeaderPopover label="Messages" icon="heroicons_outline:envelope" title="Messages" badge={5}>
            Nothing new since 09:41.
          </HeaderPopover>
        ),
      },
    },
  ],
  content: [
    'The title is a plural noun: “Notifications”.',
    'An empty panel says that nothing is new, and when something appears.',
  ],
  accessibility: [
    'The panel takes the focus and returns it on Escape.',
    'On small screens it is a full-screen sheet, which keeps the focus.',
    'Following a link inside closes it, but opening one in a new tab does not.',
  ],
};
