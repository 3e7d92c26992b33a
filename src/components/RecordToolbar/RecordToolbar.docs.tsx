import TrashIcon from '@heroicons/react/24/outline/TrashIcon';

import type { Guide } from '#.storybook/guide';
import { IconButton } from '#components/IconButton';

import { RecordToolbar } from './RecordToolbar';

export const guide: Guide = {
  use: ['At the top of every open record beside its list.'],
  instead: [
    { component: 'Toolbar', when: 'for the tools of an editor, which is one stop of the Tab key.' },
    { component: 'PageHeader', when: 'for the title and actions of a whole page.' },
  ],
  anatomy: [
    { part: 'Back', about: 'Link to the list, which restores its search and scroll position.' },
    { part: 'Status', about: 'Optional `SaveStatus` of a record that saves itself.' },
    { part: 'Actions', about: 'Icon buttons and menus; deleting comes last.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep the actions of all modules in one order: mark, move, print, delete.',
        example: (
          <RecordToolbar label="Actions for this note" backHref="#" backLabel="Back to the list">
            <IconButton label="Delete" icon={TrashIcon} onClick={() => {}} />
          </RecordToolbar>
        ),
      },
      dont: { text: 'Hide the only action in a menu.' },
    },
  ],
  content: ['Name the list that the link leads to: “Back to contacts”.'],
  accessibility: ['A group with a name, so that screen readers say what the icon buttons belong to.'],
};
