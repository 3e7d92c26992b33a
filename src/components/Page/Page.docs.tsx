import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['Once for each screen of the console, inside `main`.'],
  instead: [
    { component: 'AsideLayout', when: 'inside it, for a page with an aside.' },
    { component: 'Dialog', when: 'for a short task over the current screen.' },
  ],
  anatomy: [
    { part: 'Header', about: 'A PageHeader at full width.' },
    { part: 'Content', about: 'In a column to read, in the gutters, or as wide as the window.' },
  ],
  dos: [
    {
      do: { text: 'Use `fill` where parts scroll by themselves: a mailbox, a board.' },
      dont: { text: 'Set widths and gutters in the screen itself.' },
    },
  ],
  content: ['One first-level heading, in the header.'],
  accessibility: [
    'It is no landmark of its own: `main` around it is.',
    'Without `fill` the page scrolls as a whole, so that zooming works.',
  ],
};
