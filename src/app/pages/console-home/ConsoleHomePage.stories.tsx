import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { chatScenarios } from '#mocks/chat/scenarios';
import { contributingScenarios } from '#mocks/contributing/scenarios';
import { resetDatabase } from '#mocks/core/database';
import { mailboxScenarios } from '#mocks/mailbox/scenarios';
import { messagesScenarios, notificationsScenarios } from '#mocks/notices/scenarios';
import { scrumboardScenarios } from '#mocks/scrumboard/scenarios';
import { shortcutsScenarios } from '#mocks/shortcuts/scenarios';
import { tasksScenarios } from '#mocks/tasks/scenarios';
import { sampleVerification } from '#mocks/testing/contributions';
import { QuickChatProvider, useQuickChat } from '#modules/chat/QuickChatProvider';

import { Component as ConsoleHomePage } from './ConsoleHomePage';

const told = fn();

/** Stands in for the panel beside the page. */
function Chat() {
  const { isOpen, openId } = useQuickChat();
  if (isOpen) told(openId);
  return null;
}

const meta = preview.meta({
  component: ConsoleHomePage,
  parameters: { layout: 'fullscreen', at: '/home' },
  async beforeEach() {
    await resetDatabase();
    await sampleVerification();
  },
  decorators: [
    (Story) => (
      <QuickChatProvider>
        <main>
          <Story />
        </main>
        <Chat />
      </QuickChatProvider>
    ),
  ],
});

export const Loaded = meta.story({ tags: ['screen'] });
Loaded.test('greets by name and tells what waits', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /, Ada$/ })).toBeVisible();
  const messages = await canvas.findByRole('list', { name: 'Messages' });
  await expect(messages.children).toHaveLength(3);
});
Loaded.test('begins with the work: requests, email and tasks', async ({ canvas }) => {
  await canvas.findByRole('list', { name: 'Requests' });
  const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(headings.slice(0, 3)).toEqual(['Requests', 'Mailbox', 'Tasks due']);
  await expect(canvas.getByRole('link', { name: 'Tasks due' })).toHaveAttribute('href', '/apps/tasks');
  const mails = await canvas.findByRole('list', { name: 'Mailbox' });
  await expect(mails.querySelector('a')?.getAttribute('href')).toMatch(/^\/apps\/mailbox\/inbox\/1\/.+/);
  // The boards: the one with the newest activity first.
  await expect((await canvas.findByRole('list', { name: 'Boards' })).children.length).toBeGreaterThan(0);
});
Loaded.test('shows the shortcuts in a line', async ({ canvas }) => {
  const shortcuts = await canvas.findByRole('list', { name: 'Shortcuts' });
  await waitFor(() => expect(shortcuts.querySelectorAll('a').length).toBeGreaterThan(4));
});
Loaded.test('counts the unread messages of chats, as the header does', async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { name: 'Chats' });
  const block = heading.closest('section');
  // Two of one chat, and one of another.
  await waitFor(() => expect(block).toHaveTextContent('3 unread'));
});
Loaded.test('opens a chat that waits', async ({ canvas, userEvent }) => {
  told.mockClear();
  const chats = await canvas.findByRole('list', { name: 'Chats' });
  const [first] = chats.querySelectorAll('button');
  if (!first) throw new Error('No chat waits, so none can be opened. See the seeds of the chats.');
  await userEvent.click(first);
  await expect(told).toHaveBeenCalledWith(expect.any(String));
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      messagesScenarios.list.neverResolves(),
      notificationsScenarios.list.neverResolves(),
      chatScenarios.list.neverResolves(),
      contributingScenarios.requests.neverResolves(),
      mailboxScenarios.list.neverResolves(),
      tasksScenarios.list.neverResolves(),
      scrumboardScenarios.boards.neverResolves(),
      shortcutsScenarios.list.neverResolves(),
    ),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      messagesScenarios.list.empty(),
      notificationsScenarios.list.empty(),
      chatScenarios.empty(),
      contributingScenarios.requests.empty(),
      ...mailboxScenarios.empty(),
      ...tasksScenarios.empty(),
      ...scrumboardScenarios.empty(),
      shortcutsScenarios.list.empty(),
    ),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      messagesScenarios.list.failsOnce(),
      notificationsScenarios.list.fails(),
      chatScenarios.list.fails(),
      contributingScenarios.requests.fails(),
      mailboxScenarios.list.fails(),
      tasksScenarios.list.fails(),
      scrumboardScenarios.boards.fails(),
      shortcutsScenarios.list.fails(),
    ),
});
Failed.test('keeps the other parts, and recovers one by one', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(8));
  await expect(canvas.getByRole('heading', { level: 2, name: 'Directory' })).toBeVisible();
  const part = canvas.getByRole('region', { name: 'Messages' });
  const button = [...part.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  if (!button) throw new Error('The failed messages offer no retry.');
  await userEvent.click(button);
  await expect(await canvas.findByRole('list', { name: 'Messages' })).toBeVisible();
});

/** People who decide no requests do not see them. */
export const OfAUser = Loaded.extend({ tags: ['no-visual'], parameters: { account: 'mira' } });
OfAUser.test('begins with email', async ({ canvas }) => {
  await canvas.findByRole('list', { name: 'Tasks due' });
  await expect(canvas.queryByRole('heading', { name: 'Requests' })).toBeNull();
  await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Mailbox');
});
