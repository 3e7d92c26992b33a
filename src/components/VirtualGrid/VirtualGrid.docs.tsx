import type { Guide } from '#.storybook/guide';

import { Card } from '#components/Card';

import { VirtualGrid } from './VirtualGrid';

const pictures = Array.from({ length: 200 }, (_, index) => `Picture ${index + 1}`);

export const guide: Guide = {
  use: ['For hundreds or thousands of tiles of similar height: files, icons, pictures.'],
  instead: [
    { component: 'Grid', when: 'for up to a hundred.' },
    { component: 'Masonry', when: 'for different heights.' },
    { component: 'VirtualList', when: 'for rows.' },
  ],
  anatomy: [
    { part: 'Tiles', about: 'At least `minTileWidth` wide; only visible ones are rendered.' },
    { part: 'Empty', about: 'Instead of the tiles.' },
  ],
  dos: [
    {
      do: {
        text: 'Choose `grid` for tiles that are selected, `list` for content with controls.',
        example: (
          <div style={{ inlineSize: '100%' }}>
            <VirtualGrid
              label="Pictures"
              items={pictures}
              itemKey={(name) => name}
              minTileWidth={110}
              estimatedHeight={56}
              gap={4}
              height="short"
            >
              {(name) => <Card padding="small">{name}</Card>}
            </VirtualGrid>
          </div>
        ),
      },
      dont: { text: 'Rely on the browser’s find in page: it sees visible tiles only. Offer a search.' },
    },
  ],
  content: ['The label names the collection and, if it helps, its size.'],
  accessibility: [
    'As a grid: one tab stop, arrow keys in two directions, Space selects.',
    'The number of all tiles is exposed, not only of those rendered.',
  ],
};
