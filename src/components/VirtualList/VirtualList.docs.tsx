import type { Guide } from '#.storybook/guide';

import { Text } from '#components/Text';

import { VirtualList } from './VirtualList';

const people = Array.from({ length: 500 }, (_, index) => `Person ${index + 1}`);

export const guide: Guide = {
  use: [
    'For hundreds or thousands of rows: contacts, search results, logs.',
    'With `groupOf` for headings between them.',
  ],
  instead: [
    { component: 'List', when: 'for up to some hundred items.' },
    { component: 'DataTable', when: 'with `virtual`, for columns.' },
    { component: 'Pagination', when: 'when pages need addresses.' },
  ],
  anatomy: [
    { part: 'Rows', about: 'Of any height; measured when they appear.' },
    { part: 'Headings', about: 'Of groups, whose items must be adjacent.' },
    { part: 'Empty', about: 'Instead of the rows.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep `position` to return to the same place.',
        example: (
          <div style={{ inlineSize: '100%' }}>
            <VirtualList label="People" items={people} itemKey={(name) => name} height="short" estimatedHeight={32}>
              {(name) => <Text as="div">{name}</Text>}
            </VirtualList>
          </div>
        ),
      },
      dont: { text: 'Rely on the browser’s find in page: it sees visible rows only. Offer a search.' },
    },
  ],
  content: ['The label names the list.', '`textOf` is what letters jump to: the name.'],
  accessibility: [
    '`list` for content with controls, `listbox` for options, `grid` for rows with controls and arrow keys.',
    'The focused row is never taken away while scrolling.',
  ],
};
