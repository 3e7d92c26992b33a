import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { Modal } from './Modal';

function Opened({ dismissible }: { dismissible: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="What Dialog and Drawer share"
        description="A frame that keeps the focus inside until it is closed."
        variant="medium"
        dismissible={dismissible}
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      />
    </main>
  );
}

const meta = preview.meta({
  component: Opened,
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the next control; after the last comes the first'],
      ['Shift + Tab', 'Goes to the control before; before the first comes the last'],
      ['Escape', 'Closes it when it is dismissible; the focus goes back to where it was'],
    ],
  },
});

export const Dismissible = meta.story({ tags: ['no-visual'], args: { dismissible: true } });
Dismissible.test('closes on Escape and gives the focus back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'What Dialog and Drawer share' });
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(opener).toHaveFocus();
});

Dismissible.test('gives the focus to the heading of the page if nothing had it', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  opener.focus();
  opener.blur();
  opener.click();
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Page' })).toHaveFocus());
});

export const NotDismissible = Dismissible.extend({ tags: ['no-visual'], args: { dismissible: false } });
NotDismissible.test('stays until it is answered', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(dialog).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
