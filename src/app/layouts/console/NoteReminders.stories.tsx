import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { hourMs } from '#lib/time/duration';
import { isoInstant } from '#mocks/core/time';
import { resetDatabase } from '#mocks/core/database';
import { noteScenarios } from '#mocks/notes/scenarios';
import { notes } from '#mocks/notes/store';

import { NoteReminders } from './NoteReminders';

const mine = notes.of('per_0001');
const pharmacy = 'not_0002';
const light = 'not_0006';

/** Lets reminders of notes fall due while nobody was there. */
const due = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => mine.update(id, { reminder: isoInstant(-hourMs), givenReminder: null })));

const reminderOf = async (id: string) => (await mine.get(id)).reminder;

const meta = preview.meta({
  component: NoteReminders,
  // Toasts and dialogs of the library have their own pictures.
  tags: ['!autodocs', 'no-visual'],
  beforeEach: () => resetDatabase(),
});

export const One = meta.story({ beforeEach: async () => void (await due([light])) });
One.test('is said until it is put off', async ({ userEvent }) => {
  await screen.findByText('Reminder: Işığı kapatmayı unutma!');
  await userEvent.click(screen.getByRole('button', { name: 'Snooze' }));
  const dialog = await screen.findByRole('dialog', { name: 'Snooze “Işığı kapatmayı unutma!”' });
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.click(within(dialog).getByRole('button', { name: 'In an hour' }));
  await waitFor(async () => expect(await reminderOf(light)).toBe(isoInstant(hourMs)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Several = meta.story({ beforeEach: async () => void (await due([pharmacy, light])) });
Several.test('are said once, and put off together', async ({ userEvent }) => {
  await screen.findByText(/^2 reminders are due: .* and more$/);
  await userEvent.click(screen.getByRole('button', { name: 'Snooze' }));
  await userEvent.click(await screen.findByRole('button', { name: 'In an hour' }));
  await waitFor(async () => expect(await reminderOf(pharmacy)).toBe(isoInstant(hourMs)));
  await waitFor(async () => expect(await reminderOf(light)).toBe(isoInstant(hourMs)));
});

export const RefusedForOne = Several.extend({
  beforeEach: ({ msw }) => msw.use(noteScenarios.change.failsOnce()),
});
RefusedForOne.test('says so', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow morning' }));
  await screen.findByText(/^Some reminders could not be snoozed\./);
  const after = await Promise.all([pharmacy, light].map(reminderOf));
  await expect(after.filter((reminder) => reminder === isoInstant(-hourMs))).toHaveLength(1);
});
