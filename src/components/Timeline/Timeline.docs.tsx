import type { Guide } from '#.storybook/guide';

import { Timeline } from './Timeline';

export const guide: Guide = {
  use: ['For the events of a record: changes, decisions, messages.'],
  instead: [
    { component: 'Stepper', when: 'for steps that lie ahead.' },
    { component: 'List', when: 'for items without a time.' },
  ],
  anatomy: [
    { part: 'Days', about: 'Headings; yesterday, today and tomorrow in words.' },
    { part: 'Events', about: 'Icon, time, title, description and content.' },
    { part: 'Line', about: 'Continues below the last event when there are more.' },
  ],
  dos: [
    {
      do: {
        text: 'Name who did what.',
        example: (
          <Timeline
            headingLevel={4}
            timeZone="UTC"
            events={[
              { id: '1', at: '2026-03-16T09:20:00Z', title: 'Verified by Ada Yıldız', tone: 'success' },
              { id: '2', at: '2026-03-13T14:05:00Z', title: 'Claimed by Cleo Laurent' },
            ]}
          />
        ),
      },
      dont: {
        text: 'List technical events.',
        example: (
          <Timeline
            headingLevel={4}
            timeZone="UTC"
            events={[{ id: '1', at: '2026-03-16T09:20:00Z', title: 'status: 2 → 3' }]}
          />
        ),
      },
    },
  ],
  content: ['Past tense, one or two sentences.', 'Newest first, unless the story is read from its beginning.'],
  accessibility: [
    'Headings of `headingLevel` for the days, and lists of events.',
    'The tone repeats what the title says.',
  ],
};
