import type { Guide } from '#.storybook/guide';

import { TreeView } from './TreeView';

export const guide: Guide = {
  use: [
    'For nested things that people open and select: folders, categories, an organisation.',
    'With `selection="check"` to select whole branches, such as the categories of a filter.',
    'With `lazy` nodes and `loadChildren` where the branches are too many to load at once.',
  ],
  instead: [
    { component: 'VerticalNavigation', when: 'for the navigation of the application.' },
    { component: 'List', when: 'for one level.' },
    { component: 'Accordion', when: 'for sections of text.' },
    { component: 'MultiSelect', when: 'to select from options without levels in a form.' },
  ],
  anatomy: [
    {
      part: 'Arrow',
      about: 'Opens and closes a node with children; the others keep its room, so that labels line up.',
    },
    { part: 'Checkbox', about: 'With `selection="check"`; mixed when only some of the nodes below are checked.' },
    { part: 'Node', about: 'An optional icon and a label on one line; indented by its level.' },
    { part: 'Loading row', about: 'While the children of a `lazy` node load; after an error it offers to try again.' },
  ],
  dos: [
    {
      do: {
        text: 'Open the branch that people came for, with the selected node in view.',
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
        text: 'Nest for a single child: put it a level higher.',
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
    {
      do: {
        text: 'Let a checkbox of a branch stand for everything in it.',
        example: (
          <TreeView
            label="Categories"
            selection="check"
            defaultSelectedKeys={['pharmacy']}
            defaultExpanded={['health']}
            nodes={[
              {
                id: 'health',
                label: 'Health',
                children: [
                  { id: 'pharmacy', label: 'Pharmacy' },
                  { id: 'surgery', label: 'Surgery' },
                ],
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'List every level as options of its own: “Health” and what is in it can contradict each other.',
        example: (
          <TreeView
            label="Categories"
            selection="multiple"
            defaultSelectedKeys={['health', 'pharmacy']}
            nodes={[
              { id: 'health', label: 'All of Health' },
              { id: 'pharmacy', label: 'Health: Pharmacy' },
              { id: 'surgery', label: 'Health: Surgery' },
            ]}
          />
        ),
      },
    },
  ],
  content: [
    'Nouns of one to three words: a label that is too long for its line is cut.',
    'Begin labels with the word that tells them apart, because letters move to them.',
    'One icon for each kind of node: a folder, a document. Without kinds, no icons.',
  ],
  accessibility: [
    'It follows the tree pattern of WAI-ARIA: one tab stop, and arrow keys move, open and close.',
    'Level, position and state of each node are announced: “Images, collapsed, level 2, 2 of 3”.',
    'Give it a `label` that names what it holds: “Folders”.',
    'Nodes are 44 px high with `size="large"` and on touch devices.',
  ],
};
