import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';

import { paths } from '#domain/paths';
import { request } from '#lib/http/request';
import { setClock } from '#lib/time/clock';
import { enableContactAnswers } from '#mocks/chat/contactAnswers';
import { chatScenarios } from '#mocks/chat/scenarios';
import { resetDatabase } from '#mocks/core/database';
import { blockCanvas } from '#mocks/testing/blockCanvas';
import { largePhoto } from '#mocks/testing/largePhoto';
import { personByName } from '#mocks/people/seed';

import { getChat, getChatProfile, getChats } from './api';
import { Component } from './ChatPage';
import { QuickChatProvider } from './QuickChatProvider';

const meta = preview.meta({
  render: renderRoute,
  decorators: [(Story) => <QuickChatProvider>{Story()}</QuickChatProvider>],
  args: { path: `${paths.chats}/:id?`, at: '/apps/chat', page: { Component } },
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['N', 'Starts a new chat'],
      ['J, K, ↓, ↑', 'Move through the chats'],
      ['Enter, Escape', 'Opens a chat, and returns to it in the list'],
      ['X, Space, Shift with ↓ or ↑', 'Selects; with Shift from a checkbox, a range'],
      ['Ctrl+A, Escape', 'In the list: selects all chats, or none'],
      ['M, P, U', 'Mutes, pins, marks as unread or read: the selected chats, else the focused or the open one'],
      ['#, Delete', 'Deletes them, with undo'],
      ['Ctrl+Z', 'Takes the last change back while it is offered'],
      ['/, ?', 'Searches, shows all keys'],
      ['Enter, Shift + Enter', 'In the field: sends, begins a new line'],
    ],
  },
  beforeEach: async () => resetDatabase(),
});

const row = (name: RegExp) => screen.findByRole('link', { name });
const log = (name: string) => screen.findByRole('log', { name: `Messages with ${name}` });
const chat = (id: string) => request(getChat, { query: { id } });
const undo = async () => screen.findByRole('button', { name: 'Undo' });
const lastMessage = (within_: HTMLElement) => within(within_).getAllByRole('article').at(-1);

/** Ids of the first chats of the list. */
const firstIds = ['cht_0001', 'cht_0008', 'cht_0002', 'cht_0003'];
const stored = async (field: 'muted' | 'unreadCount') =>
  (await Promise.all(firstIds.map(chat))).map((one) => one[field] ?? 0);
const box = (name: string) => screen.findByRole('checkbox', { name: `Select the chat with ${name}` });
async function selectRange(userEvent: UserEventObject, first: string, last: string) {
  await userEvent.click(await box(first));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(await box(last));
  await userEvent.keyboard('{/Shift}');
}

export const Loaded = meta.story({});
Loaded.test('opens a chat, marks it as read, and returns to its row', async ({ userEvent }) => {
  await waitFor(() => expect(document.title).toBe('(3) Chat | Chat | Orvela Facilities'));
  await userEvent.click(await row(/^Ayşe Yılmaz/));
  await expect(within(await log('Ayşe Yılmaz')).getByText('New messages')).toBeVisible();
  await waitFor(async () => expect((await chat('cht_0001')).unreadCount).toBe(0));
  await waitFor(() => expect(document.title).toBe('(1) Ayşe Yılmaz | Chat | Orvela Facilities'));
  await userEvent.click(document.body);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  await expect((await row(/^Ayşe Yılmaz/)).closest('[data-row-key]')).toHaveAttribute('data-route-focus');
});
Loaded.test('goes through the chats, mutes and pins by keys', async ({ userEvent }) => {
  (await row(/^Ayşe Yılmaz/)).focus();
  await userEvent.keyboard('j');
  await waitFor(async () => expect(await row(/^Priya Raman/)).toHaveFocus());
  await userEvent.keyboard('m');
  await waitFor(async () => expect(await row(/^Priya Raman.*Muted/)).toBeVisible());
  await userEvent.keyboard('p');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Raman|Yılmaz/ })[0]).toHaveAccessibleName(/^Priya/));
  await waitFor(async () => expect(await chat('cht_0008')).toMatchObject({ muted: true, pinned: true }));
});
Loaded.test('gives a deleted chat back with what was unread', async ({ userEvent }) => {
  (await row(/^Ayşe Yılmaz/)).focus();
  await userEvent.keyboard('#');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ayşe Yılmaz/ })).toBeNull());
  await userEvent.click(await undo());
  await expect(await row(/^Ayşe Yılmaz.*2 unread messages/)).toBeVisible();
  await waitFor(async () => expect((await chat('cht_0001')).unreadCount).toBe(2));
});
Loaded.test('mutes a range and marks it as read, and gives back what was', async ({ userEvent }) => {
  await selectRange(userEvent, 'Ayşe Yılmaz', 'Kezia Thorne');
  const bar = within(screen.getByRole('group', { name: 'Actions for the selected chats' }));
  await expect(bar.getByRole('status')).toHaveTextContent('4 selected');
  await expect(await stored('muted')).toEqual([false, false, false, true]);
  await userEvent.click(bar.getByRole('button', { name: 'Mute' }));
  await expect(await row(/^Ayşe Yılmaz.*Muted/)).toBeVisible();
  await screen.findByText('3 chats muted.');
  await expect(bar.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await waitFor(async () => expect(await stored('muted')).toEqual([true, true, true, true]));
  await userEvent.click(await undo());
  await waitFor(() => expect(screen.getByRole('link', { name: /^Ayşe/ })).not.toHaveAccessibleName(/Muted/));
  await expect(await row(/^Kezia Thorne.*Muted/)).toBeVisible();
  await waitFor(async () => expect(await stored('muted')).toEqual([false, false, false, true]));

  await userEvent.click(bar.getByRole('button', { name: 'Mark as read' }));
  await screen.findByText('2 chats marked as read.');
  await waitFor(async () => expect(await stored('unreadCount')).toEqual([0, 0, 0, 0]));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect(await row(/^Ayşe Yılmaz.*2 unread messages/)).toBeVisible();
  await waitFor(async () => expect(await stored('unreadCount')).toEqual([2, 0, 1, 0]));
});
Loaded.test('deletes several chats, and gives them back as they were', async ({ userEvent }) => {
  await selectRange(userEvent, 'Ayşe Yılmaz', 'Kezia Thorne');
  const before = await Promise.all(firstIds.map(chat));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^(Ayşe|Priya|Jasper|Kezia)/ })).toBeNull());
  await screen.findByText('4 chats deleted.');
  await waitFor(async () =>
    expect((await request(getChats, {})).filter(({ id }) => firstIds.includes(id))).toEqual([]),
  );
  await userEvent.click(await undo());
  await expect(await row(/^Ayşe Yılmaz.*2 unread messages/)).toBeVisible();
  await expect(await row(/^Kezia Thorne.*Muted/)).toBeVisible();
  await expect(screen.queryByText(/selected$/)).toBeNull();
  const restored = await Promise.all(firstIds.map(chat));
  await expect(restored.map(({ unreadCount, messages }) => [unreadCount ?? 0, messages])).toEqual(
    before.map(({ unreadCount, messages }) => [unreadCount ?? 0, messages]),
  );
});
Loaded.test('changes none of several when the server refuses one', async ({ msw, userEvent }) => {
  await selectRange(userEvent, 'Ayşe Yılmaz', 'Kezia Thorne');
  msw.use(chatScenarios.change.failsOnce());
  await userEvent.keyboard('m');
  await screen.findByText(/The chats could not be changed/);
  await expect(screen.getByRole('link', { name: /^Ayşe/ })).not.toHaveAccessibleName(/Muted/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  await expect(await stored('muted')).toEqual([false, false, false, true]);
});
Loaded.test('selects and pins by keys; of a search the chats, not the messages', async ({ userEvent }) => {
  (await row(/^Ayşe Yılmaz/)).focus();
  await userEvent.keyboard('xj');
  await waitFor(async () => expect(await row(/^Priya Raman/)).toHaveFocus());
  await userEvent.keyboard(' ');
  await screen.findByText('2 selected');
  await userEvent.keyboard('p');
  await screen.findByText('2 chats pinned.');
  await expect(await row(/^Priya Raman.*Pinned/)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Pinned/ })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());

  await userEvent.type(screen.getByRole('searchbox'), 'jasper');
  await row(/You: Hi Jasper/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all in the list' }));
  await screen.findByText('1 selected');
  await expect(screen.getByRole('checkbox', { name: 'Select all in the list' })).toBeChecked();
});
Loaded.test('finds chats by name and, below them, messages, to which it leads', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search chats and messages' }), 'umbrella');
  const found = await row(/^Kezia Thorne.*umbrella/);
  await expect(screen.getByText('1 result')).toBeVisible();
  await userEvent.click(found);
  await waitFor(async () =>
    expect(within(await log('Kezia Thorne')).getByText('Samuel left his umbrella.')).toBeVisible(),
  );
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  await screen.findByText('No chats or messages match “zzz”');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await expect(await row(/^Jasper Holt/)).toBeVisible();
});
Loaded.test('starts a chat with a contact', async ({ userEvent }) => {
  await row(/^Ayşe Yılmaz/);
  await userEvent.click(screen.getByRole('button', { name: 'New chat' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'New chat' }));
  await userEvent.type(await drawer.findByRole('searchbox', { name: 'Search contacts' }), 'castell');
  await userEvent.click(await drawer.findByRole('button', { name: /Mira Castellanos/ }));
  const field = await screen.findByRole('textbox', { name: 'Message Mira Castellanos' });
  await userEvent.type(field, 'Hello Mira{Enter}');
  const mira = personByName('Mira Castellanos').id;
  await waitFor(async () =>
    expect((await request(getChats, {})).find(({ contactId }) => contactId === mira)?.lastMessage).toBe('Hello Mira'),
  );
});
Loaded.test('saves the profile', async ({ userEvent }) => {
  await row(/^Ayşe Yılmaz/);
  await userEvent.click(screen.getByRole('button', { name: 'Your profile' }));
  const about = await screen.findByRole('textbox', { name: 'About' });
  await waitFor(() => expect(about).toBeVisible());
  await userEvent.click(about);
  await userEvent.clear(about);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(about).toBeInvalid();
  await screen.findByText('Enter a few words about yourself.');
  await userEvent.type(about, 'On leave until Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect((await request(getChatProfile, {})).about).toBe('On leave until Monday');
});

export const Open = meta.story({ args: { at: '/apps/chat/cht_0002' } });
Open.test('answers a message, deletes the answer, and gives it back', async ({ userEvent }) => {
  const messages = await log('Jasper Holt');
  const field = await screen.findByRole('textbox', { name: 'Message Jasper Holt' });
  lastMessage(messages)?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
  await expect(screen.getByText('Reply to Jasper Holt')).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('Done: https://www.w3.org{Enter}');
  await waitFor(() => expect(lastMessage(messages)).toHaveTextContent(/Walk-in until noon.*Done:/));
  await expect(within(messages).getByRole('link', { name: /w3\.org/ })).toHaveAttribute('href', 'https://www.w3.org');
  await waitFor(async () => expect((await chat('cht_0002')).messages.at(-1)?.replyTo).toBeDefined());

  lastMessage(messages)?.focus();
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(lastMessage(messages)).toHaveTextContent('You deleted this message'));
  await userEvent.click(await undo());
  await waitFor(() => expect(lastMessage(messages)).toHaveTextContent(/Done:/));
});
Open.test('heads the messages with another day after midnight', async ({ userEvent }) => {
  const messages = within(await log('Jasper Holt'));
  await expect((await messages.findAllByText('Today'))[0]).toBeVisible();
  setClock(new Date('2026-03-17T10:00:00Z'));
  // Any change renders the conversation again before the minute has passed.
  await userEvent.click(document.body);
  await userEvent.keyboard('p');
  await expect((await messages.findAllByText('Yesterday'))[0]).toBeVisible();
  await expect(messages.queryByText('Today')).toBeNull();
});
Open.test('inserts an emoji that was found by its name', async ({ userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'Message Jasper Holt' });
  await userEvent.type(field, 'Thanks ');
  await userEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search emoji' }), 'thumbs up');
  await userEvent.click(await screen.findByRole('button', { name: 'thumbs up' }));
  await waitFor(() => expect(field).toHaveValue('Thanks 👍'));
  await waitFor(() => expect(field).toHaveFocus());
});
Open.test('sends a photo of 5 MB that a worker has scaled, and keeps it until then', async ({ userEvent }) => {
  const messages = await log('Jasper Holt');
  const file = await largePhoto({ width: 3200, height: 1600 });
  const allowCanvas = blockCanvas();
  try {
    await userEvent.upload(await screen.findByLabelText('Photo to send'), file);
    await screen.findByRole('img', { name: 'Photo that will be sent' });
  } finally {
    allowCanvas();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(within(messages).getByRole('button', { name: 'Open photo' })).toBeVisible());
  await waitFor(async () =>
    expect((await chat('cht_0002')).messages.at(-1)?.image).toMatchObject({ width: 1600, height: 800 }),
  );
  await expect(screen.queryByRole('img', { name: 'Photo that will be sent' })).toBeNull();
});
Open.test('clears the messages and deletes the chat, and gives both back', async ({ userEvent }) => {
  await log('Jasper Holt');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear messages' }));
  await screen.findByText('Write the first message below.');
  await userEvent.click(await undo());
  await waitFor(async () => expect(await log('Jasper Holt')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Actions for this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete chat' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Jasper Holt/ })).toBeNull());
  await expect(screen.queryByRole('log')).toBeNull();
  await userEvent.click(await undo());
  await expect(await row(/^Jasper Holt.*Walk-in/)).toBeVisible();
});
Open.test('is marked as unread, which closes it', async ({ userEvent }) => {
  await log('Jasper Holt');
  await waitFor(async () => expect((await chat('cht_0002')).unreadCount).toBe(0));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
  await expect(await row(/^Jasper Holt.*1 unread message/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
});
Open.test('shows who the contact is, and what was shared', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Jasper Holt' }));
  const info = within(await screen.findByRole('dialog', { name: 'Contact info' }));
  await expect(await info.findByRole('link', { name: /jasper.*@/i })).toBeVisible();
  const [phone] = info.getAllByRole('link', { name: /^\+\d+ [\d ]+$/ });
  await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d{8,}$/));
  // A birthday is a day without a time.
  await expect(info.getByText('Birthday').nextElementSibling).toHaveTextContent(/^\d{1,2} \w+ \d{4}$/);
  await expect(info.getByRole('link', { name: 'Open in contacts' })).toHaveAttribute(
    'href',
    expect.stringMatching(/per_/),
  );
});

/** A sample contact answers. */
export const Typing = Open.extend({
  beforeEach: () => {
    enableContactAnswers(true);
    return () => enableContactAnswers(undefined);
  },
});
Typing.test('with a sign that they are typing', async ({ userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'Message Jasper Holt' });
  await userEvent.type(field, 'Could you send me the wording?{Enter}');
  await waitFor(async () => expect((await chat('cht_0002')).messages.at(-1)?.isMine).toBe(true));
  setClock(new Date('2026-03-16T10:00:02Z'));
  // Any change asks for the chats again.
  await userEvent.click(document.body);
  await userEvent.keyboard('p');
  await expect(await screen.findByText('Jasper Holt is typing…')).toBeVisible();
  setClock(new Date('2026-03-16T10:00:30Z'));
  await userEvent.keyboard('p');
  await waitFor(async () => expect(lastMessage(await log('Jasper Holt'))).toHaveTextContent(/^Jasper Holt:/));
});

export const LongConversation = meta.story({
  args: { at: '/apps/chat/cht_0003' },
  beforeEach: ({ msw }) => msw.use(...chatScenarios.longConversation(10_000)),
});
LongConversation.test('goes to a date, and from there to the newest', async ({ userEvent }) => {
  const messages = await log('Kezia Thorne');
  await waitFor(() => expect(within(messages).getByText(/\(10000\)$/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Actions for this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Go to a date' }));
  const date = await screen.findByRole('textbox', { name: 'Date' });
  await userEvent.clear(date);
  await userEvent.type(date, '1 Dec 2025');
  await userEvent.click(screen.getByRole('button', { name: 'Show messages' }));
  await waitFor(() => expect(within(messages).getAllByText(/1 December 2025|December 1, 2025/)[0]).toBeVisible());
  await expect(within(messages).getAllByRole('article').length).toBeLessThan(60);
  await userEvent.click(screen.getByRole('button', { name: 'Newest messages' }));
  await waitFor(() => expect(within(messages).getByText(/\(10000\)$/)).toBeVisible());
});

export const Loading = Open.extend({
  beforeEach: ({ msw }) => msw.use(chatScenarios.list.neverResolves(), chatScenarios.one.neverResolves()),
});
export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(chatScenarios.empty()) });
Empty.test('offers a new chat', async ({ userEvent }) => {
  await screen.findByText('No chats');
  const [, offered] = await screen.findAllByRole('button', { name: 'New chat' });
  await userEvent.click(offered ?? document.body);
  const drawer = await screen.findByRole('dialog', { name: 'New chat' });
  await waitFor(() => expect(drawer).toBeVisible());
});
export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(chatScenarios.list.fails()) });
Failed.test('recovers when retried', async ({ msw, userEvent }) => {
  const retry = await screen.findByRole('button', { name: 'Try again' });
  msw.use(...chatScenarios.many(3));
  await userEvent.click(retry);
  await expect(await row(/^Barış Kaya/)).toBeVisible();
});
export const UnknownChat = meta.story({ args: { at: '/apps/chat/cht_none' } });
UnknownChat.test('says so beside the list', async () => {
  await expect(await screen.findByText('Could not found chat with id of cht_none!')).toBeVisible();
  await expect(await row(/^Jasper Holt/)).toBeVisible();
});
export const Refused = Open.extend({
  tags: ['!no-visual'],
  beforeEach: ({ msw }) => msw.use(chatScenarios.change.fails()),
});
Refused.test('takes back what the server refuses', async ({ userEvent }) => {
  await log('Jasper Holt');
  await userEvent.click(document.body);
  await userEvent.keyboard('p');
  await screen.findByText(/The chat could not be changed/);
  await waitFor(() => expect(screen.queryByText('Pinned')).toBeNull());
});

export const Dark = Open.extend({ tags: ['!no-visual'], globals: { scheme: 'dark' } });
export const Turkish = Open.extend({ args: { at: '/apps/chat/cht_0001' }, globals: { locale: 'tr' } });
Turkish.test('names what can be done with several chats', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Jasper Holt ile sohbeti seç' }));
  const bar = within(screen.getByRole('group', { name: 'Seçilen sohbetler için işlemler' }));
  await expect(bar.getByText('1 seçildi')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Sessize al' }));
  await screen.findByText('Jasper Holt ile sohbet sessize alındı.');
});
export const OnAPhone = Open.extend({ tags: ['phone', '!no-visual'], globals: { viewport: { value: 'phone' } } });
OnAPhone.test('has room for the actions for several', async ({ userEvent }) => {
  await log('Jasper Holt');
  await userEvent.click(screen.getByRole('button', { name: 'All chats' }));
  await selectRange(userEvent, 'Ayşe Yılmaz', 'Jasper Holt');
  const bar = screen.getByRole('group', { name: 'Actions for the selected chats' });
  await expect(within(bar).getByText('3 selected')).toBeVisible();
  await expect(bar.scrollWidth).toBe(bar.clientWidth);
  // One line.
  const tops = within(bar)
    .getAllByRole('button')
    .map((button) => button.getBoundingClientRect().top);
  await expect(new Set(tops).size).toBe(1);
});
OnAPhone.test('shows a chat instead of the list, and leads back', async ({ userEvent }) => {
  await log('Jasper Holt');
  await userEvent.click(screen.getByRole('button', { name: 'All chats' }));
  await expect(await row(/^Jasper Holt/)).toBeVisible();
});
