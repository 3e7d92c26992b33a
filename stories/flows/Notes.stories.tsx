import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { now } from '#lib/time/clock';
import { minuteMs } from '#lib/time/duration';
import { resetDatabase } from '#mocks/core/database';
import { notes } from '#mocks/notes/store';

import { Flow, goTo } from './Flow';

// The reminders wait until the page has its own data.
const longTimeout = { timeout: 20_000 };
const mine = notes.of('per_0001');

const meta = preview.meta({
  title: 'Flows/Notes',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const Reminder = meta.story({
  args: { at: '/apps/contacts' },
  beforeEach: async () => {
    await mine.update('not_0006', { reminder: new Date(now().getTime() - minuteMs).toISOString() });
  },
});
Reminder.test('reaches the person on another page, and is put off until tomorrow', async ({ userEvent, step }) => {
  await step('is said once', async () => {
    await waitFor(() => expect(screen.getByText('Reminder: Işığı kapatmayı unutma!')).toBeVisible(), longTimeout);
    await expect((await mine.get('not_0006')).givenReminder).not.toBeNull();
  });
  await step('is in the panel of notifications', async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' }, longTimeout);
    await waitFor(() => expect(within(panel).getByText('Reminder from your notes')).toBeVisible(), longTimeout);
    await userEvent.keyboard('{Escape}');
  });
  await step('is put off', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Snooze' }));
    const dialog = await screen.findByRole('dialog', { name: 'Snooze “Işığı kapatmayı unutma!”' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tomorrow morning' }));
    await waitFor(async () =>
      expect(Date.parse((await mine.get('not_0006')).reminder ?? '')).toBeGreaterThan(now().getTime()),
    );
  });
  await step('is on its card', async () => {
    await goTo('/apps/notes');
    const list = await screen.findByRole('list', { name: 'Others' }, longTimeout);
    const link = await within(list).findByRole('link', { name: 'Işığı kapatmayı unutma!' });
    const card = link.closest('li');
    await expect(card).toHaveTextContent(/9:00 AM/);
  });
});
