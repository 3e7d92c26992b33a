import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';
import { notificationsScenarios as scenarios } from '#mocks/notices/scenarios';

import { NotificationsPanel } from './NotificationsPanel';

const meta = preview.meta({
  component: NotificationsPanel,
  async beforeEach() {
    await resetDatabase();
  },
  parameters: {
    keyboard: [
      ['Enter, Space', 'On the button: opens the panel, or closes it'],
      ['Tab', 'Moves through the notifications and what can be done with them'],
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
const button = (canvas: Canvas) => canvas.findByRole('button', { name: /^Notifications/ });
const openPanel = async ({ canvas }: { canvas: Canvas }) => {
  (await button(canvas)).click();
  await screen.findByRole('dialog', { name: 'Notifications' });
};
const isSaid = async (words: RegExp | string) => {
  const text = await screen.findByText(words, { selector: 'li *' });
  await waitFor(() => expect(text).toBeVisible());
};
const rows = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem');
const rowOf = (words: RegExp) => {
  const row = rows().find(({ textContent }) => words.test(textContent));
  if (!row) throw new Error(`No row says ${words}.`);
  return within(row);
};

export const Closed = meta.story({ tags: ['no-visual'] });
Closed.test('says in its name how many are unread', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  await expect(canvas.getByText('3')).toBeVisible();
});

export const Loaded = Closed.extend({
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await openPanel({ canvas });
    await waitFor(() => expect(rows()).toHaveLength(9));
    // Icons are fetched by name.
    await waitFor(() => expect(document.querySelector('[data-icon="loading"]')).toBeNull());
  },
});
Loaded.test('marks all as read, and takes it back when the server refuses', async ({ canvas, msw, userEvent }) => {
  msw.use(scenarios.markAllRead.failsOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await isSaid(/The notifications could not be marked as read\./);
  await expect(await canvas.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
});
Loaded.test('is worked by keyboard alone', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  const opener = await button(canvas);
  await expect(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(rowOf(/Due for review/).getByRole('link')).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(await canvas.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(8));
  await expect(rowOf(/Leyla/).getByRole('button', { name: 'Remove' })).toHaveFocus();
  await isSaid('Notification removed.');
  await userEvent.keyboard('{F6}');
  await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(9));
  await expect(rowOf(/Leyla/).getByRole('button', { name: 'Remove' })).toHaveFocus();
  // On a button, the first Escape closes its tooltip.
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect(rowOf(/Leyla/).getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(opener).toHaveFocus();
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Loading = Closed.extend({
  beforeEach({ msw }) {
    msw.use(scenarios.list.neverResolves());
  },
  play: openPanel,
});
Loading.test('shows no number before it is known', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).not.toBeNull();
});

export const Empty = Closed.extend({
  beforeEach({ msw }) {
    msw.use(scenarios.list.empty());
  },
  play: openPanel,
});
Empty.test('says what will be here', async ({ canvas }) => {
  await waitFor(() => expect(screen.getByText('No notifications')).toBeVisible());
  await expect(screen.getByText('When you have notifications, they will appear here.')).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

export const Failed = Closed.extend({
  beforeEach({ msw }) {
    msw.use(scenarios.list.failsOnce());
  },
  play: openPanel,
});
Failed.test('recovers when retried, and stays open', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Could not load Notifications' })).toBeVisible());
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
  await expect(screen.getByRole('button', { name: 'Notifications, 67 unread' })).toBeVisible();
});

export const Turkish = Closed.extend({
  globals: { locale: 'tr' },
  async play({ canvas }) {
    (await canvas.findByRole('button', { name: 'Bildirimler, 3 okunmamış' })).click();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(9));
  },
});
Turkish.test('names every control', async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tümünü okundu olarak işaretle' })).toBeVisible());
  await expect(screen.getAllByRole('button', { name: 'Okundu olarak işaretle' })).toHaveLength(3);
});

export const OnAPhone = Loaded.extend({ tags: ['phone'], globals: { viewport: { value: 'phone', isRotated: false } } });
