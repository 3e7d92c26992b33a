import { renderRoute } from '#.storybook/renderRoute';
import { backKey, forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { createLocalDraft } from '#lib/drafts/drafts';
import { resetDatabase } from '#mocks/core/database';
import { scrumboardScenarios } from '#mocks/scrumboard/scenarios';
import { manyCards, sampleBoards, sampleCards, sampleLabels, sampleLists } from '#mocks/scrumboard/seed';
import { boardCards, boardLabels, boardLists, boards } from '#mocks/scrumboard/store';

import { Component } from './BoardPage';
import { boardLimits } from './limits';

const meta = preview.meta({
  render: renderRoute,
  args: { path: `${paths.board}/*`, at: '/apps/scrumboard/brd_release', page: { Component } },
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['↓, ↑, Home, End', 'Move through the cards of a list'],
      ['→, ←', 'Move to the next or previous list'],
      ['Space, arrow keys, Space', 'Pick a card up, move it, and drop it; Escape puts it back'],
      ['N', 'Adds a card to the list that has the focus'],
      ['E, #, Delete', 'Archives, deletes, with undo'],
      ['/, ?', 'Searches, shows all keys'],
    ],
  },
  beforeEach: () => resetDatabase(),
});

const cards = boardCards.of('per_0001');
const card = (name: string | RegExp) => screen.findByRole('link', { name });
const stepFree = 'Show the step-free entrance on the map';
const listOf = (name: string) => screen.findByRole('list', { name });
const titlesIn = async (name: string) =>
  within(await listOf(name))
    .queryAllByRole('link')
    .map((link) => link.textContent);
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The handles are there once the library of moves has loaded. */
const ready = (title = stepFree) => screen.findByRole('button', { name: `Move ${title}` });

export const Loaded = meta.story({});
Loaded.test('plans by the keyboard alone, in words', async ({ userEvent }) => {
  await ready();
  (await card(stepFree)).focus();
  await userEvent.keyboard(' ');
  await expect(screen.getByText(`Picked up ${stepFree}. Position 2 of 4 in To do.`)).toBeInTheDocument();
  await userEvent.keyboard(forwardKey());
  await expect(screen.getByText(`${stepFree}: position 2 of 3 in In progress.`)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp} ');
  await expect(screen.getByText(`Dropped ${stepFree}. Position 1 of 3 in In progress.`)).toBeInTheDocument();
  await waitFor(async () => expect((await cards.get('crd_0002')).listId).toBe('bls_progress'));
  await expect((await titlesIn('In progress'))[0]).toBe(stepFree);
  await expect(await ready()).toHaveFocus();
});
Loaded.test('puts a card back that is not dropped', async ({ userEvent }) => {
  (await ready()).focus();
  await userEvent.keyboard(` ${forwardKey()}${forwardKey()}{Escape}`);
  await expect(screen.getByText(new RegExp(`Move cancelled. ${stepFree} is back at position 2 of 4`))).toBeVisible();
  await expect((await titlesIn('To do'))[1]).toBe(stepFree);
});
Loaded.test('walks through cards and lists, and goes on from one that was archived', async ({ userEvent }) => {
  (await card(stepFree)).focus();
  await userEvent.keyboard(forwardKey());
  await expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/crd_000[56]$/));
  await userEvent.keyboard(`${backKey()}{Home}{ArrowDown}`);
  await expect(await card(stepFree)).toHaveFocus();
  await userEvent.keyboard('e');
  await waitFor(async () => expect((await cards.get('crd_0002')).archived).toBe(true));
  await expect(await card(/^Acil durumda/)).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await titlesIn('To do'))[1]).toBe(stepFree));
});
Loaded.test('deletes a card by a key, and Undo brings it back to its place', async ({ userEvent }) => {
  (await card(stepFree)).focus();
  await userEvent.keyboard('#');
  await waitFor(async () => expect(await cards.find('crd_0002')).toBeUndefined());
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await titlesIn('To do'))[1]).toBe(stepFree));
});
Loaded.test('adds cards one after another, and one of each pasted line', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a card to Review' }));
  await userEvent.keyboard('Ring the printer{Enter}');
  const field = screen.getByRole('textbox', { name: 'Card title' });
  await expect(field).toHaveFocus();
  await expect(field).toHaveValue('');
  await userEvent.paste('- [ ] Order paper\n- Fold\n');
  await waitFor(async () =>
    expect((await titlesIn('Review')).slice(1)).toEqual(['Ring the printer', 'Order paper', 'Fold']),
  );
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('button', { name: 'Add a card to Review' })).toHaveFocus();
  await waitFor(async () => expect((await cards.list()).map(({ title }) => title)).toContain('Fold'));
});
Loaded.test('leaves in the field what is too long, or too much for one step', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a card to Review' }));
  const field = screen.getByRole('textbox', { name: 'Card title' });
  const long = 'x'.repeat(boardLimits.cardTitle + 1);
  await userEvent.paste(long);
  await userEvent.keyboard('{Enter}');
  await expect(field).toHaveValue(long);
  await userEvent.clear(field);
  await userEvent.paste(Array.from({ length: boardLimits.pastedCards + 2 }, (_, line) => `Line ${line}`).join('\n'));
  await expect(field).toHaveValue('Line 100\nLine 101');
  await userEvent.keyboard('{Enter}');
  await expect(field).toHaveValue('');
  // Each line is a call.
  const saved = async () => expect((await cards.list()).map(({ title }) => title)).toContain('Line 101');
  await waitFor(saved, { timeout: 20_000 });
});

export const Filtered = Loaded.extend({
  args: { at: '/apps/scrumboard/brd_release?label=blb_data,blb_deleted&due=done' },
});
Filtered.test('shows the cards that match, and counts them', async ({ userEvent }) => {
  await expect(await screen.findByText('2 cards', { selector: '[role="status"]' })).toBeVisible();
  await expect(screen.queryByText(/blb_deleted/)).toBeNull();
  await expect(await titlesIn('Done')).toEqual([
    'Photos of the entrance for every hospital',
    'Filter by language spoken',
  ]);
  await userEvent.keyboard('/');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search cards' }), 'LANGUAGE');
  await expect(await screen.findByText('1 card', { selector: '[role="status"]' })).toBeVisible();
  await expect(screen.getByText('language', { selector: 'mark' })).toBeVisible();
  await expect(screen.getAllByText('No matching cards').length).toBeGreaterThan(0);
});

const listMenu = async (list: string) => screen.findByRole('button', { name: `Actions for “${list}”` });

export const Lists = Loaded.extend({ tags: ['screen', '!no-visual'] });
Lists.test('are renamed, sorted, copied and moved', async ({ userEvent }) => {
  await ready();
  await userEvent.click(await screen.findByRole('button', { name: /Title of “Review”/ }));
  const field = await screen.findByRole('textbox', { name: /Title of “Review”/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'Checking{Enter}');
  await waitFor(async () => expect((await boardLists.of('per_0001').get('bls_review')).title).toBe('Checking'));

  await userEvent.click(await listMenu('To do'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sort cards' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'By title' }));
  await waitFor(async () => expect((await titlesIn('To do'))[0]).toMatch(/^Acil/));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await titlesIn('To do'))[0]).toMatch(/^Rewrite/));

  await userEvent.click(await listMenu('In progress'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy list' }));
  await waitFor(async () => expect(await titlesIn('In progress (copy)')).toHaveLength(2));

  (await screen.findByRole('button', { name: 'Move To do' })).focus();
  await userEvent.keyboard(` ${forwardKey()} `);
  await waitFor(async () =>
    expect((await boardLists.of('per_0001').get('bls_todo')).position).toBeGreaterThan(131_072),
  );
});
Lists.test('are renamed and moved from their menu', async ({ userEvent }) => {
  await ready();
  await userEvent.click(await listMenu('In progress'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename list' }));
  const field = await screen.findByRole('textbox', { name: 'Title of “In progress”' });
  await expect(field).toHaveFocus();
  await userEvent.keyboard('Doing{Enter}');
  await userEvent.click(await listMenu('Doing'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'To the start' }));
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(headings().slice(0, 2)).toEqual(['Doing', 'To do']));
});
Lists.test('archive all their cards, and go with them when the question is confirmed', async ({ userEvent }) => {
  await userEvent.click(await listMenu('In progress'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive all cards' }));
  await waitFor(async () => expect((await cards.get('crd_0005')).archived).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await titlesIn('In progress')).toHaveLength(2));
  await userEvent.click(await listMenu('In progress'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete list' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “In progress”?' });
  await expect(within(question).getByText(/Its 2 cards are deleted too/)).toBeInTheDocument();
  await userEvent.click(within(question).getByRole('button', { name: 'Delete list' }));
  await waitFor(async () => expect(await cards.find('crd_0005')).toBeUndefined());
});

/** What was typed into a list before the page was reloaded. */
export const Draft = Loaded.extend({
  beforeEach: () => {
    const draft = createLocalDraft('board-list/bls_progress');
    draft?.save('Call the harbour');
    draft?.flush();
  },
});
Draft.test('is there again, until it is added', async ({ userEvent }) => {
  const form = within(await screen.findByRole('form', { name: 'Add a card to In progress' }));
  const field = form.getByRole('textbox', { name: 'Card title' });
  await expect(field).toHaveValue('Call the harbour');
  await userEvent.type(field, ' office{Enter}');
  await card('Call the harbour office');
  await waitFor(() => expect(createLocalDraft('board-list/bls_progress')?.initial).toBeUndefined());
});
Draft.test('is kept when the field is closed', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Card title' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Add a card to In progress' }));
  await expect(screen.getByRole('textbox', { name: 'Card title' })).toHaveValue('Call the harbour');
  await expect(createLocalDraft('board-list/bls_progress')?.initial).toBe('Call the harbour');
});

export const Archived = Loaded.extend({
  beforeEach: async () => void (await boards.of('per_0001').update('brd_release', { archived: true })),
});
Archived.test('says so, and is brought back', async ({ userEvent }) => {
  const message = await screen.findByText('This board is archived.');
  await userEvent.click(screen.getByRole('button', { name: 'Restore board' }));
  await waitFor(() => expect(message).not.toBeInTheDocument());
  await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(async () => expect((await boards.of('per_0001').get('brd_release')).archived).toBe(false));
});

export const Open = Loaded.extend({ args: { at: '/apps/scrumboard/brd_release/cards/crd_0001' } });
Open.test('saves what is typed, chosen and ticked, and notes it', async ({ userEvent }) => {
  const form = await inDialog('Card');
  await expect(await form.findByText('by appointment', { exact: false, selector: 'strong' })).toBeVisible();
  const title = form.getByRole('textbox', { name: 'Title' });
  await userEvent.type(title, ' again');
  await userEvent.click(form.getByRole('checkbox', { name: 'English' }));
  await userEvent.click(form.getByRole('radio', { name: 'Write' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Description' }), '\n\nAsk *Mira*.');
  await userEvent.click(form.getByRole('radio', { name: 'Preview' }));
  await expect(await form.findByText('Mira', { selector: 'em' })).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Cover' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Teal' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => {
    const saved = await cards.get('crd_0001');
    await expect(saved.title).toMatch(/again$/);
    await expect(saved.description).toMatch(/Ask \*Mira\*\.$/);
    await expect(saved.cover).toBe('teal');
    await expect(saved.checklist.filter(({ completed }) => completed)).toHaveLength(2);
  });
  await expect(await form.findByText('Ada Lindqvist changed the cover')).toBeVisible();
});
Open.test('takes labels that are new, members and a due date', async ({ userEvent }) => {
  const form = await inDialog('Card');
  await userEvent.type(await form.findByRole('combobox', { name: 'Labels' }), 'Harbour');
  await userEvent.click(await screen.findByRole('option', { name: /Harbour/ }));
  await waitFor(async () => expect((await cards.get('crd_0001')).labels).toHaveLength(2));
  await expect((await boardLabels.of('per_0001').list()).map(({ title }) => title)).toContain('Harbour');
  await userEvent.type(form.getByRole('combobox', { name: 'Members' }), 'Mira');
  await userEvent.click(await screen.findByRole('option', { name: /Mira Castellanos/ }));
  await waitFor(async () => expect((await cards.get('crd_0001')).members).toContain('per_0039'));
});
Open.test('moves by a menu to a place in a list', async ({ userEvent }) => {
  const form = await inDialog('Card');
  await userEvent.click(await form.findByRole('button', { name: 'Move to a list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'To the top' }));
  await expect(await form.findByText('In “Done”')).toBeVisible();
  await waitFor(async () =>
    expect(await cards.get('crd_0001')).toMatchObject({ listId: 'bls_done', position: 32_768 }),
  );
});
Open.test('is archived, and found in the archive', async ({ userEvent }) => {
  const form = await inDialog('Card');
  await userEvent.click(await form.findByRole('button', { name: 'Archive card' }));
  await waitFor(async () => expect((await cards.get('crd_0001')).archived).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Card' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Spring release”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archived cards' }));
  const archive = await inDialog('Archived cards');
  await userEvent.click(await archive.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect((await cards.get('crd_0001')).archived).toBe(false));
});
Loaded.test('opens a card over the board, and returns to it', async ({ userEvent }) => {
  await userEvent.click(await card(stepFree));
  await inDialog('Card');
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await card(stepFree)).toHaveFocus());
});

export const Labels = Loaded.extend({});
Labels.test('are deleted from all cards, and given back', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Spring release”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Labels' }));
  const labels = await inDialog('Labels');
  await userEvent.click(await labels.findByRole('button', { name: 'Delete Urgent' }));
  await waitFor(async () => expect((await cards.get('crd_0003')).labels).toEqual(['blb_content']));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await cards.get('crd_0003')).labels).toHaveLength(2));
});

export const RefusedMove = Loaded.extend({ beforeEach: ({ msw }) => msw.use(scrumboardScenarios.cardChange.fails()) });
RefusedMove.test('puts the card back and says so', async ({ userEvent }) => {
  (await ready()).focus();
  await userEvent.keyboard(` ${forwardKey()} `);
  await waitFor(() => expect(screen.getByText(/It could not be moved\./)).toBeVisible());
  await waitFor(async () => expect((await titlesIn('To do'))[1]).toBe(stepFree));
});

export const RefusedEdit = Open.extend({
  beforeEach: ({ msw }) => msw.use(scrumboardScenarios.cardChange.failsOnce()),
});
RefusedEdit.test('keeps what was typed, and saves it again', async ({ userEvent }) => {
  const form = await inDialog('Card');
  await userEvent.type(await form.findByRole('textbox', { name: 'Title' }), ' soon');
  await userEvent.click(await form.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await cards.get('crd_0001')).title).toMatch(/soon$/));
});

export const Empty = Loaded.extend({ args: { at: '/apps/scrumboard/brd_ideas' } });
Empty.test('begins with the usual lists', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add To do, In progress, Done' }));
  await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(async () =>
    expect((await boardLists.of('per_0001').list()).filter(({ boardId }) => boardId === 'brd_ideas')).toHaveLength(3),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a list' }));
  await userEvent.keyboard('Later{Enter}');
  await expect(await screen.findByRole('region', { name: 'Later' })).toBeVisible();
});

export const Full = Loaded.extend({
  beforeEach: ({ msw }) => {
    const { boards, lists } = manyCards(200, 0);
    msw.use(...scrumboardScenarios.holds({ boards, lists }));
  },
});
Full.test('says that there is no room for another list', async ({ userEvent }) => {
  await expect(await screen.findByText(/This board has 200 lists, the most it can hold/)).toBeInTheDocument();
  await expect(screen.queryByRole('button', { name: 'Add a list' })).toBeNull();
  await userEvent.click(await listMenu('District 1'));
  await expect(await screen.findByRole('menuitem', { name: 'Copy list' })).toHaveAttribute('aria-disabled', 'true');
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(scrumboardScenarios.board.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(scrumboardScenarios.board.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(await card(stepFree)).toBeVisible();
});

export const Missing = Loaded.extend({ args: { at: '/apps/scrumboard/unknown' } });
Missing.test('leads to all boards', async () => {
  await expect(await screen.findByRole('heading', { name: 'Board not found' })).toBeVisible();
  await expect(screen.getByRole('link', { name: 'All boards' })).toHaveAttribute('href', paths.scrumboard);
});

export const MissingCard = Loaded.extend({ args: { at: '/apps/scrumboard/brd_release/cards/unknown' } });
MissingCard.test('says so over the board', async ({ userEvent }) => {
  const form = await inDialog('Card');
  await expect(await form.findByText('Card not found')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Back to the board' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const hostile = '<img src=x onerror="alert(1)"> '.repeat(6);
export const Hostile = Loaded.extend({
  beforeEach: ({ msw }) => {
    const [first, second] = sampleCards();
    if (!first || !second) throw new Error('There are samples.');
    const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
    msw.use(
      ...scrumboardScenarios.holds({
        boards: sampleBoards().map((board) => ({ ...board, title: long.slice(0, 100) })),
        lists: sampleLists().map((list) => ({ ...list, title: long.slice(0, 100) })),
        labels: sampleLabels().map((label) => ({ ...label, title: long.slice(0, 60) })),
        cards: [
          { ...first, title: hostile.slice(0, 190), description: hostile },
          { ...second, title: long },
        ],
      }),
    );
  },
});
Hostile.test('is shown as text, within its list', async ({ userEvent }) => {
  await expect(await card(/^Donau/)).toBeVisible();
  const [list] = screen.getAllByRole('region', { name: /^Donau/ });
  await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  await userEvent.click(await card(/^<img/));
  const form = await inDialog('Card');
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(hostile.slice(0, 190).trim());
  await expect(document.querySelector('img[src="x"]')).toBeNull();
});

export const Many = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...scrumboardScenarios.many()) });
Many.test('renders what is in view, and carries a card into a list that is not', async ({ userEvent }) => {
  const title = 'Check the opening hours of Harbour Dental (1)';
  (await ready(title)).focus();
  await expect(document.links.length).toBeLessThan(250);
  await userEvent.keyboard(` ${forwardKey().repeat(12)}`);
  await expect(await screen.findByText(`${title}: position 1 of 101 in District 13.`)).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(`Move ${title}`));
  await waitFor(async () => expect((await titlesIn('District 13'))[0]).toBe(title));
});

export const Turkish = Open.extend({ globals: { locale: 'tr' } });

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('opens a card on the whole screen, with a way back', async ({ userEvent }) => {
  await userEvent.click(await card(stepFree));
  const open = await screen.findByRole('dialog', { name: 'Card' });
  await waitFor(() => expect(open.getBoundingClientRect().width).toBe(window.innerWidth));
  await userEvent.click(within(open).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
