import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { Menu } from './Menu';

const sections = [
  {
    id: 'edit',
    items: [
      { id: 'rename', label: 'Rename', icon: 'heroicons_outline:pencil-square' },
      { id: 'duplicate', label: 'Duplicate', icon: 'heroicons_outline:document-duplicate' },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: 'heroicons_outline:trash', tone: 'error' as const }] },
];

export const guide: Guide = {
  use: [
    'For three to about twelve actions on one thing that are not needed all the time.',
    'For settings of a view: sections of kind `checkbox` or `radio` keep the menu’s state.',
    'For an account or language button, with `leadingVisual` instead of an icon.',
  ],
  instead: [
    { component: 'Select', when: 'to choose a value in a form.' },
    { component: 'Button', when: 'for one or two actions: show them.' },
    { component: 'ContextMenu', when: 'to offer the same actions at the pointer as well.' },
    { component: 'Popover', when: 'for content with fields or text: a menu holds items only.' },
  ],
  anatomy: [
    { part: 'Button', about: 'An icon (three dots by default), or a text with an arrow.' },
    { part: 'Header', about: 'Optional, not interactive: whose menu it is.' },
    { part: 'Sections', about: 'Groups with a line between them, each with an optional heading.' },
    { part: 'Items', about: 'A label, and optionally an icon, a description, a shortcut, a tick or a submenu.' },
  ],
  dos: [
    {
      do: {
        text: 'Put the destructive item last, in a section of its own, with `tone: "error"`.',
        example: <Menu label="Document" text="Document" variant="outline" sections={sections} />,
      },
      dont: {
        text: 'Hide a single action in a menu.',
        example: (
          <Menu
            label="Document"
            text="Document"
            variant="outline"
            sections={[{ id: 'one', items: [{ id: 'rename', label: 'Rename' }] }]}
          />
        ),
      },
    },
    {
      do: {
        text: 'Keep the most frequent action outside, as a Button beside the menu.',
        example: (
          <>
            <Button variant="outline">Rename</Button>
            <Menu label="More" variant="outline" sections={sections} />
          </>
        ),
      },
      dont: {
        text: 'Put the action that nearly everybody wants behind a second click.',
        example: <Menu label="More" variant="outline" sections={sections} />,
      },
    },
    {
      do: { text: 'Disable an item that cannot be used now, so that it is found where it always is.' },
      dont: { text: 'Nest submenus more than one level deep: pointers lose them, and phones have no room.' },
    },
  ],
  content: [
    'Items are verbs with an object where it is not obvious: “Move to archive”.',
    'An item that opens a dialog says so with an ellipsis: “Rename…”.',
    'If `text` is shown, `label` contains it: people who speak to their device say what they see.',
    'A section has a heading only where its items need one: “Sort by” above “Name” and “Date”.',
  ],
  accessibility: [
    'It follows the menu button pattern of WAI-ARIA: one tab stop, and arrow keys and letters move between the items.',
    'The focus returns to the button before `onAction` is called, so that a dialog can take it from there.',
    'Disabled items stay reachable with the arrow keys; checkboxes and radio items tell their state.',
    'In a list, `label` names the record: “Actions for Harbour Clinic”.',
  ],
};
