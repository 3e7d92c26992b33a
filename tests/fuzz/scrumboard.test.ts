import { request } from '#lib/http/request';
import * as api from '#modules/scrumboard/api';
import { boardLimits } from '#modules/scrumboard/limits';

import { serveBackend } from '#mocks/testing/serveBackend';

import { describeBadPayloads, fieldAt, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

const id = 'brd_release';

/** All data that a request could have changed. */
const everything = async () =>
  JSON.stringify([
    await request(api.getBoards, {}),
    await request(api.getBoard, { query: { id } }),
    await request(api.getArchivedCards, { query: { boardId: id } }),
  ]);

const content = {
  title: 'Changed',
  description: 'Changed',
  dueDate: '2026-03-20T12:00:00.000Z',
  completed: true,
  checklist: [{ id: 'a', content: 'Changed', completed: true }],
  cover: 'teal',
  labels: ['blb_data'],
  members: ['per_0001'],
  archived: true,
};
const place = { listId: 'bls_done', position: 70_000 };

/** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
const bodies = [
  [
    api.createBoard,
    { board: { id: 'new', title: 'New', description: 'New', icon: 'heroicons_outline:map', members: ['per_0001'] } },
  ],
  [
    api.updateBoard,
    {
      id,
      board: { title: 'New', description: 'New', icon: 'heroicons_outline:map', members: ['per_0001'], archived: true },
    },
  ],
  [api.createList, { list: { id: 'new', boardId: id, title: 'New', position: 5, copyOf: 'bls_done' } }],
  [api.updateList, { list: { id: 'bls_done', title: 'New', position: 5 } }],
  [api.updateLists, { lists: [{ id: 'bls_done', title: 'New', position: 5 }] }],
  [api.createCard, { card: { ...content, ...place, id: 'new', boardId: id } }],
  [api.updateCard, { id: 'crd_0001', card: { ...content, ...place }, base: '2026-03-16T10:00:00.000Z' }],
  [api.updateCards, { cards: [{ ...content, ...place, id: 'crd_0001' }] }],
  [api.orderCards, { cards: [{ id: 'crd_0001' }] }],
  [api.createBoardLabel, { label: { id: 'new', boardId: id, title: 'New', color: 'teal' }, cards: ['crd_0001'] }],
  [api.updateBoardLabel, { id: 'blb_data', label: { title: 'New', color: 'teal' } }],
] as const;

/** Text that some fields take, and objects all of whose fields may be left out. */
const isAllowed = (path: Path, value: unknown) => {
  const field = fieldAt(path);
  if (typeof value === 'string') {
    // The description of a card is of several lines, and a label that is given back leaves out cards that are gone.
    if (field === 'description' && path[0]?.startsWith('card') === true) return value.length <= boardLimits.description;
    return field === 'cards' && path[0] === 'cards' && path.length === 2 && value.length <= 80;
  }
  // A change of nothing.
  return (
    !Array.isArray(value) &&
    typeof value === 'object' &&
    path.length === 1 &&
    ['board', 'card', 'label'].includes(field ?? '') &&
    'nested' in (value ?? {})
  );
};

describeBadPayloads({
  everything,
  bodies,
  wrong: wrongValues(boardLimits.description + 1, 'title'),
  isAllowed,
  keys: ['id', 'board', 'list', 'lists', 'card', 'cards', 'label', 'title', 'base'],
  queries: [
    ['GET', 'api/apps/scrumboard/board'],
    ['DELETE', 'api/apps/scrumboard/board'],
    ['DELETE', 'api/apps/scrumboard/board/list'],
    ['DELETE', 'api/apps/scrumboard/board/card'],
    ['DELETE', 'api/apps/scrumboard/board/label'],
    ['GET', 'api/apps/scrumboard/board/labels'],
    ['GET', 'api/apps/scrumboard/board/archive'],
    ['GET', 'api/apps/scrumboard/board/card/activity'],
    ['GET', 'api/apps/scrumboard/boards'],
  ],
});
