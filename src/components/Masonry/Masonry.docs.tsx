import type { Guide } from '#.storybook/guide';

import { Card } from '#components/Card';

import { Masonry } from './Masonry';

const notes = ['Call the pharmacy', 'Ask about the prices of vaccinations for the whole family', 'Print the form'];

export const guide: Guide = {
  use: ['For cards of different heights that are browsed: notes, pictures.'],
  instead: [
    { component: 'Grid', when: 'for cards of equal height.' },
    { component: 'VirtualGrid', when: 'for thousands of tiles of one height.' },
    { component: 'List', when: 'when the order matters.' },
  ],
  anatomy: [
    { part: 'Columns', about: 'As many as fit with `minColumnWidth`.' },
    { part: 'Items', about: 'Join the shortest column and stay there. Those far from the view are not rendered.' },
  ],
  dos: [
    {
      do: {
        text: 'Give each card the height of its content.',
        example: (
          <div style={{ inlineSize: '100%' }}>
            <Masonry label="Notes" items={notes} itemKey={(note) => note} minColumnWidth={110} gap={8}>
              {(note) => <Card>{note}</Card>}
            </Masonry>
          </div>
        ),
      },
      dont: { text: 'Show ranked results in it: nobody sees which comes first.' },
    },
  ],
  content: ['The label names the collection.'],
  accessibility: [
    'A list in the order of the items, which is also the order of Tab.',
    'The focused item and those beside it stay rendered; the position of each and their number are announced.',
  ],
};
