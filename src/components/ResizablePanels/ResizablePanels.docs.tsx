import type { Guide } from '#.storybook/guide';

import { ResizablePanels } from './ResizablePanels';

export const guide: Guide = {
  use: ['For two panes whose best widths depend on the person: list and reading pane.'],
  instead: [
    { component: 'AsideLayout', when: 'when one width suits everybody.' },
    { component: 'Drawer', when: 'when the second pane is rarely needed.' },
  ],
  anatomy: [
    { part: 'First pane', about: 'The one that is resized, between `min` and `max` per cent.' },
    { part: 'Handle', about: 'Drag it, or use arrow keys; a double click restores the default.' },
    { part: 'Second pane', about: 'Fills the rest.' },
  ],
  dos: [
    {
      do: {
        text: 'Save the size with `onSizeChange`, and pass it back as `initialSize`.',
        example: (
          <div style={{ blockSize: 120, inlineSize: '100%' }}>
            <ResizablePanels label="List" first="List" second="Mail" />
          </div>
        ),
      },
      dont: { text: 'Use it on phones: show one pane at a time.' },
    },
  ],
  content: ['The label names the first pane, and so the handle: “List”.'],
  accessibility: [
    'A separator with a value: arrow keys move it, Shift makes larger steps, Enter folds the pane if `collapsible`.',
    '`onSizeChange` is called once, at the end.',
  ],
};
