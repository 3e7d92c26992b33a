import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['For an editor, a dialog’s body or another part whose code is too heavy for the first load of its screen.'],
  instead: [
    { component: 'QueryPanel', when: 'for data that load; the two can stand in each other.' },
    { component: 'Skeleton', when: 'for the shape of the content alone.' },
  ],
  anatomy: [
    { part: 'Skeleton', about: 'The shape of the component while its code loads.' },
    { part: 'Component', about: 'Takes the place of the skeleton.' },
    { part: 'Error', about: 'Why the code could not be loaded, with a button that tries again.' },
  ],
  dos: [
    {
      do: { text: 'Call `preload` of the component when a person is about to need it: on hover, or after a pause.' },
      dont: { text: 'Leave a skeleton for ever when the network is gone.' },
    },
  ],
  content: ['The error’s words are those of `ErrorState`.'],
  accessibility: ['The error is announced; the focus stays where it was.'],
};
