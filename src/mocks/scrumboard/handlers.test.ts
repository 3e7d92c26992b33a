import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { arrayMove } from '#lib/collections/reorder';
import { request } from '#lib/http/request';
import {
  createBoard,
  createBoardLabel,
  createCard,
  createList,
  deleteBoard,
  deleteBoardLabel,
  deleteCard,
  deleteList,
  fullBoardSchema,
  getArchivedCards,
  getBoard,
  getBoardLabels,
  getBoardMembers,
  getBoards,
  getCardActivity,
  orderCards,
  updateBoard,
  updateBoardLabel,
  updateCard,
  updateCards,
  updateList,
  updateLists,
} from '#modules/scrumboard/api';
import type { CardChange, NewCard } from '#modules/scrumboard/api';
import { boardLimits } from '#modules/scrumboard/limits';
import { positionAt, positionStep } from '#modules/scrumboard/positions';

import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

const id = 'brd_release';
const board = (boardId = id) => request(getBoard, { query: { id: boardId } });
const listNamed = async (name: string) => {
  const found = (await board()).lists.find((list) => list.id === `bls_${name}`);
  if (!found) throw new Error(`There is no list ${name}.`);
  return found;
};
const titles = async (name: string) => (await listNamed(name)).cards.map(({ title }) => title);
const cardOf = async (cardId: string) =>
  (await board()).lists.flatMap(({ cards }) => cards).find((card) => card.id === cardId);
const change = (cardId: string, card: CardChange, base?: string) =>
  request(updateCard, { body: { id: cardId, card, ...(base !== undefined && { base }) } });
const add = (card: Partial<NewCard> = {}) =>
  request(createCard, { body: { card: { boardId: id, listId: 'bls_todo', title: 'New', ...card } } });
const activity = (cardId: string) => request(getCardActivity, { query: { id: cardId } });
const everything = async () => JSON.stringify([await request(getBoards, {}), await board()]);

describe('GET api/apps/scrumboard/boards', () => {
  it('begins with the three boards of the specification, their members as objects', async () => {
    const boards = await request(getBoards, {});
    expect(boards.map(({ members }) => members.length)).toEqual([3, 8, 1]);
    expect(boards[0]?.members[0]).toEqual({ id: 'per_0001', name: 'Ada Lindqvist', avatar: expect.any(String) });
  });

  it('has only the boards of the person who asks', async () => {
    await request(updateBoard, { body: { id, board: { title: 'Mine' } } });
    await signInAndStoreToken('mira');
    expect((await request(getBoards, {}))[0]?.title).toBe('Spring release');
  });
});

describe('GET api/apps/scrumboard/board', () => {
  it('has four lists with 4, 2, 1 and 5 cards, five labels, and due dates on four cards', async () => {
    const found = await board();
    expect(fullBoardSchema.safeParse(found).success).toBe(true);
    expect(found.lists.map(({ cards }) => cards.length)).toEqual([4, 2, 1, 5]);
    expect(found.labels).toHaveLength(5);
    const cards = found.lists.flatMap((list) => list.cards);
    expect(cards.filter(({ dueDate }) => dueDate !== null)).toHaveLength(4);
    expect(cards[0]?.labels).toEqual([{ id: 'blb_content', boardId: id, title: 'Content', color: 'blue' }]);
    expect((await board('brd_ideas')).lists).toEqual([]);
  });

  it('names an unknown id', async () => {
    const { status, problem } = await expectHttpError(board('none'));
    expect([status, problem.id]).toEqual([404, 'none']);
  });
});

describe('the boards of our own', () => {
  it('are added in front, once, changed and archived', async () => {
    const content = { title: 'Own', description: '', icon: 'heroicons_outline:heart', members: ['per_0001'] } as const;
    const made = { ...content, id: 'own', members: [...content.members] };
    await request(createBoard, { body: { board: made } });
    await request(createBoard, { body: { board: { ...made, title: 'Again' } } });
    const boards = await request(getBoards, {});
    expect(boards.map(({ title }) => title).slice(0, 2)).toEqual(['Again', 'Spring release']);
    expect(boards).toHaveLength(4);
    const archived = await request(updateBoard, { body: { id: 'own', board: { archived: true, members: [] } } });
    expect(archived).toMatchObject({ archived: true, members: [], title: 'Again' });
  });

  it('are deleted with their lists, cards and labels', async () => {
    await request(deleteBoard, { query: { id } });
    expect(await request(getBoards, {})).toHaveLength(2);
    expect((await expectHttpError(change('crd_0001', { title: 'Gone' }))).status).toBe(404);
    expect((await expectHttpError(request(deleteBoardLabel, { query: { id: 'blb_data' } }))).status).toBe(404);
    expect((await expectHttpError(request(updateList, { body: { list: { id: 'bls_todo' } } }))).status).toBe(404);
  });

  it('have members who are known', async () => {
    expect(await request(getBoardMembers, {})).toHaveLength(20);
    const { status, problem } = await expectHttpError(
      request(updateBoard, { body: { id, board: { members: ['per_9999'] } } }),
    );
    expect([status, problem.id]).toEqual([404, 'per_9999']);
  });
});

describe('lists', () => {
  it('go to the end, or to a position', async () => {
    const last = await request(createList, { body: { list: { id: 'new', boardId: id, title: 'Later' } } });
    expect(last).toEqual({ id: 'new', boardId: id, title: 'Later', position: 5 * positionStep });
    await request(createList, { body: { list: { boardId: id, title: 'First', position: positionStep / 2 } } });
    expect((await board()).lists.map(({ title }) => title)).toEqual([
      'First',
      'To do',
      'In progress',
      'Review',
      'Done',
      'Later',
    ]);
  });

  it('are renamed and moved, alone and together', async () => {
    await request(updateList, { body: { list: { id: 'bls_done', title: 'Finished', position: positionStep / 2 } } });
    expect((await board()).lists.map(({ title }) => title)).toEqual(['Finished', 'To do', 'In progress', 'Review']);
    const moved = await request(updateLists, {
      body: {
        lists: [
          { id: 'bls_todo', position: 9 * positionStep },
          { id: 'bls_review', title: 'Checked' },
        ],
      },
    });
    expect(moved.map(({ title }) => title)).toEqual(['To do', 'Checked']);
    expect((await board()).lists.at(-1)?.id).toBe('bls_todo');
  });

  it('are renumbered when two come closer than 1', async () => {
    await request(updateList, { body: { list: { id: 'bls_done', position: positionStep + 0.5 } } });
    expect((await board()).lists.map((list) => [list.id, list.position])).toEqual([
      ['bls_todo', positionStep],
      ['bls_done', 2 * positionStep],
      ['bls_progress', 3 * positionStep],
      ['bls_review', 4 * positionStep],
    ]);
  });

  it('are copied with their cards', async () => {
    await request(createList, { body: { list: { id: 'copy', boardId: id, title: 'Copy', copyOf: 'bls_progress' } } });
    const copy = (await board()).lists.find((list) => list.id === 'copy');
    expect(copy?.cards.map(({ title }) => title)).toEqual(await titles('progress'));
    expect(copy?.cards[0]?.id).not.toBe((await listNamed('progress')).cards[0]?.id);
  });

  it('are deleted with their cards', async () => {
    expect(await request(deleteList, { query: { id: 'bls_todo' } })).toBe(true);
    expect(await cardOf('crd_0001')).toBeUndefined();
    expect((await expectHttpError(activity('crd_0001'))).status).toBe(404);
  });

  it('are at most 200 on a board', async () => {
    const lists = Array.from({ length: boardLimits.lists - 4 }, (_, n) => n);
    for (const n of lists) await request(createList, { body: { list: { boardId: id, title: `List ${n}` } } });
    const refused = await expectHttpError(request(createList, { body: { list: { boardId: id, title: 'One more' } } }));
    expect([refused.status, refused.problem.errors?.[0]?.pointer]).toEqual([422, '/list']);
  });
});

describe('cards', () => {
  it('go to the end of their list, once', async () => {
    const added = await add({ id: 'new' });
    expect(added).toMatchObject({ title: 'New', position: 5 * positionStep, labels: [], archived: false });
    await add({ id: 'new', title: 'Said again' });
    expect((await titles('todo')).at(-1)).toBe('Said again');
    expect((await listNamed('todo')).cards).toHaveLength(5);
  });

  it('are changed, with labels and members as ids', async () => {
    const changed = await change('crd_0004', {
      labels: ['blb_urgent', 'blb_urgent'],
      members: ['per_0039'],
      description: '**Soon**',
      cover: 'teal',
      completed: true,
    });
    expect(changed).toMatchObject({
      labels: [{ title: 'Urgent' }],
      members: [{ name: 'Mira Castellanos' }],
      description: '**Soon**',
      cover: 'teal',
      completed: true,
    });
    expect(await cardOf('crd_0004')).toEqual(changed);
  });

  it('move to the end of another list, or to a position in it, and say so', async () => {
    await change('crd_0001', { listId: 'bls_review' });
    expect((await listNamed('review')).cards.at(-1)?.id).toBe('crd_0001');
    await change('crd_0002', { listId: 'bls_review', position: positionStep / 2 });
    expect((await listNamed('review')).cards[0]?.id).toBe('crd_0002');
    const [last] = await activity('crd_0002');
    expect(last).toMatchObject({ kind: 'moved', from: 'To do', to: 'Review', member: { id: 'per_0001' } });
  });

  it('come before the one at whose position they are put', async () => {
    await change('crd_0004', { position: positionStep });
    expect((await listNamed('todo')).cards.map((card) => card.id)).toEqual([
      'crd_0004',
      'crd_0001',
      'crd_0002',
      'crd_0003',
    ]);
  });

  it('keep the order of a model through random moves between lists, no two alike', async () => {
    const names = ['todo', 'progress', 'review', 'done'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 40, maxLength: 40 }),
        async (moves) => {
          const model = new Map<string, string[]>();
          for (const name of names)
            model.set(
              name,
              (await listNamed(name)).cards.map((card) => card.id),
            );
          const ids = [...model.values()].flat();
          for (const [which, where, place] of moves) {
            const moved = ids[which % ids.length] ?? '';
            const target = names[where % names.length] ?? 'todo';
            for (const [name, cards] of model)
              model.set(
                name,
                cards.filter((one) => one !== moved),
              );
            const after = model.get(target) ?? [];
            const index = place % (after.length + 1);
            model.set(target, arrayMove([...after, moved], after.length, index));
            const others = (await listNamed(target)).cards.filter((card) => card.id !== moved);
            await change(moved, { listId: `bls_${target}`, position: positionAt(others, index) });
          }
          for (const name of names) {
            const { cards } = await listNamed(name);
            expect(cards.map((card) => card.id)).toEqual(model.get(name));
            expect(new Set(cards.map(({ position }) => position)).size).toBe(cards.length);
          }
        },
      ),
      { numRuns: 4, seed: 20_260_316 },
    );
  });

  it('change together', async () => {
    const changed = await request(updateCards, {
      body: { cards: ['crd_0001', 'crd_0002'].map((one) => ({ id: one, archived: true })) },
    });
    expect(changed.every(({ archived }) => archived)).toBe(true);
    expect((await listNamed('todo')).cards).toHaveLength(2);
    const archive = await request(getArchivedCards, { query: { boardId: id } });
    expect(archive.map((card) => card.id).toSorted()).toEqual(['crd_0001', 'crd_0002']);
    await change('crd_0001', { archived: false });
    expect((await listNamed('todo')).cards[0]?.id).toBe('crd_0001');
  });

  it('are put in an order in steps of 65536', async () => {
    const order = ['crd_0003', 'crd_0001', 'crd_0004', 'crd_0002'];
    const ordered = await request(orderCards, { body: { cards: order.map((one) => ({ id: one })) } });
    expect(ordered.map((card) => [card.id, card.position])).toEqual(
      order.map((one, index) => [one, (index + 1) * positionStep]),
    );
    expect((await listNamed('todo')).cards.map((card) => card.id)).toEqual(order);
  });

  it('that are not put in an order keep their positions, unless two would be alike', async () => {
    await change('crd_0004', { position: 4.5 * positionStep });
    await request(orderCards, { body: { cards: [{ id: 'crd_0002' }] } });
    // The first one has that position.
    expect((await listNamed('todo')).cards.map((card) => [card.id, card.position])).toEqual([
      ['crd_0002', positionStep],
      ['crd_0001', 2 * positionStep],
      ['crd_0003', 3 * positionStep],
      ['crd_0004', 4 * positionStep],
    ]);
  });

  it('answer the saved version to a change of another one', async () => {
    const before = await cardOf('crd_0001');
    await change('crd_0001', { title: 'Theirs' });
    const { status, problem } = await expectHttpError(change('crd_0001', { title: 'Mine' }, before?.updatedAt));
    expect([status, problem.code]).toEqual([409, 'revision-conflict']);
    expect(problem['current']).toMatchObject({ title: 'Theirs' });
  });

  it('are deleted, and brought back to their place', async () => {
    const before = await cardOf('crd_0002');
    if (!before) throw new Error('There is no such card.');
    expect(await request(deleteCard, { query: { id: before.id } })).toBe(true);
    expect(await cardOf(before.id)).toBeUndefined();
    await add({ ...change0(before), id: before.id });
    expect((await listNamed('todo')).cards[1]?.id).toBe(before.id);
  });

  it('are brought back with their history', async () => {
    await change('crd_0002', { title: 'Renamed' });
    const before = await cardOf('crd_0002');
    const history = await activity('crd_0002');
    if (!before) throw new Error('There is no such card.');
    await request(deleteCard, { query: { id: before.id } });
    const restored = await add({ ...change0(before), id: before.id });
    expect(restored.createdAt).toBe(before.createdAt);
    expect(await activity('crd_0002')).toEqual(history);
  });

  it('note what was done, in one entry for what is typed', async () => {
    await change('crd_0004', { description: 'A' });
    await change('crd_0004', { description: 'AB' });
    await change('crd_0004', { title: 'Other' });
    const entries = await activity('crd_0004');
    expect(entries.map(({ kind }) => kind)).toEqual(['renamed', 'described', 'created']);
    expect(entries[0]).toMatchObject({ from: 'Ask the laboratories for their holiday hours', to: 'Other' });
  });

  const change0 = ({ position, title, listId }: { position: number; title: string; listId: string }) => ({
    position,
    title,
    listId,
  });
});

describe('labels', () => {
  it('are added in front, renamed and recoloured', async () => {
    await request(createBoardLabel, { body: { label: { id: 'new', boardId: id, title: 'Harbour' } } });
    const changed = await request(updateBoardLabel, { body: { id: 'new', label: { title: 'Port', color: 'teal' } } });
    expect(changed).toEqual({ id: 'new', boardId: id, title: 'Port', color: 'teal' });
    expect((await request(getBoardLabels, { query: { boardId: id } }))[0]).toEqual(changed);
    expect(await request(getBoardLabels, { query: { boardId: 'brd_ideas' } })).toEqual([]);
  });

  it('are never alike on a board', async () => {
    const refused = await expectHttpError(
      request(createBoardLabel, { body: { label: { boardId: id, title: 'DESIGN' } } }),
    );
    expect([refused.status, refused.problem.errors?.[0]?.pointer]).toEqual([422, '/label/title']);
    await request(createBoardLabel, { body: { label: { boardId: 'brd_ideas', title: 'Design' } } });
  });

  it('are taken from all cards, and given back', async () => {
    const carriers = async () =>
      (await board()).lists
        .flatMap(({ cards }) => cards)
        .filter(({ labels }) => labels.some((label) => label.id === 'blb_data'))
        .map((card) => card.id);
    const before = await carriers();
    expect(before.length).toBeGreaterThan(0);
    expect(await request(deleteBoardLabel, { query: { id: 'blb_data' } })).toBe(true);
    expect(await carriers()).toEqual([]);
    await request(createBoardLabel, {
      body: { label: { id: 'blb_data', boardId: id, title: 'Data', color: 'orange' }, cards: [...before, 'gone'] },
    });
    expect(await carriers()).toEqual(before);
  });
});

describe('what does not belong to a board', () => {
  it.each([
    ['a list of another board', () => change('crd_0001', { listId: 'other' }), 'other'],
    ['a label of another board', () => change('crd_0001', { labels: ['foreign'] }), 'foreign'],
    ['an unknown member', () => change('crd_0001', { members: ['per_9999'] }), 'per_9999'],
    ['an unknown board', () => add({ boardId: 'none' }), 'none'],
    ['an unknown card', () => request(orderCards, { body: { cards: [{ id: 'none' }] } }), 'none'],
  ] as const)('%s is refused, and nothing changes', async (_what, send, named) => {
    await request(createList, { body: { list: { id: 'other', boardId: 'brd_ideas', title: 'Other' } } });
    await request(createBoardLabel, { body: { label: { id: 'foreign', boardId: 'brd_ideas', title: 'Foreign' } } });
    const before = await everything();
    const { status, problem } = await expectHttpError(send());
    expect([status, problem.id]).toEqual([404, named]);
    expect(await everything()).toBe(before);
  });
});
