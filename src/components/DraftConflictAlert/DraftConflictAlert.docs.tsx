import type { Guide } from '#.storybook/guide';

import { DraftConflictAlert } from './DraftConflictAlert';

export const guide: Guide = {
  use: ['At the top of every editor that saves by itself with `useDraftSync`.'],
  instead: [
    { component: 'DraftNotice', when: 'for unsent text that was restored.' },
    { component: 'Alert', when: 'for other messages about a form.' },
  ],
  anatomy: [
    { part: 'Title', about: 'What another tab has done.' },
    { part: 'Text', about: 'When, and that nothing is lost.' },
    { part: 'Actions', about: 'One button for each version, or one that saves it again.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep both versions until the person has chosen.',
        example: (
          <DraftConflictAlert
            state={{ status: 'conflict', remote: { savedAt: '2026-03-16T10:30:00Z' } }}
            onResolve={() => {}}
          />
        ),
      },
      dont: { text: 'Take the newer version without asking: one of the two texts would be lost.' },
    },
  ],
  content: ['Its words are part of the component. Say what was sent or withdrawn, where “deleted” is not true.'],
  accessibility: ['It is an alert: it is read when it appears, and the focus stays where it was.'],
};
