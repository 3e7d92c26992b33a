import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';
import { messagesScenarios as scenarios } from '#mocks/notices/scenarios';

import { MessagesPanel } from './MessagesPanel';

const meta = preview.meta({
  component: MessagesPanel,
  async beforeEach() {
    await resetDatabase();
  },
  parameters: {
    keyboard: [
      ['Enter, Space', 'On the button: opens the panel, or closes it'],
      ['Tab', 'Moves through the messages and what can be done with them'],
      ['Escape', 'Closes the panel and gives the focus back to the button'],
      ['F6', 'Goes to what was said about a removed one, to undo it'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minBlockSize: 560 }}>
        {Story()}
      </div>
    ),
  ],
});

type Canvas = Pick<typeof screen, 'findByRole'>;
const button = (canvas: Canvas) => canvas.findByRole('button', { name: /^Messages/ });
const openPanel = async ({ canvas }: { canvas: Canvas }) => {
  (await button(canvas)).click();
  await screen.findByRole('dialog', { name: 'Messages' });
};
const isSaid = async (words: RegExp | string) => {
  const text = await screen.findByText(words, { selector: 'li *' });
  await waitFor(() => expect(text).toBeVisible());
};
const rows = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
const rowOf = (words: RegExp) => {
  const row = rows().find(({ textContent }) => words.test(textContent));
  if (!row) throw new Error(`No row says ${words}.`);
  return within(row);
};

export const Closed = meta.story({ tags: ['no-visual'] });
Closed.test('says in its name how many are unread', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Messages, 5 unread' })).toBeVisible();
  await expect(canvas.getByText('5')).toBeVisible();
});

export const Loaded = Closed.extend({
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Messages, 5 unread' });
    await openPanel({ canvas });
    await waitFor(() => expect(rows()).toHaveLength(9));
  },
});
Loaded.test('marks all as read: the number goes, and nothing is left to press', async ({ canvas, userEvent }) => {
  const markAll = screen.getByRole('button', { name: 'Mark all as read' });
  await userEvent.click(markAll);
  await expect(await canvas.findByRole('button', { name: 'Messages' })).toBeVisible();
  await expect(canvas.queryByText('5')).toBeNull();
  await expect(markAll).toHaveAttribute('aria-disabled', 'true');
  await expect(markAll).toHaveFocus();
  await expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
});
Loaded.test('turns one to read and back', async ({ canvas, userEvent }) => {
  await userEvent.click(rowOf(/Felix/).getByRole('button', { name: 'Mark as read' }));
  await expect(await canvas.findByRole('button', { name: 'Messages, 4 unread' })).toBeVisible();
  await userEvent.click(await rowOf(/Felix/).findByRole('button', { name: 'Mark as unread' }));
  await expect(await canvas.findByRole('button', { name: 'Messages, 5 unread' })).toBeVisible();
});
Loaded.test('removes one, and puts it back to its place', async ({ canvas, userEvent }) => {
  const order = () => rows().map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(rowOf(/What verification means/).getByText('What verification means').localName).toBe('em'),
  );
  const before = order();
  await userEvent.click(rowOf(/Felix/).getByRole('button', { name: 'Remove' }));
  await isSaid('Message removed.');
  await waitFor(() => expect(rows()).toHaveLength(8));
  await expect(await canvas.findByRole('button', { name: 'Messages, 4 unread' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(order()).toEqual(before));
  await expect(screen.getByRole('dialog', { name: 'Messages' })).toBeVisible();
});
Loaded.test('marks a message as read when its link is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(rowOf(/Ayşe/).getByRole('link', { name: 'Ayşe Yılmaz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await canvas.findByRole('button', { name: 'Messages, 4 unread' })).toBeVisible();
});
Loaded.test(
  'takes back what the server refuses, and does it when told to try again',
  async ({ canvas, msw, userEvent }) => {
    msw.use(scenarios.remove.failsOnce());
    await userEvent.click(rowOf(/Felix/).getByRole('button', { name: 'Remove' }));
    await isSaid(/The message could not be removed\./);
    await waitFor(() => expect(rows()).toHaveLength(9));
    // Nothing was removed, so nothing can be undone.
    await expect(screen.queryByText('Undo')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toHaveLength(8));
    await expect(await canvas.findByRole('button', { name: 'Messages, 4 unread' })).toBeVisible();
  },
);

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Loading = Closed.extend({
  beforeEach({ msw }) {
    msw.use(scenarios.list.neverResolves());
  },
  play: openPanel,
});
Loading.test('shows no number before it is known', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Messages' })).toBeVisible();
  await expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).not.toBeNull();
});

export const Empty = Closed.extend({
  beforeEach({ msw }) {
    msw.use(scenarios.list.empty());
  },
  play: openPanel,
});
Empty.test('says what will be here', async ({ canvas }) => {
  await waitFor(() => expect(screen.getByText('No messages')).toBeVisible());
  await expect(screen.getByText('When you have messages, they will appear here.')).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('button', { name: 'Messages' })).toBeVisible();
});

export const Failed = Closed.extend({
  beforeEach({ msw }) {
    msw.use(scenarios.list.failsOnce());
  },
  play: openPanel,
});
Failed.test('recovers when retried, and stays open', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Could not load Messages' })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(9));
});

export const Many = Closed.extend({
  tags: ['no-visual'],
  beforeEach({ msw }) {
    msw.use(scenarios.list.many(200));
  },
  async play({ canvas }) {
    await openPanel({ canvas });
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-setsize', '200'));
  },
});
Many.test('draws only what is in sight', async () => {
  await expect(rows().length).toBeLessThan(30);
  await expect(screen.getByRole('button', { name: 'Messages, 67 unread' })).toBeVisible();
});

export const Turkish = Closed.extend({
  globals: { locale: 'tr' },
  async play({ canvas }) {
    (await canvas.findByRole('button', { name: 'Mesajlar, 5 okunmamış' })).click();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(9));
  },
});
Turkish.test('names every control', async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tümünü okundu olarak işaretle' })).toBeVisible());
  await expect(screen.getAllByRole('button', { name: 'Okundu olarak işaretle' })).toHaveLength(5);
});

export const OnAPhone = Loaded.extend({ tags: ['phone'], globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('can be undone inside the sheet, with every button in sight', async ({ userEvent }) => {
  const sheet = screen.getByRole('dialog', { name: 'Messages' });
  await userEvent.click(rowOf(/Felix/).getByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toHaveLength(9));
  await expect(sheet).toBeVisible();
});
