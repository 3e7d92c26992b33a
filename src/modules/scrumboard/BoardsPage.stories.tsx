import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { scrumboardScenarios } from '#mocks/scrumboard/scenarios';
import { boards } from '#mocks/scrumboard/store';

import { Component } from './BoardsPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.scrumboard, at: paths.scrumboard, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const mine = boards.of('per_0001');
const tile = (name: string) => screen.findByRole('link', { name });

export const Loaded = meta.story({});
Loaded.test('archives a board, and Undo brings it back', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Spring release”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive board' }));
  const archived = await screen.findByRole('list', { name: 'Archived boards' });
  await expect(within(archived).getByRole('link', { name: 'Spring release' })).toBeVisible();
  await waitFor(async () => expect((await mine.get('brd_release')).archived).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await mine.get('brd_release')).archived).toBe(false));
});
Loaded.test('edits a board, and deletes one after a question', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Ideas for the help centre”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit board' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit board' }));
  const title = form.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await expect(await form.findByText('Enter a title')).toBeVisible();
  await userEvent.type(title, 'Ideas');
  await userEvent.click(form.getByRole('radio', { name: 'Heart' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await mine.get('brd_ideas')).toMatchObject({ title: 'Ideas', icon: 'heroicons_outline:heart' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Ideas”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete board' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Ideas”?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete board' }));
  await waitFor(async () => expect(await mine.find('brd_ideas')).toBeUndefined());
});

export const Refused = Loaded.extend({ beforeEach: ({ msw }) => msw.use(scrumboardScenarios.boardCreate.failsOnce()) });
Refused.test('keeps what was entered, and makes the board when tried again', async ({ userEvent }) => {
  await tile('Spring release');
  await userEvent.click(screen.getByRole('button', { name: 'New board' }));
  const form = within(await screen.findByRole('dialog', { name: 'New board' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Harbour festival');
  await userEvent.click(form.getByRole('button', { name: 'Create board' }));
  await expect(await form.findByText(/The board could not be saved/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Create board' }));
  await waitFor(async () =>
    expect((await mine.list())[0]).toMatchObject({ title: 'Harbour festival', members: ['per_0001'] }),
  );
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...scrumboardScenarios.empty()) });

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(scrumboardScenarios.boards.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(scrumboardScenarios.boards.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(await tile('Spring release')).toBeVisible();
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
