import type { HttpHandler } from 'msw';

import { paths } from '#domain/paths';
import type { SessionUser } from '#lib/session/session';
import { isSameTitle } from '#lib/text/isSameTitle';
import {
  createBoard,
  createBoardLabel,
  createCard,
  createList,
  deleteBoard,
  deleteBoardLabel,
  deleteCard,
  deleteList,
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
import type { Board, BoardMember, Card, CardChange, List } from '#modules/scrumboard/api';
import { boardLimits } from '#modules/scrumboard/limits';
import { positionStep, renumber, settlePositions, sortByPosition } from '#modules/scrumboard/positions';

import { handle } from '#mocks/core/handle';
import { fieldError, ProblemError, recordNotFound } from '#mocks/core/problem';
import { recordActivity } from '#mocks/core/recordActivity';
import { isoInstant, nextInstant } from '#mocks/core/time';

import { activityEntry, blankCard, changedCard } from './cardChanges';
import { boardMembers } from './members';
import { boardCards, boardLabels, boardLists, boards, deletedCards } from './store';
import type { BoardStores, StoredBoard, StoredCard } from './store';

/** How many deleted cards of a person can be brought back. */
const keptDeletedCards = 50;

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** The people of boards, with the person who asks. */
const peopleFor = ({ id, name, avatar }: SessionUser): ReadonlyMap<string, BoardMember> =>
  new Map([...boardMembers, { id, name, avatar }].map((member) => [member.id, member]));

/** Throws for people that are unknown. */
function assertKnownMembers(user: SessionUser, ids: readonly string[] = []): void {
  const known = peopleFor(user);
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw recordNotFound(missing, 'members');
}

/** Cards that a call has changed. */
interface ChangedCards {
  cards: Card[];
  /** Those that are in another list now. */
  moved: Card[];
}

const toActivity = (user: SessionUser, { id, boardId, title }: Card) => ({
  personId: user.id,
  subject: title,
  link: paths.boardCard.replace(':boardId', encodeURIComponent(boardId)).replace(':cardId', encodeURIComponent(id)),
});

function recordMoved(user: SessionUser, moved: readonly Card[]): void {
  for (const card of moved) {
    const id = `card_${card.id}_${card.updatedAt}`;
    recordActivity([user.id], { id, action: 'cardMoved', ...toActivity(user, card) });
  }
}

/** The calls of the scrumboard, over the stores of a person. */
export function createScrumboardHandlers(stores: BoardStores): HttpHandler[] {
  const of = ({ id }: SessionUser) => ({
    boards: stores.boards.of(id),
    lists: stores.lists.of(id),
    cards: stores.cards.of(id),
    labels: stores.labels.of(id),
    deletedCards: stores.deletedCards.of(id),
  });

  /** Runs a use case in one transaction with all stores of a person. */
  async function change<T>(user: SessionUser, work: (own: ReturnType<typeof of>) => Promise<T>): Promise<T> {
    const own = of(user);
    const { boards: ownBoards, lists, labels, deletedCards: deleted } = own;
    await Promise.all([ownBoards, lists, labels, deleted].map((store) => store.ensureSeeded()));
    return stores.cards.transaction(user.id, () => work(own));
  }

  const toBoard = (board: StoredBoard, user: SessionUser): Board => {
    const people = peopleFor(user);
    return { ...board, members: board.members.flatMap((id) => people.get(id) ?? []) };
  };

  /** Cards of one board with their labels and members, as they are served. */
  async function toCards(user: SessionUser, cards: readonly StoredCard[]): Promise<Card[]> {
    const people = peopleFor(user);
    const labels = new Map((await of(user).labels.list()).map((label) => [label.id, label]));
    return cards.map(({ activity: _activity, ...card }) => ({
      ...card,
      labels: card.labels.flatMap((id) => labels.get(id) ?? []),
      members: card.members.flatMap((id) => people.get(id) ?? []),
    }));
  }

  async function toCard(user: SessionUser, card: StoredCard): Promise<Card> {
    const [served] = await toCards(user, [card]);
    if (!served) throw recordNotFound(card.id, 'board-cards');
    return served;
  }

  const listsOf = async (user: SessionUser, boardId: string): Promise<List[]> =>
    sortByPosition((await of(user).lists.list()).filter((list) => list.boardId === boardId));

  const cardsOf = async (user: SessionUser, index: 'shown' | 'archive' | 'board', boardId: string) =>
    (await of(user).cards.page({ where: { [index]: boardId } as { shown: string } })).rows;

  const cardsOfList = async (user: SessionUser, list: string) => (await of(user).cards.page({ where: { list } })).rows;

  const touch = (user: SessionUser, boardId: string) => of(user).boards.update(boardId, { lastActivity: isoInstant() });

  /** Stores changed cards, and the cards of their lists that have to be renumbered. Returns them as stored. */
  async function placeCards(user: SessionUser, changed: readonly StoredCard[]): Promise<StoredCard[]> {
    const own = of(user);
    const ids = new Set(changed.map(({ id }) => id));
    const placed = new Map(changed.map((card) => [card.id, card]));
    const written = [...changed];
    for (const listId of unique(changed.filter(({ archived }) => !archived).map((card) => card.listId))) {
      const others = (await cardsOfList(user, listId)).filter(({ id, archived }) => !archived && !ids.has(id));
      const inList = [...others, ...changed.filter((card) => card.listId === listId && !card.archived)];
      const before = new Map(inList.map(({ id, position }) => [id, position]));
      for (const card of settlePositions(inList, ids)) {
        if (card.position === before.get(card.id)) continue;
        placed.set(card.id, card);
        if (!ids.has(card.id)) written.push(card);
      }
    }
    await own.cards.putAll(written.map((card) => placed.get(card.id) ?? card));
    return changed.map(({ id }) => placed.get(id) ?? recordGone(id));
  }

  const recordGone = (id: string): never => {
    throw recordNotFound(id, 'board-cards');
  };

  /** Throws for a list, labels and people that a card of the board cannot have, before anything is changed. */
  async function assertPossible(user: SessionUser, boardId: string, changes: CardChange): Promise<void> {
    assertKnownMembers(user, changes.members);
    const own = of(user);
    if (changes.listId !== undefined && (await own.lists.get(changes.listId)).boardId !== boardId) {
      throw recordNotFound(changes.listId, 'board-lists');
    }
    for (const id of changes.labels ?? []) {
      if ((await own.labels.get(id)).boardId !== boardId) throw recordNotFound(id, 'board-labels');
    }
  }

  /** Changes cards of one board. Call it within a transaction, and `recordMoved` after it. */
  async function changeCards(
    user: SessionUser,
    changes: ReadonlyArray<CardChange & { id: string }>,
    base?: string,
  ): Promise<ChangedCards> {
    const own = of(user);
    const titles = new Map((await own.lists.list()).map((list) => [list.id, list.title]));
    const changed: StoredCard[] = [];
    const moved = new Set<string>();
    for (const { id, ...one } of changes) {
      const before = await own.cards.get(id);
      await assertPossible(user, before.boardId, one);
      if (base !== undefined && base !== before.updatedAt) {
        throw new ProblemError('revision-conflict', { current: await toCard(user, before) });
      }
      const moves = one.listId !== undefined && one.listId !== before.listId && one.position === undefined;
      const position = moves ? { position: await endOf(user, one.listId ?? before.listId) } : {};
      if (one.listId !== undefined && one.listId !== before.listId) moved.add(id);
      changed.push(changedCard(before, { ...one, ...position }, user.id, (list) => titles.get(list) ?? ''));
    }
    const placed = await placeCards(user, changed);
    for (const boardId of unique(placed.map((card) => card.boardId))) await touch(user, boardId);
    const cards = await toCards(user, placed);
    return { cards, moved: cards.filter(({ id }) => moved.has(id)) };
  }

  /** Changes cards of one board in one transaction, and records those that have moved to another list. */
  async function updateAndRecord(...[user, ...asked]: Parameters<typeof changeCards>): Promise<Card[]> {
    const { cards, moved } = await change(user, () => changeCards(user, ...asked));
    recordMoved(user, moved);
    return cards;
  }

  /** The position after the last card of a list. */
  async function endOf(user: SessionUser, listId: string): Promise<number> {
    const cards = (await cardsOfList(user, listId)).filter(({ archived }) => !archived);
    return Math.max(0, ...cards.map(({ position }) => position)) + positionStep;
  }

  async function changeLists(
    user: SessionUser,
    changes: ReadonlyArray<{ id: string; title?: string; position?: number }>,
  ): Promise<List[]> {
    const own = of(user);
    const changed: List[] = [];
    for (const { id, ...one } of changes) changed.push({ ...(await own.lists.get(id)), ...one });
    const ids = new Set(changed.map(({ id }) => id));
    for (const boardId of unique(changed.map((list) => list.boardId))) {
      const others = (await listsOf(user, boardId)).filter(({ id }) => !ids.has(id));
      await own.lists.putAll(settlePositions([...others, ...changed.filter((list) => list.boardId === boardId)], ids));
      await touch(user, boardId);
    }
    return Promise.all(changed.map(({ id }) => own.lists.get(id)));
  }

  return [
    handle(getBoards, async ({ user }) => (await of(user).boards.list()).map((board) => toBoard(board, user))),

    handle(getBoard, async ({ query: { id }, user }) => {
      const own = of(user);
      const board = await own.boards.get(id);
      const [lists, cards, labels] = await Promise.all([
        listsOf(user, id),
        cardsOf(user, 'shown', id).then((stored) => toCards(user, stored)),
        own.labels.list(),
      ]);
      const byList = new Map<string, Card[]>(lists.map((list) => [list.id, []]));
      for (const card of cards) byList.get(card.listId)?.push(card);
      return {
        ...toBoard(board, user),
        lists: lists.map((list) => ({ ...list, cards: byList.get(list.id) ?? [] })),
        labels: labels.filter(({ boardId }) => boardId === id),
      };
    }),

    handle(createBoard, async ({ body: { board }, user }) => {
      assertKnownMembers(user, board.members);
      return change(user, async (own) => {
        const { id = crypto.randomUUID(), ...content } = board;
        const entered = { ...content, members: unique(content.members), lastActivity: isoInstant() };
        // A repeated call whose first response was lost.
        if (await own.boards.find(id)) return toBoard(await own.boards.update(id, entered), user);
        if ((await own.boards.list()).length >= boardLimits.boards) {
          throw fieldError('/board', 'too_big', `A person has at most ${boardLimits.boards} boards`);
        }
        return toBoard(await own.boards.addFirst({ id, archived: false, ...entered }), user);
      });
    }),

    handle(updateBoard, async ({ body: { id, board }, user }) => {
      const own = of(user);
      await own.boards.get(id);
      assertKnownMembers(user, board.members);
      const { members } = board;
      const entered = { ...board, ...(members && { members: unique(members) }), lastActivity: isoInstant() };
      return toBoard(await own.boards.update(id, entered), user);
    }),

    handle(deleteBoard, async ({ query: { id }, user }) =>
      change(user, async (own) => {
        await own.boards.remove(id);
        for (const list of await listsOf(user, id)) await own.lists.remove(list.id);
        for (const card of await cardsOf(user, 'board', id)) await own.cards.remove(card.id);
        for (const label of await own.labels.list()) if (label.boardId === id) await own.labels.remove(label.id);
        return true as const;
      }),
    ),

    handle(getBoardMembers, ({ user }) => [...peopleFor(user).values()]),

    handle(createList, async ({ body: { list }, user }) =>
      change(user, async (own) => {
        const { id = crypto.randomUUID(), copyOf, boardId, title } = list;
        await own.boards.get(boardId);
        const others = await listsOf(user, boardId);
        // A repeated call whose first response was lost.
        const known = others.find((other) => other.id === id);
        if (known) return own.lists.update(id, { ...known, title });
        // The id is that of a list of another board.
        if (await own.lists.find(id)) throw fieldError('/list/id', 'not_unique', 'Another list has this id');
        if (others.length >= boardLimits.lists) {
          throw fieldError('/list', 'too_big', `A board has at most ${boardLimits.lists} lists`);
        }
        if (copyOf !== undefined && !others.some((other) => other.id === copyOf)) {
          throw recordNotFound(copyOf, 'board-lists');
        }
        const copied = copyOf === undefined ? [] : (await cardsOfList(user, copyOf)).filter((card) => !card.archived);
        await assertRoom(user, boardId, copied.length, '/list/copyOf');
        const position = list.position ?? (others.at(-1)?.position ?? 0) + positionStep;
        const settled = settlePositions([...others, { id, boardId, title, position }], new Set([id]));
        await own.lists.putAll(settled);
        const copiedAt = isoInstant();
        await own.cards.putAll(
          renumber(copied).map((card) => ({
            ...card,
            id: crypto.randomUUID(),
            listId: id,
            createdAt: copiedAt,
            updatedAt: copiedAt,
            activity: [activityEntry('created', user.id)],
          })),
        );
        await touch(user, boardId);
        return own.lists.get(id);
      }),
    ),

    handle(updateList, async ({ body: { list }, user }) =>
      change(user, async () => {
        const [changed] = await changeLists(user, [list]);
        return changed ?? recordGone(list.id);
      }),
    ),

    handle(updateLists, async ({ body: { lists }, user }) => change(user, () => changeLists(user, lists))),

    handle(deleteList, async ({ query: { id }, user }) =>
      change(user, async (own) => {
        const { boardId } = await own.lists.remove(id);
        for (const card of await cardsOfList(user, id)) await own.cards.remove(card.id);
        await touch(user, boardId);
        return true as const;
      }),
    ),

    handle(createCard, async ({ body: { card }, user }) => {
      const { made, moved } = await change(user, async (own) => {
        const { id = crypto.randomUUID(), boardId, ...content } = card;
        await own.boards.get(boardId);
        await assertPossible(user, boardId, content);
        const known = await own.cards.find(id);
        // A repeated call whose first response was lost may have more to say than the first.
        if (known) {
          if (known.boardId !== boardId) throw fieldError('/card/id', 'not_unique', 'Another card has this id');
          const { cards, moved: others } = await changeCards(user, [{ id, ...content }]);
          return { made: cards[0] ?? recordGone(id), moved: others };
        }
        await assertRoom(user, boardId, 1, '/card');
        const list = await own.lists.get(content.listId);
        const position = content.position ?? (await endOf(user, list.id));
        const { updatedAt: _changedAt, ...blank } = changedCard(
          blankCard({ id, title: content.title }, list, position),
          content,
          user.id,
          () => list.title,
        );
        // A card that was deleted comes back with its history.
        const deleted = await own.deletedCards.find(id);
        const { createdAt, activity } = deleted ?? { ...blank, activity: [activityEntry('created', user.id)] };
        const [placed] = await placeCards(user, [
          { ...blank, createdAt, updatedAt: blank.createdAt, position, activity },
        ]);
        if (deleted) await own.deletedCards.removeAll([id]);
        await touch(user, boardId);
        return { made: await toCard(user, placed ?? recordGone(id)), moved: [] };
      });
      // A repeated call adds nothing: the id is the same.
      recordActivity([user.id], { id: `card_${made.id}`, action: 'cardAdded', ...toActivity(user, made) });
      recordMoved(user, moved);
      return made;
    }),

    handle(updateCard, async ({ body: { id, card, base }, user }) => {
      const [changed] = await updateAndRecord(user, [{ id, ...card }], base);
      return changed ?? recordGone(id);
    }),

    handle(updateCards, ({ body: { cards }, user }) => updateAndRecord(user, cards)),

    handle(deleteCard, async ({ query: { id }, user }) =>
      change(user, async (own) => {
        const card = await own.cards.remove(id);
        const earlier = await own.deletedCards.list();
        await own.deletedCards.removeAll(earlier.slice(keptDeletedCards - 1).map((one) => one.id));
        await own.deletedCards.addFirst(card);
        await touch(user, card.boardId);
        return true as const;
      }),
    ),

    handle(orderCards, ({ body: { cards }, user }) =>
      updateAndRecord(
        user,
        cards.map(({ id }, index) => ({ id, position: (index + 1) * positionStep })),
      ),
    ),

    handle(getArchivedCards, async ({ query: { boardId }, user }) => {
      await of(user).boards.get(boardId);
      const cards = await cardsOf(user, 'archive', boardId);
      return toCards(
        user,
        cards.toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt)),
      );
    }),

    handle(getCardActivity, async ({ query: { id }, user }) => {
      const people = peopleFor(user);
      const { activity } = await of(user).cards.get(id);
      return activity.map((entry) => ({ ...entry, member: people.get(entry.member) ?? null }));
    }),

    handle(getBoardLabels, async ({ query: { boardId }, user }) => {
      await of(user).boards.get(boardId);
      return (await of(user).labels.list()).filter((label) => label.boardId === boardId);
    }),

    handle(createBoardLabel, async ({ body: { label, cards = [] }, user }) =>
      change(user, async (own) => {
        const { id = crypto.randomUUID(), boardId, title, color = 'gray' } = label;
        await own.boards.get(boardId);
        await assertNewTitle(user, boardId, title, id);
        const known = await own.labels.find(id);
        if (known && known.boardId !== boardId)
          throw fieldError('/label/id', 'not_unique', 'Another label has this id');
        const ofBoard = (await own.labels.list()).filter((other) => other.boardId === boardId);
        if (!known && ofBoard.length >= boardLimits.labels) {
          throw fieldError('/label', 'too_big', `A board has at most ${boardLimits.labels} labels`);
        }
        for (const card of await Promise.all(unique(cards).map((one) => own.cards.find(one)))) {
          if (card?.boardId !== boardId || card.labels.includes(id)) continue;
          await own.cards.update(card.id, { labels: [...card.labels, id], updatedAt: nextInstant(card.updatedAt) });
        }
        return known ? own.labels.update(id, { title, color }) : own.labels.addFirst({ id, boardId, title, color });
      }),
    ),

    handle(updateBoardLabel, async ({ body: { id, label }, user }) =>
      change(user, async (own) => {
        const { boardId } = await own.labels.get(id);
        if (label.title !== undefined) await assertNewTitle(user, boardId, label.title, id);
        return own.labels.update(id, label);
      }),
    ),

    handle(deleteBoardLabel, async ({ query: { id }, user }) =>
      change(user, async (own) => {
        const { boardId } = await own.labels.remove(id);
        for (const card of await cardsOf(user, 'board', boardId)) {
          if (!card.labels.includes(id)) continue;
          const labels = card.labels.filter((label) => label !== id);
          await own.cards.update(card.id, { labels, updatedAt: nextInstant(card.updatedAt) });
        }
        return true as const;
      }),
    ),
  ];

  /** Throws if another label of the board has the title. */
  async function assertNewTitle(user: SessionUser, boardId: string, title: string, ownId: string): Promise<void> {
    const labels = await of(user).labels.list();
    if (labels.some((one) => one.boardId === boardId && one.id !== ownId && isSameTitle(one.title, title))) {
      throw fieldError('/label/title', 'not_unique', 'Another label has this title');
    }
  }

  /** Throws if a board has no room for more cards. */
  async function assertRoom(user: SessionUser, board: string, added: number, pointer: string): Promise<void> {
    if ((await of(user).cards.count({ board })) + added > boardLimits.cards) {
      throw fieldError(pointer, 'too_big', `A board has at most ${boardLimits.cards} cards`);
    }
  }
}

/** The calls of the scrumboard. */
export const scrumboardHandlers: readonly HttpHandler[] = createScrumboardHandlers({
  boards,
  lists: boardLists,
  cards: boardCards,
  labels: boardLabels,
  deletedCards,
});
