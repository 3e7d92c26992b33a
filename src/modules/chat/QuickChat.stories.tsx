import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { request } from '#lib/http/request';
import { setClock } from '#lib/time/clock';
import { writeDraft, readDraft } from '#lib/drafts/drafts';
import { currentSession } from '#lib/session/session';
import { resetDatabase } from '#mocks/core/database';
import { chatScenarios } from '#mocks/chat/scenarios';
import { fillDisk } from '#mocks/testing/fillDisk';

import { getChat, sendMessage } from './api';
import { QuickChat } from './QuickChat';
import { QuickChatButton } from './QuickChatButton';
import { QuickChatProvider } from './QuickChatProvider';
import { readUnsent, storeUnsent } from './unsentMessages';

/** A minimal layout: header, page, and the quick chat at the end edge. */
function Shell({ open, chat }: { open: boolean; chat?: string }) {
  return (
    <QuickChatProvider initiallyOpen={open} initialChat={chat}>
      <div style={{ display: 'flex', minBlockSize: '100dvh' }}>
        <div style={{ flexGrow: 1, minInlineSize: 0 }}>
          <header style={{ display: 'flex', justifyContent: 'flex-end', padding: 12 }}>
            <QuickChatButton />
          </header>
          <main style={{ padding: 24 }}>
            <h1>Facilities</h1>
          </main>
        </div>
        <QuickChat />
      </div>
    </QuickChatProvider>
  );
}

const ayse = 'cht_0001';
const jasper = 'cht_0002';
const kezia = 'cht_0003';

const meta = preview.meta({
  component: Shell,
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      ['Enter', 'In the field: sends the message'],
      ['Shift + Enter', 'In the field: begins a new line'],
      ['Escape', 'Closes the chat; the focus goes back to where it was'],
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async () => resetDatabase(),
});

const distanceFromEnd = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;

const dialog = async (name: string) => screen.findByRole('dialog', { name });

export const Rail = meta.story({ args: { open: false } });
Rail.test(
  'opens a chat, takes its count away, closes by Escape and gives the focus back',
  async ({ canvas, userEvent }) => {
    const face = await canvas.findByRole('button', { name: 'Ayşe Yılmaz 2 unread messages' });
    await expect(canvas.getByRole('button', { name: 'Open chat, 3 unread messages' })).toBeVisible();
    await userEvent.click(face);
    const panel = await dialog('Ayşe Yılmaz');
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: 'Message Ayşe Yılmaz' })).toHaveFocus());
    await waitFor(() => expect(face).toHaveAccessibleName('Ayşe Yılmaz'));
    await userEvent.keyboard('{Escape}');
    await expect(face).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The chat stays selected.
    const opener = canvas.getByRole('button', { name: 'Open chat, 1 unread message' });
    await userEvent.click(opener);
    const again = await dialog('Ayşe Yılmaz');
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.click(canvas.getByRole('heading', { name: 'Facilities' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

export const List = Rail.extend({ args: { open: true } });
List.test('leads to a conversation and back, and mutes it', async ({ userEvent }) => {
  const panel = await dialog('Chat');
  const list = await within(panel).findByRole('list', { name: 'Chats' });
  const [first] = within(list).getAllByRole('button');
  await expect(first).toHaveAccessibleName(/^Ayşe Yılmaz.*2 unread messages$/);
  await userEvent.click(within(list).getByRole('button', { name: /^Jasper Holt/ }));
  const conversation = await dialog('Jasper Holt');
  await userEvent.click(await within(conversation).findByRole('button', { name: 'Mute' }));
  await within(conversation).findByRole('button', { name: 'Unmute' });
  await userEvent.click(within(conversation).getByRole('button', { name: 'All chats' }));
  const row = await screen.findByRole('button', { name: /^Jasper Holt.*Muted$/ });
  await expect(row).toBeVisible();
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
});
export const ListLoading = List.extend({ beforeEach: ({ msw }) => msw.use(chatScenarios.list.neverResolves()) });
export const Empty = List.extend({ beforeEach: ({ msw }) => msw.use(chatScenarios.empty()) });
export const Failed = List.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(chatScenarios.list.fails()),
});
Failed.test('recovers when retried', async ({ msw, userEvent }) => {
  const retry = await screen.findByRole('button', { name: 'Try again' });
  msw.use(...chatScenarios.many(3));
  await userEvent.click(retry);
  await expect(await within(await dialog('Chat')).findByRole('list', { name: 'Chats' })).toBeVisible();
});

export const Many = List.extend({ beforeEach: ({ msw }) => msw.use(...chatScenarios.many()) });
Many.test('draws only what is in sight', async () => {
  const panel = await dialog('Chat');
  const rows = await within(panel).findAllByRole('listitem');
  await expect(rows.length).toBeLessThan(40);
  await expect(rows[0]).toHaveAttribute('aria-setsize', '200');
});

export const Conversation = Rail.extend({ args: { open: true, chat: jasper } });
Conversation.test(
  'sends by Enter, breaks a line by Shift and Enter, and sends nothing blank',
  async ({ userEvent }) => {
    const panel = await dialog('Jasper Holt');
    const field = await within(panel).findByRole('textbox', { name: 'Message Jasper Holt' });
    const log = await within(panel).findByRole('log', { name: 'Messages with Jasper Holt' });
    const before = within(log).getAllByRole('article').length;
    await userEvent.click(field);
    await userEvent.keyboard('   {Enter}');
    await expect(within(log).getAllByRole('article')).toHaveLength(before);
    await userEvent.clear(field);
    await userEvent.keyboard('Thank you!{Shift>}{Enter}{/Shift}<b>See you</b>{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(within(log).getAllByRole('article')).toHaveLength(before + 1));
    // Markup is shown as text.
    await expect(within(log).getAllByRole('article').at(-1)).toHaveTextContent('You: Thank you! <b>See you</b>');
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
    await waitFor(() => expect(within(log).queryByText('Sending…')).toBeNull());
    await userEvent.click(within(panel).getByRole('button', { name: 'All chats' }));
    await expect(await screen.findByRole('button', { name: /^Jasper Holt.*You: Thank you!/ })).toBeVisible();
  },
);
Conversation.test('keeps a message in its place, with the focus, while it is saved', async ({ userEvent }) => {
  const log = await screen.findByRole('log', { name: 'Messages with Jasper Holt' });
  const removed: Node[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) removed.push(...removedNodes);
  });
  observer.observe(log, { childList: true, subtree: true });
  try {
    await userEvent.type(screen.getByRole('textbox', { name: 'Message Jasper Holt' }), 'First Saturday it is{Enter}');
    const text = await within(log).findByText('First Saturday it is');
    const message = text.closest<HTMLElement>('[role="article"]');
    message?.focus();
    await waitFor(() => expect(message).toHaveTextContent(/ · Sent$/));
    // It can only be answered once it is saved.
    await waitFor(() => expect(within(log).getByRole('button', { name: 'Actions for your message' })).toBeVisible());
    await expect(message).toHaveFocus();
    await expect(removed.some((node) => node.contains(message))).toBe(false);
  } finally {
    observer.disconnect();
  }
});
Conversation.test('keeps what is typed for each chat', async ({ canvas, userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'Message Jasper Holt' });
  await userEvent.click(field);
  await userEvent.keyboard('half a sen');
  await userEvent.click(canvas.getByRole('button', { name: /^Ayşe Yılmaz/ }));
  await expect(await screen.findByRole('textbox', { name: 'Message Ayşe Yılmaz' })).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(canvas.getByRole('button', { name: /^Jasper Holt/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message Jasper Holt' })).toHaveValue('half a sen'));
});

const me = () => {
  const session = currentSession();
  if (session.status !== 'authenticated') throw new Error('Nobody is signed in, so nothing is kept for them.');
  return session.user.id;
};

/** Text that was typed before a reload or a sign-out. */
export const UnsentText = Conversation.extend({
  beforeEach: () => {
    writeDraft(me(), `chat/${jasper}`, 'The ramp on the north side');
  },
});
UnsentText.test('gives back what was typed, and discards it for good', async ({ userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'Message Jasper Holt' });
  await expect(field).toHaveValue('The ramp on the north side');
  // The panel fades in.
  await waitFor(() => expect(screen.getByText('We restored your unsaved text')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect(field).toHaveValue('');
  await expect(field).toHaveFocus();
  await waitFor(() => expect(readDraft(me(), `chat/${jasper}`)).toBeUndefined());
});
UnsentText.test('forgets what was sent', async ({ userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'Message Jasper Holt' });
  await userEvent.click(field);
  await userEvent.keyboard(' is closed.{Enter}');
  await expect(field).toHaveValue('');
  await expect(screen.queryByText('We restored your unsaved text')).toBeNull();
  // `persisted`, as if the page entered the back/forward cache; otherwise the local back end would stop too.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect(readDraft(me(), `chat/${jasper}`)).toBeUndefined();
});

export const ConversationLoading = Rail.extend({
  args: { open: true, chat: kezia },
  beforeEach: ({ msw }) => msw.use(chatScenarios.list.neverResolves(), chatScenarios.one.neverResolves()),
});

export const UnknownChat = Rail.extend({ args: { open: true, chat: 'cht_none' } });
UnknownChat.test('says so and leads back to all chats', async ({ userEvent }) => {
  await expect(await screen.findByText('Could not found chat with id of cht_none!')).toBeVisible();
  const [, back] = screen.getAllByRole('button', { name: 'All chats' });
  await userEvent.click(back ?? document.body);
  await expect(await screen.findByRole('button', { name: /^Jasper Holt.*Walk-in/ })).toBeVisible();
});

export const NotSent = Conversation.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(chatScenarios.send.failsOnce()),
});
NotSent.test('keeps the text that could not be sent, in its place, and sends it again', async ({ userEvent }) => {
  const panel = await dialog('Jasper Holt');
  await userEvent.click(await within(panel).findByRole('textbox'));
  await userEvent.keyboard('First{Enter}');
  await within(panel).findByText('Not sent');
  setClock(new Date('2026-03-16T10:01:00Z'));
  await userEvent.keyboard('Second{Enter}');
  const log = within(panel).getByRole('log');
  const last = () => within(log).getAllByRole('article').slice(-2);
  await waitFor(() => expect(last()[1]).toHaveTextContent('You: Second'));
  await expect(last()[0]).toHaveTextContent(/^You: First/);
  setClock(new Date('2026-03-16T10:02:00Z'));
  await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(last()[0]).toHaveTextContent(/^You: Second/));
  await waitFor(() => expect(last()[1]).toHaveTextContent(/^You: First.*Sent$/));
  await expect(within(panel).queryByText('Not sent')).toBeNull();
});

export const FullDisk = Conversation.extend({ tags: ['no-visual'] });
FullDisk.test(
  'says so, keeps what is typed and what was not sent, and sends it once there is room',
  async ({ userEvent }) => {
    const panel = await dialog('Jasper Holt');
    const field = await within(panel).findByRole('textbox');
    const makeRoom = fillDisk();
    try {
      await userEvent.type(field, 'The ramp is open{Enter}');
      await expect(await within(panel).findByText('Not sent')).toBeVisible();
      await userEvent.type(field, 'And the lift');
      await expect(await within(panel).findByText(/^This device’s storage is full\./)).toBeVisible();
      await userEvent.click(within(panel).getByRole('button', { name: 'All chats' }));
      const list = await within(panel).findByRole('list', { name: 'Chats' });
      await userEvent.click(within(list).getByRole('button', { name: /^Jasper Holt/ }));
      await expect(await within(await dialog('Jasper Holt')).findByRole('textbox')).toHaveValue('And the lift');
    } finally {
      makeRoom();
    }
    await userEvent.type(within(panel).getByRole('textbox'), '.');
    await waitFor(() => expect(within(panel).queryByText(/storage is full/)).toBeNull());
    await waitFor(() => expect(readDraft(me(), `chat/${jasper}`)).toBe('And the lift.'));
    await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
    await waitFor(async () =>
      expect((await request(getChat, { query: { id: jasper } })).messages.at(-1)?.value).toBe('The ramp is open'),
    );
    await waitFor(() => expect(readUnsent(jasper)).toEqual([]));
  },
);

/** Messages that an earlier visit could not send: one of them arrived all the same. */
export const NotSentBefore = Conversation.extend({
  tags: ['no-visual'],
  async beforeEach() {
    const arrived = { chatId: jasper, id: 'msg_arrived', value: 'Arrived' };
    await request(sendMessage, { body: arrived });
    storeUnsent(jasper, { ...arrived, at: '2026-03-16T10:00:00.000Z' });
    storeUnsent(jasper, { id: 'msg_left', value: 'Left behind', at: '2026-03-16T10:00:30.000Z' });
  },
});
NotSentBefore.test('shows them with a way to send them, and sends none twice', async ({ userEvent }) => {
  const panel = await dialog('Jasper Holt');
  const log = await within(panel).findByRole('log');
  await within(panel).findByText('Not sent');
  await expect(within(panel).getAllByText('Not sent')).toHaveLength(1);
  await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(panel).queryByText('Not sent')).toBeNull());
  await expect(within(log).getAllByText(/Arrived|Left behind/)).toHaveLength(2);
  await waitFor(async () => {
    const { messages } = await request(getChat, { query: { id: jasper } });
    await expect(messages.filter(({ id }) => id === 'msg_left' || id === 'msg_arrived')).toHaveLength(2);
  });
  await expect(readUnsent(jasper)).toEqual([]);
});

export const LongConversation = Rail.extend({
  args: { open: true, chat: kezia },
  beforeEach: ({ msw }) => msw.use(...chatScenarios.longConversation()),
});
LongConversation.test('begins at the newest, renders only what is in sight, and leads back', async ({ userEvent }) => {
  const log = await screen.findByRole('log', { name: 'Messages with Kezia Thorne' });
  await waitFor(() => expect(within(log).getByText(/\(2000\)$/)).toBeVisible());
  await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
  log.scrollTop = 0;
  await waitFor(() => expect(within(log).getByText(/\(1\)$/)).toBeVisible());
  await expect(within(log).getAllByRole('article').length).toBeLessThan(60);
  await userEvent.click(await screen.findByRole('button', { name: 'Newest messages' }));
  await waitFor(() => expect(within(log).getByText(/\(2000\)$/)).toBeVisible());
  await expect(log.contains(document.activeElement)).toBe(true);
});

/** Turkish texts, a contact with two names, long messages. */
export const Turkish = Rail.extend({ args: { open: true, chat: ayse }, globals: { locale: 'tr' } });

export const OnAPhone = Rail.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
OnAPhone.test('is a sheet over all of the screen', async ({ canvas, userEvent }) => {
  const opener = await canvas.findByRole('button', { name: 'Open chat, 3 unread messages' });
  await userEvent.click(opener);
  const panel = await dialog('Chat');
  // The panel scales in, so it may still be a fraction of a pixel off.
  await waitFor(() =>
    expect(Math.round(panel.getBoundingClientRect().width)).toBe(document.documentElement.clientWidth),
  );
  await userEvent.click(await within(panel).findByRole('button', { name: /^Fatma Doğan/ }));
  await expect(await dialog('Fatma Doğan')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(opener).toHaveFocus();
});
export const ConversationOnAPhone = OnAPhone.extend({ tags: ['no-visual'], args: { open: true, chat: jasper } });
