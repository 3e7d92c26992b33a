import { renderRoute } from '#.storybook/renderRoute';
import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { sampleNotes } from '#mocks/notes/seed';
import { noteScenarios } from '#mocks/notes/scenarios';
import { noteLabels, notes } from '#mocks/notes/store';
import { blockCanvas } from '#mocks/testing/blockCanvas';
import { fillDisk } from '#mocks/testing/fillDisk';
import { largePhoto } from '#mocks/testing/largePhoto';

import { Component } from './NotesPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: `${paths.notes}/*`, at: '/apps/notes', page: { Component } },
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['N', 'Begins a note'],
      ['←, →, Home, End', 'Move through the notes in reading order'],
      ['↓, ↑, J, K', 'Move down and up a column'],
      ['Enter, Escape', 'Opens the note that has the focus, and returns to it'],
      ['X, Space, Shift+X', 'Selects the note that has the focus, or all up to it in reading order'],
      ['Control+A, Escape', 'Selects all notes of the view, and none'],
      ['E, #, Delete', 'Archives, deletes what is selected, else the note that has the focus, with undo'],
      ['/, ?', 'Searches, shows all keys'],
    ],
  },
  beforeEach: () => resetDatabase(),
});

const card = (name: string | RegExp) => screen.findByRole('link', { name });
const dialog = (name = 'Note') => screen.findByRole('dialog', { name });
const mine = notes.of('per_0001');
const inDialog = async (name = 'Note') => within(await dialog(name));
const packing = 'Packing for Port Calder';
/** The stored notes without their version. */
const stored = async () => (await mine.list()).map(({ updatedAt: _updatedAt, ...note }) => note);
const byId = (ids: readonly string[], list: Awaited<ReturnType<typeof stored>>) =>
  list.filter(({ id }) => ids.includes(id)).toSorted((one, other) => one.id.localeCompare(other.id));
/** Addresses of the cards in reading order. */
const cardOrder = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter((link) => link.closest('[data-row-key]'))
    .map(({ href }) => href);
const isSelected = (count: number) => screen.findByText(`${count} selected`, { selector: '[role="status"]' });

/** Ids of neighbouring notes. */
const range = ['not_0002', 'not_0004', 'not_0005', 'not_0006'];

/** Selects `range` by the keyboard. */
async function selectRange(userEvent: { keyboard: (keys: string) => Promise<void> }): Promise<void> {
  (await card(/^The pharmacy on Saltmarket/)).focus();
  await userEvent.keyboard('x');
  await isSelected(1);
  (await card('Işığı kapatmayı unutma!')).focus();
  await userEvent.keyboard('{Shift>}X{/Shift}');
  await isSelected(4);
}

export const Loaded = meta.story({});
Loaded.test('shows pinned notes first, and ticks an item on the card', async ({ canvas, userEvent }) => {
  const list = await canvas.findByRole('list', { name: 'Pinned' });
  const pinned = within(list);
  await expect(list.children).toHaveLength(2);
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Others' }).children).toHaveLength(10));
  await expect(canvas.getByText('12 notes', { selector: '[role="status"]' })).toBeVisible();
  await userEvent.click(pinned.getByRole('checkbox', { name: 'Rain jacket' }));
  await waitFor(async () => expect((await mine.get('not_0001')).tasks?.[1]?.completed).toBe(true));
  await expect(screen.queryByRole('dialog')).toBeNull();
});
Loaded.test('moves between cards by the keyboard', async ({ userEvent }) => {
  (await card(packing)).focus();
  await userEvent.keyboard(forwardKey());
  await expect(await card('Hafta sonu alışverişi')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(await card(packing)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(await card('Library card')).toHaveFocus();
  await userEvent.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(() => expect(keys).toBeVisible());
});
Loaded.test('keeps the focus on a note that is pinned', async ({ canvas, userEvent }) => {
  (await card('Library card')).focus();
  await userEvent.click(await canvas.findByRole('button', { name: 'Pin' }));
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Pinned' }).children).toHaveLength(3));
  // Its card is another element now, which takes the focus a moment later.
  await waitFor(async () => expect(await card('Library card')).toHaveFocus());
});
Loaded.test('opens a note over the list, and returns to its card', async ({ userEvent }) => {
  await userEvent.click(await card(packing));
  await expect((await inDialog()).getByRole('textbox', { name: 'Title' })).toHaveValue(packing);
  await waitFor(() => expect(document.title).toBe(`${packing} | Orvela Facilities`));
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await card(packing)).toHaveFocus());
});
Loaded.test('archives and deletes by a key, and Undo brings both back', async ({ userEvent }) => {
  (await card(/^The pharmacy on Saltmarket/)).focus();
  await userEvent.keyboard('e');
  await waitFor(async () => expect((await mine.get('not_0002')).archived).toBe(true));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^The pharmacy on Saltmarket/ })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await mine.get('not_0002')).archived).toBe(false));
  const before = await mine.get('not_0006');
  (await card('Işığı kapatmayı unutma!')).focus();
  await userEvent.keyboard('#');
  await waitFor(async () => expect(await mine.find('not_0006')).toBeUndefined());
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await mine.find('not_0006'))?.createdAt).toBe(before.createdAt));
  await expect(await card('Işığı kapatmayı unutma!')).toBeVisible();
});
Loaded.test('selects a range by keys, archives it, and Undo gives all back', async ({ userEvent }) => {
  await waitFor(() => expect(cardOrder()).toHaveLength(12));
  const [before, order] = [await stored(), cardOrder()];
  await selectRange(userEvent);
  const box = screen.getByRole('checkbox', { name: 'Select “Questions for the accessibility review”' });
  await expect(box).toBeChecked();
  await expect(box).toBeVisible();
  const bar = within(screen.getByRole('group', { name: 'Selected notes' }));
  await userEvent.click(bar.getByRole('button', { name: 'Archive' }));
  await waitFor(async () => expect(byId(range, await stored()).every(({ archived }) => archived)).toBe(true));
  await waitFor(() => expect(cardOrder()).toHaveLength(order.length - 4));
  await expect(screen.queryByText(/ selected$/)).toBeNull();
  await expect(bar.getByRole('checkbox')).toHaveFocus();
  await expect(await screen.findByText('4 notes archived')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored()).toEqual(before));
  await waitFor(() => expect(cardOrder()).toEqual(order));
});
Loaded.test('selects a range by checkboxes, deletes it, and Undo gives all back', async ({ userEvent }) => {
  const ids = ['not_0001', 'not_0002', 'not_0003'];
  await waitFor(() => expect(cardOrder()).toHaveLength(12));
  const [before, order] = [await stored(), cardOrder()];
  await userEvent.click(screen.getByRole('checkbox', { name: `Select “${packing}”` }));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select “The pharmacy/ }));
  await userEvent.keyboard('{/Shift}');
  await isSelected(3);
  await expect(screen.getByRole('checkbox', { name: 'Select “Hafta sonu alışverişi”' })).toBeChecked();
  const bar = within(screen.getByRole('group', { name: 'Selected notes' }));
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(byId(ids, await stored())).toEqual([]));
  await waitFor(() => expect(cardOrder()).toEqual(order.slice(3)));
  await expect(await screen.findByText('3 notes deleted')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(byId(ids, await stored())).toEqual(byId(ids, before)));
  await waitFor(() => expect(cardOrder()).toEqual(order));
});
Loaded.test('searches as one types, and marks what it finds', async ({ canvas, userEvent }) => {
  await card(packing);
  await userEvent.keyboard('/');
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search notes' }), 'ISIGI');
  await expect(await canvas.findByText('1 note', { selector: '[role="status"]' })).toBeVisible();
  await expect(await canvas.findByText('Işığı', { selector: 'mark' })).toBeVisible();
});

export const Open = Loaded.extend({ args: { at: '/apps/notes/not_0001' } });
Open.test('saves what is typed, chosen and ticked', async ({ userEvent }) => {
  const form = await inDialog();
  await userEvent.type(await form.findByRole('textbox', { name: 'Note' }), 'Ferry at nine');
  await expect(await form.findByText('Saved')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Colour' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Purple' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(form.getByRole('checkbox', { name: 'Vaccination card' }));
  await waitFor(async () => {
    const saved = await mine.get('not_0001');
    await expect(saved).toMatchObject({ content: 'Ferry at nine', color: 'purple' });
    await expect(saved.tasks?.filter(({ completed }) => completed)).toHaveLength(2);
  });
  // Completed items sink.
  const boxes = form.getAllByRole<HTMLInputElement>('checkbox');
  await expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, true, true]);
  await expect(form.getByText('2 of 5')).toBeVisible();
});
Open.test('takes several pasted lines as items', async ({ userEvent }) => {
  const form = await inDialog();
  const field = await form.findByRole('textbox', { name: 'Add to Checklist' });
  await userEvent.click(field);
  await userEvent.paste('Sun cream\nSandals\n');
  await expect(await form.findByRole('checkbox', { name: 'Sandals' })).toBeVisible();
  await waitFor(async () => expect((await mine.get('not_0001')).tasks).toHaveLength(7));
});
Open.test('sets, puts off and removes the reminder', async ({ userEvent }) => {
  const form = await inDialog();
  await userEvent.click(await form.findByRole('button', { name: /^Reminder: / }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove reminder' }));
  await waitFor(async () => expect((await mine.get('not_0001')).reminder).toBeNull());
  const add = await form.findByRole('button', { name: 'Remind me' });
  await waitFor(() => expect(add).toHaveFocus());
  await userEvent.click(add);
  await userEvent.click(await screen.findByRole('button', { name: 'In an hour' }));
  await waitFor(async () => expect((await mine.get('not_0001')).reminder).not.toBeNull());
});
Open.test('says the year of a reminder in another year', async ({ userEvent }) => {
  const form = await inDialog();
  await userEvent.click(await form.findByRole('button', { name: /^Reminder: / }));
  const day = await screen.findByRole('textbox', { name: 'Date' });
  await userEvent.clear(day);
  await userEvent.type(day, '5 Jan 2027');
  await userEvent.tab();
  await expect(await form.findByRole('button', { name: /^Reminder: 5 Jan 2027, / })).toBeVisible();
});
Open.test('creates a label while picking', async ({ userEvent }) => {
  const form = await inDialog();
  await userEvent.type(await form.findByRole('combobox', { name: 'Labels' }), 'Harbour');
  await userEvent.click(await screen.findByRole('option', { name: /Harbour/ }));
  await waitFor(async () => expect((await mine.get('not_0001')).labels).toHaveLength(3));
  await expect((await noteLabels.of('per_0001').list()).map(({ title }) => title)).toContain('Harbour');
});
Open.test('removes the picture, and brings it back', async ({ userEvent }) => {
  const form = await inDialog();
  await userEvent.click(await form.findByRole('button', { name: 'Remove the picture' }));
  await waitFor(async () => expect((await mine.get('not_0001')).image).toBeNull());
  await expect(form.queryByRole('img', { name: 'Picture of the note' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect(await form.findByRole('img', { name: 'Picture of the note' })).toBeVisible();
  await waitFor(async () => expect((await mine.get('not_0001')).image).toBe('nim_travel'));
});
Open.test('adds a picture of 5 MB, scaled down by a worker, and refuses other files', async () => {
  const form = await inDialog();
  const input = await form.findByLabelText<HTMLInputElement>('Picture of the note', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] } });
  await expect(await form.findByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  const file = await largePhoto({ width: 3200, height: 1600 });
  const allowCanvas = blockCanvas();
  try {
    fireEvent.change(input, { target: { files: [file] } });
    await waitFor(() =>
      expect(form.getByRole('img', { name: 'Picture of the note' })).toHaveAttribute('width', '1600'),
    );
  } finally {
    allowCanvas();
  }
});
Open.test('merges what another tab has changed', async ({ userEvent }) => {
  const form = await inDialog();
  const field = await form.findByRole('textbox', { name: 'Note' });
  await mine.update('not_0001', { title: 'Packing for Yeşilmar', updatedAt: '2030-01-01T00:00:00.000Z' });
  await userEvent.type(field, 'Ferry at nine');
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Packing for Yeşilmar'));
  await waitFor(async () =>
    expect(await mine.get('not_0001')).toMatchObject({ title: 'Packing for Yeşilmar', content: 'Ferry at nine' }),
  );
});
Open.test('is deleted and brought back as it was', async ({ userEvent }) => {
  const before = await mine.get('not_0001');
  await userEvent.click(await (await inDialog()).findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await mine.find('not_0001')).toBeUndefined());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => {
    const { updatedAt: _after, givenReminder: _given, ...after } = await mine.get('not_0001');
    await expect(before).toMatchObject(after);
  });
});
Open.test('is brought back with what was typed just before', async ({ userEvent }) => {
  const form = await inDialog();
  const field = await form.findByRole('textbox', { name: 'Note' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Ferry at nine');
  await userEvent.click(form.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await mine.find('not_0001')).toBeUndefined());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await mine.get('not_0001')).toMatchObject({ content: 'Ferry at nine' }));
});

export const New = Loaded.extend({ args: { at: '/apps/notes/labels/nlb_travel' } });
New.test('carries the label of its view, and is in the list', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'New note' }))[0] as HTMLElement);
  const form = await inDialog('New note');
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  await userEvent.keyboard('Ferry timetable');
  await expect(await form.findByText('Saved')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(await card('Ferry timetable')).toBeVisible();
  await expect((await mine.list())[0]).toMatchObject({ title: 'Ferry timetable', labels: ['nlb_travel'] });
});
New.test('is deleted before it was saved', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'New note' }))[0] as HTMLElement);
  const form = await inDialog('New note');
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  await userEvent.keyboard('Mistake');
  await userEvent.click(form.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await waitFor(async () => expect(await mine.list()).toHaveLength(15));
});
New.test('left blank, or emptied again, leaves nothing', async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'New note' }))[0] as HTMLElement);
  await dialog('New note');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('n');
  const form = await inDialog('New note');
  const title = form.getByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.keyboard('Mistake');
  await expect(await form.findByText('Saved')).toBeVisible();
  await expect(await mine.list()).toHaveLength(16);
  await userEvent.clear(title);
  await expect(await form.findByText('Saving…')).toBeVisible();
  await expect(await form.findByText('Saved')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await mine.list()).toHaveLength(15));
});

export const Refused = Open.extend({ beforeEach: ({ msw }) => msw.use(noteScenarios.change.failsOnce()) });
Refused.test('keeps what was typed, and saves it again', async ({ userEvent }) => {
  const form = await inDialog();
  await userEvent.type(await form.findByRole('textbox', { name: 'Note' }), 'Ferry at nine');
  await userEvent.click(await form.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await mine.get('not_0001')).content).toBe('Ferry at nine'));
});

export const Offline = Open.extend({ beforeEach: ({ msw }) => msw.use(noteScenarios.change.networkError()) });
Offline.test(
  'keeps what was typed while nothing can be sent, and when it is opened again',
  async ({ msw, userEvent }) => {
    const form = await inDialog();
    await userEvent.type(await form.findByRole('textbox', { name: 'Note' }), 'Ferry at nine');
    await expect(await form.findByText('Not saved')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await card(packing));
    await expect(await (await inDialog()).findByRole('textbox', { name: 'Note' })).toHaveValue('Ferry at nine');
    msw.resetHandlers();
    await waitFor(async () => {
      // It may already be trying again by itself.
      const retry = screen.queryByRole('button', { name: 'Try again' });
      if (retry) await userEvent.click(retry);
      await expect((await mine.get('not_0001')).content).toBe('Ferry at nine');
    });
  },
);

export const FullDisk = Open.extend({});
FullDisk.test('says that nothing is saved, keeps it, and saves it once there is room', async ({ userEvent }) => {
  const form = await inDialog();
  const field = await form.findByRole('textbox', { name: 'Note' });
  const makeRoom = fillDisk();
  try {
    await userEvent.type(field, 'Ferry at nine');
    await expect(await form.findByText('Not saved: storage is full')).toBeVisible();
    // What no storage takes is still there when the note is opened again.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await card(packing));
    await expect(await (await inDialog()).findByRole('textbox', { name: 'Note' })).toHaveValue('Ferry at nine');
  } finally {
    makeRoom();
  }
  // It may already be trying again by itself.
  const retry = screen.queryByRole('button', { name: 'Try again' });
  if (retry) await userEvent.click(retry);
  await waitFor(async () => expect((await mine.get('not_0001')).content).toBe('Ferry at nine'));
});

export const Conflict = Open.extend({});
Conflict.test('offers both versions of a field that two tabs have changed', async ({ userEvent }) => {
  const form = await inDialog();
  const title = await form.findByRole('textbox', { name: 'Title' });
  await mine.update('not_0001', { title: 'Packing for Yeşilmar', updatedAt: '2030-01-01T00:00:00.000Z' });
  await userEvent.type(title, ' by ferry');
  await expect(await form.findByText('Changed in another tab')).toBeVisible();
  await expect(title).toHaveValue(`${packing} by ferry`);
  await userEvent.click(form.getByRole('button', { name: 'Use the other version' }));
  await waitFor(() => expect(title).toHaveValue('Packing for Yeşilmar'));
  await waitFor(() => expect(form.queryByText('Changed in another tab')).toBeNull());
});

export const RefusedTick = Loaded.extend({ beforeEach: ({ msw }) => msw.use(noteScenarios.change.fails()) });
RefusedTick.test('takes the tick back and says so', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('checkbox', { name: 'Zeytinyağı' });
  await userEvent.click(box);
  await waitFor(() => expect(screen.getByText(/The note could not be changed\./)).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Zeytinyağı' })).not.toBeChecked());
});

export const RefusedForOne = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(noteScenarios.change.failsOnce()),
});
RefusedForOne.test('says that not all could be changed, and shows those that were not', async ({ userEvent }) => {
  await selectRange(userEvent);
  await userEvent.keyboard('e');
  await screen.findByText(/^Not all notes could be changed\./);
  await waitFor(() => expect(cardOrder()).toHaveLength(9));
  const isArchived = (await stored()).filter(({ archived }) => archived);
  await expect(byId(range, isArchived)).toHaveLength(3);
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

export const Archive = Loaded.extend({ args: { at: '/apps/notes/archive' } });
Archive.test('opens a note, and closing returns to the archive', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await userEvent.click(await card('Gift ideas'));
  await userEvent.click(await (await inDialog()).findByRole('button', { name: 'Move out of the archive' }));
  await waitFor(async () => expect((await mine.get('not_0015')).archived).toBe(false));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Gift ideas' })).toBeNull());
});

Archive.test('selects all, labels them with an undo, and clears the selection', async ({ userEvent }) => {
  const ids = ['not_0013', 'not_0014', 'not_0015'];
  (await card('Gift ideas')).focus();
  const before = byId(ids, await stored());
  await userEvent.keyboard('{Control>}a{/Control}');
  await isSelected(3);
  const bar = within(screen.getByRole('group', { name: 'Selected notes' }));
  await expect(bar.getByRole('button', { name: 'Move out of the archive' })).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Labels' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Work' }));
  const isWork = async () => byId(ids, await stored()).every(({ labels }) => labels.includes('nlb_work'));
  await waitFor(async () => expect(await isWork()).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(byId(ids, await stored())).toEqual(before));
  (await card('Gift ideas')).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/ selected$/)).toBeNull());
});

export const Labels = Loaded.extend({ tags: ['screen', '!no-visual'] });
Labels.test('are added once, renamed, and given back to their notes', async ({ canvas, userEvent }) => {
  await card(packing);
  await userEvent.click((await canvas.findAllByRole('button', { name: 'Edit labels' }))[0] as HTMLElement);
  const labels = await inDialog('Edit labels');
  const field = await labels.findByRole('textbox', { name: 'New label' });
  await userEvent.type(field, 'work{Enter}');
  await expect(await labels.findByText('There is already a label “work”.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Garden{Enter}');
  await expect(await labels.findByText('Garden')).toBeVisible();
  await userEvent.click(labels.getByRole('button', { name: 'Delete Work' }));
  await waitFor(async () => expect((await mine.get('not_0002')).labels).toEqual([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await mine.get('not_0002')).labels).toEqual(['nlb_work']));
});

export const NoMatch = Loaded.extend({ args: { at: '/apps/notes?q=nothing' } });
NoMatch.test('leads back to all of them', async ({ userEvent }) => {
  await expect(await screen.findByText('No notes match “nothing”')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
  await expect(await card(packing)).toBeVisible();
});

export const Missing = Loaded.extend({ args: { at: '/apps/notes/unknown' } });
Missing.test('says so over the list', async ({ userEvent }) => {
  const form = await inDialog();
  await expect(await form.findByText('Note not found')).toBeVisible();
  await expect(screen.getByRole('heading', { level: 1, name: 'Notes', hidden: true })).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Show all notes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...noteScenarios.empty()) });
Empty.test('says what notes are for, and begins one', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('No notes yet')).toBeVisible();
  await userEvent.keyboard('n');
  const open = await dialog('New note');
  await waitFor(() => expect(open).toBeVisible());
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(noteScenarios.list.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(noteScenarios.list.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(await card(packing)).toBeVisible();
});

const hostile = '<img src=x onerror="alert(1)"> '.repeat(8);
export const Hostile = Loaded.extend({
  beforeEach: ({ msw }) => {
    const [first, second] = sampleNotes();
    if (!first || !second) throw new Error('There are samples.');
    msw.use(
      ...noteScenarios.holds([
        { ...first, title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4), content: hostile },
        { ...second, title: '   ', content: 'x'.repeat(2000), labels: [] },
      ]),
    );
  },
});
Hostile.test('is shown as text, within its card', async () => {
  const link = await card(/^Donau/);
  await expect(screen.getByText(hostile.trim())).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Pinned' });
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await expect(link.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});
Hostile.test('is named by its content where its title is of spaces', async () => {
  await expect(await card(/^x+…$/)).toBeInTheDocument();
});

export const Many = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...noteScenarios.many()) });
Many.test('renders what is near, and goes to the last one by a key', async ({ canvas, userEvent }) => {
  const first = await card(/^Packing for Port Calder 1$/);
  await expect(canvas.getByText('401 notes', { selector: '[role="status"]' })).toBeVisible();
  await expect(screen.getAllByRole('listitem').length).toBeLessThan(200);
  first.focus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '/apps/notes/not_0500'));
  // Until all cards near the end are rendered, and stay where they are.
  const count = () => screen.getAllByRole('listitem').length;
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  await userEvent.keyboard('{ArrowUp}');
  await expect(document.activeElement).not.toHaveAttribute('href', '/apps/notes/not_0500');
  await userEvent.keyboard('{ArrowDown}');
  await expect(document.activeElement).toHaveAttribute('href', '/apps/notes/not_0500');
  await userEvent.keyboard('{Home}');
  await waitFor(async () => expect(await card(/^Packing for Port Calder 1$/)).toHaveFocus());
});

export const Turkish = Open.extend({ globals: { locale: 'tr' } });

export const OnAPhone = Open.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fills the screen, and has a way back', async ({ userEvent }) => {
  const open = await dialog();
  await waitFor(() => expect(open.getBoundingClientRect().width).toBe(window.innerWidth));
  await userEvent.click(within(open).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await card(packing)).toBeVisible();
});
