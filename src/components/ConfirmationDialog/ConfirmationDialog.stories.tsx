import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { Html } from '#components/Html';

import { ConfirmationDialog, ConfirmationProvider, useConfirm } from './ConfirmationDialog';
import type { ConfirmationColor, ConfirmationDialogProps } from './ConfirmationDialog';

/** A minimal consumer: a page with a button that opens the dialog. */
function OnPage({ open: initially, onClose, ...config }: ConfirmationDialogProps) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmationDialog
        {...config}
        open={open}
        onClose={(result) => {
          onClose(result);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: ConfirmationDialog,
  render: (args) => <OnPage {...args} />,
  args: { open: true, onClose: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the next button; after the last comes the first'],
      ['Shift + Tab', 'Goes to the button before'],
      ['Enter, Space', 'Presses the button that has the focus: Cancel at first for warn and error, else Confirm'],
      ['Escape', 'Cancels, when the dialog is dismissible'],
    ],
  },
});

const finished = (dialog: HTMLElement) => Promise.all(dialog.getAnimations().map((animation) => animation.finished));

/** Without configuration: the text, icon and colour of the specification. */
export const Default = meta.story();
Default.test('has the texts of the specification and starts on the way out', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm action' });
  await expect(dialog).toHaveAccessibleDescription('Are you sure you want to confirm this action?');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeVisible());
  await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await finished(dialog);
  const { width } = dialog.getBoundingClientRect();
  await expect(width).toBeGreaterThanOrEqual(280);
  await expect(width).toBeLessThanOrEqual(560);
});
Default.test('is not dismissed by Escape or backdrop and has no close button', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog);
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
});
Default.test('goes around with Tab and closes with either result', async ({ canvas, userEvent, args }) => {
  await screen.findByRole('alertdialog');
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenLastCalledWith('cancelled');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await expect(args.onClose).toHaveBeenLastCalledWith('confirmed');
  await expect(args.onClose).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

const wearing = (color: ConfirmationColor, name: string, label: string, title: string, message: string) => ({
  args: { title, message, icon: { name, color }, actions: { confirm: { label, color } } },
});
export const Primary = Default.extend({
  ...wearing(
    'primary',
    'heroicons_outline:paper-airplane',
    'Send',
    'Send the invitation?',
    'Three people will get it.',
  ),
  tags: ['no-visual'],
});
Primary.test('starts on Confirm, as nothing is lost', async () => {
  await screen.findByRole('alertdialog');
  await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});
export const Accent = Default.extend({
  ...wearing(
    'accent',
    'heroicons_outline:sparkles',
    'Try it',
    'Try the new board?',
    'You can go back whenever you like.',
  ),
  tags: ['no-visual'],
});
export const Warn = Default.extend(
  wearing('warn', 'heroicons_outline:trash', 'Delete', 'Delete this contact?', 'This cannot be taken back.'),
);
export const Basic = Default.extend(
  wearing('basic', 'heroicons_outline:archive-box', 'Archive', 'Archive this note?', 'You find it under Archive.'),
);
export const Info = Default.extend({
  ...wearing('info', 'heroicons_outline:information-circle', 'Go on', 'This takes a while', 'You can go on working.'),
  tags: ['no-visual'],
});
export const Success = Default.extend({
  ...wearing('success', 'heroicons_outline:check-circle', 'Finish', 'Finish the course?', 'All nine steps are done.'),
  tags: ['no-visual'],
});
export const Warning = Default.extend(
  wearing('warning', 'heroicons_outline:bolt', 'Replace', 'Replace the file?', 'The one with the same name goes.'),
);
export const Failure = Default.extend(
  wearing('error', 'heroicons_outline:x-circle', 'Close anyway', 'Close without saving?', 'Your changes are lost.'),
);
Failure.test('starts on Cancel', async () => {
  await screen.findByRole('alertdialog');
  await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

export const IconOff = Default.extend({ args: { icon: { show: false } } });
export const CancelOff = Primary.extend({ tags: ['no-visual'], args: { actions: { cancel: { show: false } } } });
CancelOff.test('has one way out', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog');
  await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledWith('confirmed');
});

export const Dismissible = Warn.extend({ tags: ['no-visual'], args: { dismissible: true } });
Dismissible.test('is cancelled by close button, Escape and backdrop', async ({ canvas, userEvent, args }) => {
  const ways = [
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => userEvent.keyboard('{Escape}'),
    async () => userEvent.click(await screen.findByRole('alertdialog')),
  ];
  for (const [index, leave] of ways.entries()) {
    if (index > 0) await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await leave();
    await expect(args.onClose).toHaveBeenCalledTimes(index + 1);
    await expect(args.onClose).toHaveBeenLastCalledWith('cancelled');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

export const LongMessage = Dismissible.extend({
  args: {
    title: 'Bu kişiyi ve onunla yaptığınız bütün yazışmaları kalıcı olarak silmek istediğinizden emin misiniz?',
    message: Array.from(
      { length: 24 },
      () => 'Silinen yazışmalar geri getirilemez; karşı taraf kendi kopyasını görmeye devam eder.',
    ).join(' '),
    actions: { confirm: { label: 'Kişiyi ve yazışmaları sil' }, cancel: { label: 'Vazgeç' } },
  },
});
LongMessage.test('scrolls between title and actions, also by keyboard', async ({ userEvent }) => {
  const dialog = await screen.findByRole('alertdialog');
  await finished(dialog);
  await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(560);
  await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Kişiyi ve yazışmaları sil' })).toHaveFocus();
});

export const Turkish = Default.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish by itself', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'İşlemi onaylayın' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Onayla' })).toBeVisible());
});

/** HTML messages are sanitised; plain text is never interpreted as HTML. */
export const WithMarkup = Warn.extend({
  tags: ['no-visual'],
  args: {
    message: <Html variant="inline" html="<strong>Uma Karaca</strong> goes from all lists.<script>alert(1)</script>" />,
  },
});

export const OnPhone = Dismissible.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });

function Asker({ onAnswer }: { onAnswer: (result: string) => void }) {
  const confirm = useConfirm();
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onClick={async () => onAnswer(await confirm({ title: 'Delete the list?', dismissible: true }))}>
        Delete list
      </Button>
      <Button
        onClick={async () => {
          const answers = await Promise.all([confirm({ title: 'First?' }), confirm({ title: 'Second?' })]);
          onAnswer(answers.join(', '));
        }}
      >
        Ask twice
      </Button>
    </div>
  );
}

const onAnswer = fn();

/** `useConfirm()` opens the dialog from an event handler and awaits the result. */
export const Asked = meta.story({
  args: { open: false },
  beforeEach: () => {
    onAnswer.mockClear();
  },
  render: () => (
    <ConfirmationProvider>
      <Asker onAnswer={onAnswer} />
    </ConfirmationProvider>
  ),
});
Asked.test('answers how it ended and gives the focus back', async ({ canvas, userEvent }) => {
  const asker = canvas.getByRole('button', { name: 'Delete list' });
  await userEvent.click(asker);
  await screen.findByRole('alertdialog', { name: 'Delete the list?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith('cancelled'));
  await expect(asker).toHaveFocus();
  await userEvent.click(asker);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith('confirmed'));
  await expect(asker).toHaveFocus();
});
Asked.test('asks one question after the other', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ask twice' }));
  await screen.findByRole('alertdialog', { name: 'First?' });
  await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const second = await screen.findByRole('alertdialog', { name: 'Second?' });
  const cancel = within(second).getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.click(cancel);
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith('confirmed, cancelled'));
});
