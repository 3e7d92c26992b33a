import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Inline } from '#components/Inline';
import { SortableList } from '#components/Sortable';
import { Text } from '#components/Text';
import { arrayMove } from '#lib/collections/reorder';

function Ordered() {
  const [items, setItems] = useState([
    { id: 'call', label: 'Call the pharmacy' },
    { id: 'print', label: 'Print the form' },
    { id: 'sign', label: 'Sign it' },
  ]);
  return (
    <SortableList
      label="To do"
      items={items}
      gap={8}
      renderItem={({ label }, handle) => (
        <Inline gap={8}>
          {handle}
          <Text>{label}</Text>
        </Inline>
      )}
      onMove={({ from, to }) => setItems((before) => arrayMove(before, from.index, to.index))}
    />
  );
}

export const guide: Guide = {
  use: [
    'To let people order items: a list, a grid, a board with several lists.',
    '`SortableRows` around a list that renders its own rows, for example a virtual one.',
  ],
  instead: [
    { component: 'DataTable', when: 'to sort by a property.' },
    { component: 'Checklist', when: 'for items that are ticked off too.' },
    { component: 'Select', when: 'to move an item to one of many places.' },
  ],
  anatomy: [
    { part: 'Items', about: 'Rendered by the caller, with the handle.' },
    { part: 'Handle', about: 'Drags, and opens a list of moves when it is clicked.' },
    { part: 'Lists', about: 'Of a board; they can be ordered too.' },
  ],
  dos: [
    {
      do: { text: 'Show a handle, and save each move at once.', example: <Ordered /> },
      dont: { text: 'Sort automatically what people have ordered.' },
    },
  ],
  content: ['`label` names the item in announcements: “Sign it, position 2 of 3”.'],
  accessibility: [
    'Space picks up, arrow keys move, Space drops, Escape cancels; each step is announced.',
    'A click on the handle offers the moves without dragging (WCAG 2.5.7).',
  ],
};
