import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { now } from '#lib/time/clock';
import { minuteMs } from '#lib/time/duration';
import { resetDatabase } from '#mocks/core/database';
import { noteLabels, notes } from '#mocks/notes/store';

import { Flow, goTo } from './Flow';

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
    await waitFor(() => expect(screen.getByText('Reminder: Işığı kapatmayı unutma!')).toBeVisible());
    await expect((await mine.get('not_0006')).givenReminder).not.toBeNull();
  });
  await step('is in the panel of notifications', async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(within(panel).getByText('Reminder from your notes')).toBeVisible());
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
    const list = await screen.findByRole('list', { name: 'Others' });
    const link = await within(list).findByRole('link', { name: 'Işığı kapatmayı unutma!' });
    const card = link.closest('li');
    await expect(card).toHaveTextContent(/ Mar, 09:00/);
  });
});

export const WriteANote = meta.story({ args: { at: '/apps/notes' } });
WriteANote.test('a note with a checklist and a reminder is written, and found again', async ({ userEvent, step }) => {
  await step('is written by keyboard', async () => {
    await screen.findByRole('list', { name: 'Others' });
    await userEvent.keyboard('n');
    const form = within(await screen.findByRole('dialog', { name: 'New note' }));
    const title = await form.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Harbour walk');
    await userEvent.click(form.getByRole('button', { name: 'Checklist' }));
    await userEvent.type(
      await form.findByRole('textbox', { name: 'Add to Checklist' }),
      'Sandwiches{Enter}Camera{Enter}',
    );
    await userEvent.click(form.getByRole('button', { name: 'Remind me' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow morning' }));
    await expect(await form.findByRole('checkbox', { name: 'Camera' })).toBeInTheDocument();
    await waitFor(async () => {
      const stored = (await mine.list()).find((note) => note.title === 'Harbour walk');
      await expect(stored?.reminder).toEqual(expect.any(String));
      await expect(stored?.tasks?.map(({ content }) => content)).toEqual(['Sandwiches', 'Camera']);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  await step('is found by its checklist', async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'camera');
    await waitFor(() => expect(screen.getAllByText('1 note')).not.toHaveLength(0));
    await userEvent.click(await screen.findByRole('link', { name: 'Harbour walk' }));
    const form = within(await screen.findByRole('dialog', { name: 'Note' }));
    await expect(await form.findByRole('checkbox', { name: 'Sandwiches' })).toBeInTheDocument();
  });
});

export const PutAway = meta.story({ args: { at: '/apps/notes/not_0001' } });
PutAway.test('a note is labelled, found, archived and brought back', async ({ userEvent, step }) => {
  const name = 'Packing for Port Calder';
  await step('is labelled', async () => {
    const labels = await screen.findByRole('combobox', { name: 'Labels' });
    await userEvent.type(labels, 'Ferry');
    await userEvent.click(await screen.findByRole('option', { name: /Ferry/ }));
    await waitFor(async () => {
      const { labels: ids } = await mine.get('not_0001');
      const titles = await Promise.all(ids.map(async (id) => (await noteLabels.of('per_0001').get(id)).title));
      await expect(titles).toContain('Ferry');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  await step('is found in the view of its label', async () => {
    const ferry = (await noteLabels.of('per_0001').list()).find(({ title }) => title === 'Ferry');
    await goTo(`/apps/notes/labels/${ferry?.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Ferry' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'PORT');
    await expect(await screen.findByText('Port', { selector: 'mark' })).toBeVisible();
  });
  await step('is archived, and brought back', async () => {
    const card = await screen.findByRole('link', { name });
    card.focus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    await waitFor(async () => expect((await mine.get('not_0001')).archived).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('link', { name })).toBeVisible();
    await waitFor(async () => expect((await mine.get('not_0001')).archived).toBe(false));
  });
});
