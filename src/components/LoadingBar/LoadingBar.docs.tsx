import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['At the top of the window while the next screen loads.'],
  instead: [
    { component: 'Skeleton', when: 'for content whose layout is known.' },
    { component: 'Progress', when: 'for a process with a known length.' },
    { component: 'Spinner', when: 'inside a control.' },
  ],
  anatomy: [{ part: 'Bar', about: 'A thin line along the top of the window, without end.' }],
  dos: [
    {
      do: { text: 'Leave the old screen visible and usable below it.' },
      dont: { text: 'Use it for saving: the button says so.' },
    },
  ],
  content: ['The label says what loads: “The page is loading”.'],
  accessibility: ['A progress bar with a name; it takes no focus.', 'With reduced motion it stands still.'],
};
