import preview from '#.storybook/preview';
import { useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';

import { createToastQueue, ToasterProvider, ToastProvider, useToast, useUndo } from './Toast';
import type { ToastMessage } from './Toast';

/** A page whose buttons show messages. */
function Sender({ messages }: { messages: readonly ToastMessage[] }) {
  const toaster = useToast();
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onClick={() => messages.forEach((message) => toaster.show(message))}>Do it</Button>
    </div>
  );
}

/** A page whose button goes when it is used, as an item of a menu does. */
function SenderThatGoes({ message }: { message: ToastMessage }) {
  const toaster = useToast();
  const [isUsed, setUsed] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>All lists</h1>
      {isUsed ? null : <Button onClick={() => toaster.show(message)}>Do it</Button>}
      <Button onClick={() => setUsed(true)}>Finish</Button>
    </main>
  );
}

/** A row in a dialog, whose button is only there while the row has the focus. */
function SenderInRow({ message }: { message: ToastMessage }) {
  const toaster = useToast();
  const [isActive, setActive] = useState(false);
  return (
    <Dialog open onClose={() => {}} title="Messages">
      <div
        role="presentation"
        onFocus={() => setActive(true)}
        onBlur={({ currentTarget, relatedTarget }) => setActive(currentTarget.contains(relatedTarget))}
      >
        <article tabIndex={-1} aria-label="First message">
          The draft is ready.
          {isActive ? <Button onClick={() => toaster.show(message)}>Do it</Button> : null}
        </article>
      </div>
    </Dialog>
  );
}

function InDialog({ message }: { message: ToastMessage }) {
  const toaster = useToast();
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Rename the list">
      <Button onClick={() => toaster.show(message)}>Do it</Button>
    </Dialog>
  );
}

/** Shows a message and navigates to another page, as after a deletion. */
function Leaver({ message }: { message: ToastMessage }) {
  const toaster = useToast();
  const navigate = useNavigate();
  return (
    <Button
      onClick={() => {
        toaster.show(message);
        void navigate('/lists');
      }}
    >
      Delete and go back
    </Button>
  );
}

/** Deletes a list, which the server has still to accept. */
function Deleter({ saved }: { saved: Promise<boolean> }) {
  const offerUndo = useUndo();
  return <Button onClick={() => offerUndo({ text: 'The list was deleted.', undo, saved })}>Do it</Button>;
}

const undo = fn();
const deleted: ToastMessage = {
  text: 'The list was deleted.',
  tone: 'success',
  action: { label: 'Undo', onClick: undo },
};

const meta = preview.meta({
  component: ToastProvider,
  beforeEach: () => {
    undo.mockClear();
  },
  args: { children: <Sender messages={[deleted]} /> },
  decorators: [(Story) => <div style={{ minBlockSize: 240 }}>{Story()}</div>],
  parameters: {
    keyboard: [
      ['F6', 'Moves to the newest message from anywhere on the page, and back to where the focus was'],
      ['Tab', 'Moves through the messages and their buttons'],
      ['Escape', 'Dismisses the message that has the focus'],
      ['Ctrl + Z (Command + Z)', 'Undoes what a message with Undo is about, while it is visible'],
    ],
  },
});

export const Empty = meta.story({ tags: ['no-visual'] });
Empty.test('shows, says politely, undoes and gives the focus back', async ({ canvas, userEvent }) => {
  const sender = canvas.getByRole('button', { name: 'Do it' });
  await userEvent.click(sender);
  const region = await screen.findByRole('region', { name: 'Status messages' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The list was deleted.'));
  await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.tab();
  await expect(within(region).getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(undo).toHaveBeenCalledTimes(1);
  await expect(sender).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Status messages' })).toBeNull());
});
Empty.test('goes away with Escape where the focus is in it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await screen.findByRole('region', { name: 'Status messages' });
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Status messages' })).toBeNull());
  await expect(undo).not.toHaveBeenCalled();
});

/** What had the focus before has gone meanwhile. */
export const OriginGone = Empty.extend({
  tags: ['no-visual'],
  args: { children: <SenderThatGoes message={deleted} /> },
});
OriginGone.test('moves the focus to the heading', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await screen.findByRole('region', { name: 'Status messages' });
  await userEvent.keyboard('{F6}');
  // A click without moving focus: the focus stays in the message.
  canvas.getByRole('button', { name: 'Finish' }).click();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Do it' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('heading', { name: 'All lists' })).toHaveFocus();
});

/** What had the focus goes as soon as it loses it. */
export const OriginInRow = Empty.extend({
  tags: ['no-visual'],
  args: { children: <SenderInRow message={deleted} /> },
});
OriginInRow.test('moves the focus to the row', async ({ userEvent }) => {
  const row = await screen.findByRole('article');
  row.focus();
  await userEvent.click(await within(row).findByRole('button', { name: 'Do it' }));
  await screen.findByRole('region', { name: 'Status messages' });
  await userEvent.keyboard('{F6}');
  await waitFor(() => expect(within(row).queryByRole('button', { name: 'Do it' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await expect(row).toHaveFocus();
});

Empty.test('is reached and left with F6', async ({ canvas, userEvent }) => {
  const sender = canvas.getByRole('button', { name: 'Do it' });
  await userEvent.click(sender);
  const region = await screen.findByRole('region', { name: 'Status messages' });
  await userEvent.keyboard('{F6}');
  await expect(within(region).getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect(sender).toHaveFocus();
});

Empty.test('says what can be done, and how to get there', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The list was deleted. Undo: press F6.'));
});

Empty.test('names the language of its texts when the page is in another', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  const { lang } = document.documentElement;
  document.documentElement.lang = 'tr';
  const item = await screen.findByRole('listitem');
  await expect(within(item).getByText('The list was deleted.').closest('[lang]')).toHaveAttribute('lang', lang);
  await expect(within(item).getByText('Undo').closest('[lang]')).toHaveAttribute('lang', lang);
  document.documentElement.lang = lang;
});

const inTurkish: ToastMessage = { text: 'Liste silindi.', language: 'tr' };
export const OtherLanguage = meta.story({
  tags: ['no-visual'],
  args: { children: <Sender messages={[inTurkish]} /> },
});
OtherLanguage.test('is read in its own language', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await expect((await screen.findByText('Liste silindi.')).closest('[lang]')).toHaveAttribute('lang', 'tr');
});

const failed: ToastMessage = { text: 'The list could not be saved.', tone: 'error' };
const lasting: ToastMessage = { text: 'The network is gone.', duration: Infinity };

/** Errors, and messages that are to last, stay until they are dismissed. */
export const Lasting = meta.story({ tags: ['no-visual'], args: { children: <Sender messages={[failed, lasting]} /> } });
Lasting.test('stays until it is dismissed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  // Longer than a message with a time of its own, which appears and disappears meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 5500));
  await expect(screen.getAllByRole('listitem')).toHaveLength(2);
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

const short: ToastMessage = { text: 'Saved.', duration: 100 };
export const Short = meta.story({ args: { children: <Sender messages={[short]} /> } });
Short.test('stays at least 5 s, and longer by the time that the pointer is on it', async ({ canvas, userEvent }) => {
  const started = performance.now();
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await userEvent.hover(await screen.findByRole('listitem'));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await userEvent.unhover(screen.getByRole('listitem'));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  await expect(performance.now() - started).toBeGreaterThan(6500);
});

Short.test('stays while the focus is in it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await screen.findByRole('listitem');
  await userEvent.keyboard('{F6}');
  await new Promise((resolve) => setTimeout(resolve, 5500));
  await expect(screen.getByRole('listitem')).toBeVisible();
});

/** The provider is outside the routes, so the message outlives the page that showed it. */
export const AcrossPages = meta.story({
  args: {
    children: (
      <Routes>
        <Route path="/" element={<Leaver message={deleted} />} />
        <Route path="/lists" element={<h1>All lists</h1>} />
      </Routes>
    ),
  },
});
AcrossPages.test('is still there after a move to another page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete and go back' }));
  await expect(await canvas.findByRole('heading', { name: 'All lists' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect(undo).toHaveBeenCalledTimes(1);
});

export const Open = Empty.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
    await screen.findByRole('region', { name: 'Status messages' });
  },
});
export const Dark = Open.extend({ globals: { scheme: 'dark' } });
export const Failed = Open.extend({
  args: { children: <Sender messages={[{ text: 'The list could not be deleted.', tone: 'error' }]} /> },
});
Failed.test('says it at once', async () => {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The list could not be deleted.'));
});
const tones = (['info', 'success', 'warning', 'error', 'neutral'] as const).map((tone): ToastMessage => ({
  text: `A message with the tone ${tone}`,
  tone,
}));
/** Each tone has an icon of its own besides its colour; a neutral message has none. */
export const Tones = Open.extend({ tags: ['no-visual'], args: { max: 5, children: <Sender messages={tones} /> } });
Tones.test('tells the tones apart without colour', async () => {
  const icons = screen.getAllByRole('listitem').map((item) => item.querySelectorAll('svg:not(button svg)').length);
  await expect(icons).toEqual([1, 1, 1, 1, 0]);
});
export const Queued = Open.extend({ args: { children: <Sender messages={tones} /> } });
Queued.test('shows three at once; the next comes when one goes', async ({ userEvent }) => {
  await expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
  await waitFor(() => expect(screen.getByText(/tone error/)).toBeVisible());
  await expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
export const LongText = Open.extend({
  args: {
    children: (
      <Sender
        messages={[
          {
            text: 'Değişiklikleriniz kaydedilemedi, çünkü bu kayıt siz düzenlerken başka bir kullanıcı tarafından güncellendi.',
            tone: 'warning',
            action: { label: 'Yeniden dene', onClick: undo },
          },
        ]}
      />
    ),
  },
});
export const AboveDialog = meta.story({ args: { children: <InDialog message={deleted} /> } });
AboveDialog.test('can be used while a dialog is open', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Do it' }));
  const action = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(action).toBeVisible());
  const { x, y, width, height } = action.getBoundingClientRect();
  await expect(action.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  await expect(dialog).toContainElement(action);
  await userEvent.click(action);
  await expect(undo).toHaveBeenCalledTimes(1);
  await expect(dialog).toBeVisible();
});

let answer: (isSaved: boolean) => void = () => undefined;
/** What is undone while it is being saved is undone when it is saved. */
export const Saving = meta.story({
  tags: ['no-visual'],
  render: () => <Deleter saved={new Promise((resolve) => (answer = resolve))} />,
});
Saving.test('undoes as soon as the change is saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  await expect(undo).not.toHaveBeenCalled();
  answer(true);
  await waitFor(() => expect(undo).toHaveBeenCalledOnce());
});
Saving.test('withdraws the offer when the change is refused', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await screen.findByRole('button', { name: 'Undo' });
  answer(false);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  await expect(undo).not.toHaveBeenCalled();
});

/** Two parts of an app, each with its own messages, and one region that shows all of them. */
function Apart() {
  const [queue] = useState(createToastQueue);
  return (
    <>
      <ToasterProvider toaster={queue}>
        <Sender messages={[deleted]} />
      </ToasterProvider>
      <ToastProvider queue={queue} />
      <Button onClick={() => queue.show({ text: 'From outside of React.' })}>Do another thing</Button>
    </>
  );
}

export const OneQueue = meta.story({ tags: ['no-visual'], args: { children: <Apart /> } });
OneQueue.test('shows the messages of all in one region', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Do another thing' }));
  const region = await screen.findByRole('region', { name: 'Status messages' });
  await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(2));
  await userEvent.click(within(region).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(1));
  await expect(region).toHaveTextContent('From outside of React.');
  await expect(undo).toHaveBeenCalledOnce();
});
