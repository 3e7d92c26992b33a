import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { TextField } from '#components/TextField';

import { Dialog } from './Dialog';

function Opens({ title, label }: { title: string; label: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button tone="primary" variant="solid" onClick={close}>
              {label}
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Saved places" />
      </Dialog>
    </>
  );
}

export const guide: Guide = {
  use: [
    'For a short task that must be finished or left before anything else: rename, choose, invite.',
    'With `size="sheet"` for a form on phones, and `wide` for a table.',
  ],
  instead: [
    { component: 'ConfirmationDialog', when: 'for a question with yes and no.' },
    { component: 'Drawer', when: 'for longer content beside the page: filters, details.' },
    { component: 'Popover', when: 'for a few controls at their button, without blocking the page.' },
    { component: 'Page', when: 'for a task of several steps: give it an address.' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title, optional description and visual, and a close button when dismissible.' },
    { part: 'Content', about: 'Scrolls when it is higher than the window.' },
    { part: 'Footer', about: 'Buttons; the main action last.' },
    { part: 'Backdrop', about: 'Covers the page; pressing it closes a dismissible dialog.' },
  ],
  dos: [
    {
      do: { text: 'Name the task in title and button.', example: <Opens title="Rename the list" label="Rename" /> },
      dont: { text: 'Leave both vague.', example: <Opens title="Edit" label="OK" /> },
    },
    {
      do: { text: 'Keep it mounted and toggle `open`, so that its exit is animated.' },
      dont: { text: 'Open a second dialog from it, except a confirmation.' },
    },
  ],
  content: [
    'The title is a task or a noun, without a full stop.',
    'One sentence of description at most.',
    'Buttons are verbs; “Cancel” leaves everything as it was.',
  ],
  accessibility: [
    'Focus moves in, stays inside and returns to where it was.',
    'Set `initialFocus` where the first control is not the best start.',
    'Use `role="alertdialog"` only for urgent messages.',
  ],
};
