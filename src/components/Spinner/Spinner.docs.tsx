import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { Spinner } from './Spinner';

export const guide: Guide = {
  use: ['In a small place, for work of a few seconds.', 'Most controls have `loading`, which shows it.'],
  instead: [
    { component: 'Skeleton', when: 'for content whose layout is known.' },
    { component: 'Progress', when: 'for anything longer than about ten seconds.' },
    { component: 'LoadingBar', when: 'for the next screen.' },
  ],
  anatomy: [{ part: 'Ring', about: 'In the colour of the text around it; small or medium.' }],
  dos: [
    {
      do: { text: 'Let the control show it.', example: <Button loading>Save changes</Button> },
      dont: {
        text: 'Put one beside the control.',
        example: (
          <>
            <Button>Save changes</Button>
            <Spinner />
          </>
        ),
      },
    },
  ],
  content: ['It has no words: a text beside it says what happens.'],
  accessibility: ['It is not read: the parent announces the state, by `aria-busy` or a status.'],
};
