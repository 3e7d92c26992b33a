import preview from '#.storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { Menu } from '#components/Menu';
import { TextField } from '#components/TextField';

import { Dialog } from './Dialog';
import type { DialogProps } from './Dialog';

/** A minimal consumer: a page with a button that opens the dialog. */
function OnPage({ open: initially, onClose, focusCancel = false, ...props }: DialogProps & { focusCancel?: boolean }) {
  const [open, setOpen] = useState(initially);
  const cancel = useRef<HTMLButtonElement>(null);
  function close() {
    onClose();
    setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        initialFocus={focusCancel ? cancel : undefined}
        footer={
          props.footer ?? (
            <>
              <Button ref={cancel} variant="outline" onClick={close}>
                Cancel
              </Button>
              <Button tone="primary" variant="solid" onClick={close}>
                Save
              </Button>
            </>
          )
        }
      />
    </>
  );
}

const meta = preview.meta({
  component: Dialog,
  render: (args) => <OnPage {...args} />,
  args: {
    open: true,
    onClose: fn(),
    title: 'Rename the list',
    description: 'Everyone who can see the list sees its new name.',
    children: <TextField label="Name" value="Saved places" onChange={() => {}} />,
  },
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the next control; from the last to the first'],
      ['Shift + Tab', 'Moves to the previous control; from the first to the last'],
      ['Escape', 'Closes a dismissible dialog; the focus returns to where it was'],
    ],
  },
});

export const Closed = meta.story({ tags: ['no-visual'], args: { open: false, size: 'medium' } });
Closed.test('takes the focus, keeps it and gives it back', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Rename the list' });
  await expect(dialog).toHaveAccessibleDescription('Everyone who can see the list sees its new name.');
  await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  for (let stop = 0; stop < 6; stop += 1) {
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  within(dialog).getByRole('button', { name: 'Close' }).focus();
  await userEvent.tab({ shift: true });
  await expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
  await expect(opener).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

export const Open = Closed.extend({ args: { open: true } });
Open.test('closes on the backdrop, and only on the backdrop', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('heading'));
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});
Open.test('keeps to 280–560 px', async () => {
  const { width } = (await screen.findByRole('dialog')).getBoundingClientRect();
  await expect(width).toBeGreaterThanOrEqual(280 * 0.97);
  await expect(width).toBeLessThanOrEqual(560);
});

export const Small = Open.extend({ args: { size: 'small' } });
export const Sheet = Open.extend({ tags: ['no-visual'], args: { size: 'sheet' } });
export const Wide = Open.extend({ args: { size: 'wide' } });
export const SheetOnPhone = Sheet.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
export const Dark = Open.extend({ globals: { scheme: 'dark' } });

export const NotDismissible = Open.extend({
  args: {
    dismissible: false,
    role: 'alertdialog',
    title: 'Delete this list?',
    description: 'It cannot be brought back.',
    children: undefined,
  },
  render: (args) => <OnPage {...args} focusCancel />,
});
NotDismissible.test('stays on Escape and backdrop and has no close button', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog');
  await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog);
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
});

export const LongContent = Open.extend({
  args: {
    title: 'Kişisel verilerin korunmasına ilişkin aydınlatma metni ve açık rıza beyanı',
    description: undefined,
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 24 }, (_, at) => (
          <p key={at}>
            {at + 1}. Verileriniz yalnızca başvurunuzun değerlendirilmesi amacıyla işlenir ve yasal süre sonunda
            silinir.
          </p>
        ))}
      </div>
    ),
  },
});
LongContent.test('scrolls between title and actions, also by keyboard', async () => {
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await waitFor(() => expect(dialog).toHaveAttribute('data-scrolls'));
  await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  const body = dialog.querySelector<HTMLElement>('[tabindex="0"]');
  body?.focus();
  await expect(body).toHaveFocus();
});

export const WithMenu = Open.extend({
  args: {
    children: (
      <Menu label="Visibility" text="Visibility" sections={[{ id: 'all', items: [{ id: 'me', label: 'Only me' }] }]} />
    ),
  },
});
WithMenu.test('has the menu in front; Escape closes one thing at a time', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Visibility' }));
  // The menu is loaded on first use.
  const item = await screen.findByRole('menuitem', { name: 'Only me' });
  const { x, y, width, height } = item.getBoundingClientRect();
  await expect(item).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await expect(screen.queryByRole('menu')).toBeNull();
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});
