import type { Guide } from '#.storybook/guide';

import { Toolbar } from './Toolbar';

const sections = [
  {
    id: 'text',
    label: 'Text',
    kind: 'checkbox' as const,
    items: [
      { id: 'bold', label: 'Bold', icon: 'heroicons_outline:bold', checked: true },
      { id: 'italic', label: 'Italic', icon: 'heroicons_outline:italic', checked: false },
    ],
  },
  {
    id: 'record',
    label: 'Record',
    items: [
      { id: 'archive', label: 'Archive', icon: 'heroicons_outline:archive-box' },
      { id: 'delete', label: 'Delete', icon: 'heroicons_outline:trash' },
    ],
  },
];

export const guide: Guide = {
  use: [
    'For more than five frequent actions on the thing below: an editor, a selected record, a map.',
    'Where the width varies: what does not fit moves into a menu at the end.',
  ],
  instead: [
    { component: 'ButtonGroup', when: 'for two to five actions that always fit.' },
    { component: 'Menu', when: 'for actions that are rarely needed.' },
    { component: 'HorizontalNavigation', when: 'for links between pages.' },
  ],
  anatomy: [
    { part: 'Sections', about: 'Groups of controls, with a rule between them.' },
    { part: 'Controls', about: 'Icons with tooltips; `withText` shows the label too. Items with a submenu are menus.' },
    { part: 'Overflow menu', about: 'The controls that do not fit, in the same sections.' },
  ],
  dos: [
    {
      do: {
        text: 'Order controls by how often they are used: the last ones move into the menu first.',
        example: <Toolbar label="Editing" sections={sections} onAction={() => {}} />,
      },
      dont: {
        text: 'Take controls away while they cannot be used: disable them, so that the others keep their place.',
      },
    },
  ],
  content: [
    'Name the toolbar after what it works on: “Text formatting”.',
    'Controls are verbs (“Archive”), switches are nouns (“Bold”).',
  ],
  accessibility: [
    'One tab stop; the arrow keys, Home and End move within it, mirrored in right-to-left text.',
    'Disabled controls keep their place for the arrow keys.',
    'The overflow menu is part of the same order, at the end.',
  ],
};
