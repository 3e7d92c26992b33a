import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['As the first element of each page: to the content, and to the search if there is one.'],
  instead: [
    { component: 'Link', when: 'for links that everybody sees.' },
    { component: 'VisuallyHidden', when: 'for text that is only read.' },
  ],
  anatomy: [{ part: 'Link', about: 'Invisible until it has the focus, then at the top of the window.' }],
  dos: [
    {
      do: {
        text: 'Give the target an id and `tabIndex={-1}`.',
      },
      dont: { text: 'Offer more than three: they are work of their own.' },
    },
  ],
  content: ['“Skip to” and where: “Skip to results”.'],
  accessibility: ['It moves the focus, not only the scroll position.', 'The address and the history stay as they are.'],
};
