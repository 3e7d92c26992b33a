import type { Guide } from '#.storybook/guide';

import { ScrollArea } from './ScrollArea';

export const guide: Guide = {
  use: ['For a part of the page that is limited in height: a log, a long list in a panel.'],
  instead: [
    { component: 'VirtualList', when: 'for hundreds of items.' },
    { component: 'Table', when: 'for wide tables: it scrolls by itself.' },
    { component: 'Disclosure', when: 'to hide what few people need.' },
  ],
  anatomy: [
    { part: 'Area', about: 'With a maximum height, or as high as its container.' },
    { part: 'Shadows', about: 'At each edge behind which there is more.' },
  ],
  dos: [
    {
      do: {
        text: 'Let the last visible line be cut, so that people see that there is more.',
        example: (
          <ScrollArea label="Log" size="small">
            {Array.from({ length: 20 }, (_, index) => (
              <p key={index}>Line {index + 1}</p>
            ))}
          </ScrollArea>
        ),
      },
      dont: { text: 'Nest areas that scroll in the same direction.' },
    },
  ],
  content: ['The label says what scrolls: “Log”.'],
  accessibility: [
    'A region with a name; a tab stop only when it overflows and contains nothing focusable.',
    'Arrow keys, Page Up and Page Down scroll it.',
  ],
};
