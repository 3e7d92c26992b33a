import type { Guide } from '#.storybook/guide';

import { TreeView } from './TreeView';

export const guide: Guide = {
  use: [
    'For nested things that people open and choose: folders, categories, an organisation.',
    'With `selection="check"` to choose whole branches.',
  ],
  instead: [
    { component: 'VerticalNavigation', when: 'for the navigation of the application.' },
    { component: 'List', when: 'for one level.' },
    { component: 'Accordion', when: 'for sections of text.' },
  ],
  anatomy: [
    { part: 'Nodes', about: 'Label and icon; those with children have an arrow.' },
    { part: 'Checkbox', about: 'With `check`: mixed when only some below are checked.' },
    { part: 'Loading row', about: 'While the children of a `lazy` node load.' },
  ],
  dos: [
    {
      do: {
        text: 'Open the branch that people came for.',
        example: (
          <TreeView
            label="Folders"
            selection="single"
            defaultSelectedKeys={['march']}
            defaultExpanded={['reports']}
            nodes={[
              {
                id: 'reports',
                label: 'Reports',
                children: [
                  { id: 'march', label: 'March' },
                  { id: 'february', label: 'February' },
                ],
              },
              { id: 'pictures', label: 'Pictures' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Nest for one child: put it a level higher.',
        example: (
          <TreeView
            label="Folders"
            defaultExpanded={['a', 'b']}
            nodes={[
              {
                id: 'a',
                label: 'Reports',
                children: [{ id: 'b', label: '2026', children: [{ id: 'c', label: 'March' }] }],
              },
            ]}
          />
        ),
      },
    },
  ],
  content: ['Nouns of one to three words: they are cut when they are long.'],
  accessibility: [
    'A WAI-ARIA tree: one tab stop, arrow keys open, close and move, letters jump.',
    'Large has targets of 44 px, and other sizes grow on touch devices.',
  ],
};
