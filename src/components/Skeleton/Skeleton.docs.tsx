import type { Guide } from '#.storybook/guide';

import { Spinner } from '#components/Spinner';
import { Stack } from '#components/Stack';

import { Skeleton } from './Skeleton';

export const guide: Guide = {
  use: ['While content loads whose layout is known.'],
  instead: [
    { component: 'Spinner', when: 'in a control, or where the layout is unknown.' },
    { component: 'Progress', when: 'for a process with a length.' },
    { component: 'QueryPanel', when: 'to switch between skeleton, data and error.' },
  ],
  anatomy: [
    { part: 'Text', about: 'One or more lines; the last of several is shorter.' },
    { part: 'Block', about: 'A picture or a card, in three heights.' },
    { part: 'Circle', about: 'A picture of a person, in the sizes of Avatar.' },
  ],
  dos: [
    {
      do: {
        text: 'Repeat the layout of what loads.',
        example: (
          <Stack gap={12}>
            <Skeleton variant="circle" size="large" />
            <Skeleton variant="text" lines={3} />
          </Stack>
        ),
      },
      dont: { text: 'Centre a spinner in a large area: everything jumps when it goes.', example: <Spinner /> },
    },
  ],
  content: ['It holds no words. The parent says what loads, for screen readers.'],
  accessibility: ['Not read; set `aria-busy` on the parent.', 'With reduced motion it stands still.'],
};
