import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { ConfirmationDialog } from './ConfirmationDialog';

function Asks({ title, message, label }: { title: string; message: string; label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" tone="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete list
      </Button>
      <ConfirmationDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        message={message}
        actions={{ confirm: { label } }}
      />
    </>
  );
}

export const guide: Guide = {
  use: [
    'Before an action that cannot be undone: deleting for good, sending to many people.',
    'With `useConfirm`, which returns the answer as a promise.',
  ],
  instead: [
    { component: 'Toast', when: 'with `useUndo`, wherever the action can be undone: it interrupts nobody.' },
    { component: 'Dialog', when: 'for questions with fields.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'In the colour of the question; a warning triangle by default.' },
    { part: 'Title and message', about: 'The question, and what follows from it.' },
    { part: 'Buttons', about: '“Cancel” and “Confirm” by default, both can be renamed or left out.' },
  ],
  dos: [
    {
      do: {
        text: 'Repeat the verb of the title on the button.',
        example: (
          <Asks
            title="Delete “Saved places”?"
            message="Its 12 places leave the list. This cannot be undone."
            label="Delete list"
          />
        ),
      },
      dont: {
        text: 'Answer a question with “OK”.',
        example: <Asks title="Are you sure?" message="Press OK to continue." label="OK" />,
      },
    },
  ],
  content: [
    'The title is the question with the name of the thing: “Delete “Saved places”?”',
    'The message says what is lost, in numbers.',
    'Never ask twice.',
  ],
  accessibility: [
    'Role `alertdialog`; title and message are read when it opens.',
    'The focus starts on Cancel for the colours warn and error, else on Confirm.',
    'Escape and the backdrop close it only when `dismissible`.',
  ],
};
