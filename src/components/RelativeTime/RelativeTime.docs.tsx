import type { Guide } from '#.storybook/guide';

import { RelativeTime } from './RelativeTime';

export const guide: Guide = {
  use: ['For moments whose age matters: messages, changes.'],
  instead: [
    { component: 'FormattedDate', when: 'for appointments and for anything older than some days.' },
    { component: 'Timeline', when: 'for a series of events.' },
  ],
  anatomy: [{ part: 'Text', about: '“5 minutes ago”, updated while it is in view; the date on hover.' }],
  dos: [
    {
      do: { text: 'Use it in lists that are read often.', example: <RelativeTime date="2026-03-16T09:40:00Z" /> },
      dont: { text: 'Use it for deadlines: people need the date.' },
    },
  ],
  content: ['Put no preposition before it: the text is complete.'],
  accessibility: ['A `time` element with the instant; the absolute date is its title.', 'Updates are not announced.'],
};
