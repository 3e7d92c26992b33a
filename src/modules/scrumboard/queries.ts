import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { LabelColor } from '#domain/labelColors';
import { createClient } from '#lib/http/createClient';
import { patch, updateServerData } from '#lib/query/cachePatches';
import { callQuery } from '#lib/query/callQuery';
import { mutation } from '#lib/query/mutation';
import { now } from '#lib/time/clock';

import type { Board, BoardLabel, BoardMember, Card, CardChange, FullBoard, List, NewCard } from './api';
import type { BoardIcon } from './boardIcons';
import { applyChange, contentOf, dropCards, findCard, putCards } from './boardRules';
import type { CardContent } from './boardRules';
import { positionStep, sortByPosition } from './positions';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the scrumboard; each also matches every key that starts with it. */
const boardKeys = {
  all: ['scrumboard'],
  boards: ['scrumboard', 'boards'],
  board: (id: string) => ['scrumboard', 'board', id],
  members: ['scrumboard', 'members'],
  archive: (boardId: string) => ['scrumboard', 'archive', boardId],
  activity: (cardId?: string) => ['scrumboard', 'activity', ...(cardId === undefined ? [] : [cardId])],
} as const;

/** All boards. */
export const boardsQuery = () => callQuery(boardKeys.boards, api.getBoards);

/** A board with its lists, cards and labels. */
export const boardQuery = (id: string) => callQuery(boardKeys.board(id), api.getBoard, { id });

/** The people who can be members of boards. */
export const boardMembersQuery = () => callQuery(boardKeys.members, api.getBoardMembers);

/** The archived cards of a board. */
export const archiveQuery = (boardId: string) =>
  callQuery(boardKeys.archive(boardId), api.getArchivedCards, { boardId });

/** What was done with a card, newest first. */
export const activityQuery = (cardId: string) =>
  callQuery(boardKeys.activity(cardId), api.getCardActivity, { id: cardId });

/** The labels of a board as a query of their own, for the dialog that manages them. */
export const boardLabelsQuery = (boardId: string) =>
  queryOptions({ ...boardQuery(boardId), select: (board: FullBoard) => board.labels });

const patchBoards = (update: (boards: Board[]) => Board[]) => patch<Board[]>(boardKeys.boards, update);
const patchBoard = (id: string, update: (board: FullBoard) => FullBoard) =>
  patch<FullBoard>(boardKeys.board(id), update);
const patchArchive = (boardId: string, update: (cards: Card[]) => Card[]) =>
  patch<Card[]>(boardKeys.archive(boardId), update);

/** A board that was just changed. */
const touch = (id: string) => {
  const lastActivity = now().toISOString();
  return patchBoards((boards) => boards.map((board) => (board.id === id ? { ...board, lastActivity } : board)));
};

/** Puts cards of the server into their board, and its archive. */
function putSaved(saved: readonly Card[], boardId: string, client: QueryClient): void {
  updateServerData(
    client,
    patchBoard(boardId, (board) => putCards(board, saved)),
  );
  const byId = new Map(saved.map((card) => [card.id, card]));
  updateServerData(
    client,
    patchArchive(boardId, (cards) => [
      ...saved.filter(({ archived }) => archived),
      ...cards.filter(({ id }) => !byId.has(id)),
    ]),
  );
}

/** What a board is made of. */
export interface BoardContent {
  title: string;
  description: string;
  icon: BoardIcon;
  members: readonly string[];
}

const asSent = ({ members, ...content }: BoardContent) => ({ ...content, members: [...members] });

/** Adds a board. The form shows its error. */
export const createBoardMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ id, content }: { id: string; content: BoardContent }) =>
      api.createBoard({ body: { board: { id, ...asSent(content) } } }),
    onSaved: (board, _variables, client) =>
      updateServerData(
        client,
        patchBoards((boards) => [board, ...boards.filter(({ id }) => id !== board.id)]),
      ),
    invalidates: [],
    handledByForm: true,
  });

/** Changes a board; its form shows the error. */
export const changeBoardMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ id, content }: { id: string; content: BoardContent }) =>
      api.updateBoard({ body: { id, board: asSent(content) } }),
    onSaved(saved, _variables, client) {
      updateServerData(
        client,
        patchBoards((boards) => boards.map((board) => (board.id === saved.id ? saved : board))),
      );
      updateServerData(
        client,
        patchBoard(saved.id, (board) => ({ ...board, ...saved })),
      );
    },
    invalidates: [],
    handledByForm: true,
  });

/** Puts a board away, or brings it back. */
export const archiveBoardMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ id, archived }: { id: string; archived: boolean }) =>
      api.updateBoard({ body: { id, board: { archived } } }),
    optimistic: ({ id, archived }) => [
      patchBoards((boards) => boards.map((board) => (board.id === id ? { ...board, archived } : board))),
      patchBoard(id, (board) => ({ ...board, archived })),
    ],
    invalidates: [boardKeys.boards],
    errorKey: 'scrumboard:failure.board',
  });

/** Deletes a board. */
export const removeBoardMutation = () =>
  mutation({
    key: boardKeys.all,
    send: (id: string) => api.deleteBoard({ query: { id } }),
    optimistic: (id) => [patchBoards((boards) => boards.filter((board) => board.id !== id))],
    invalidates: [],
    errorKey: 'scrumboard:failure.boardRemove',
  });

const sortLists = <L extends List>(lists: readonly L[], moved?: string): L[] =>
  sortByPosition([...lists.filter(({ id }) => id === moved), ...lists.filter(({ id }) => id !== moved)]);

/** Adds a list, empty or as a copy of another. */
export const createListMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ copyOf, ...list }: List & { copyOf?: string | undefined }) =>
      api.createList({ body: { list: { ...list, ...(copyOf !== undefined && { copyOf }) } } }),
    optimistic: ({ copyOf, ...list }) =>
      // The copies of the cards come with the answer.
      copyOf === undefined
        ? [
            touch(list.boardId),
            patchBoard(list.boardId, (board) => ({
              ...board,
              lists: sortLists([...board.lists.filter(({ id }) => id !== list.id), { ...list, cards: [] }], list.id),
            })),
          ]
        : [],
    invalidates: ({ boardId, copyOf }) =>
      copyOf === undefined ? [boardKeys.boards] : [boardKeys.boards, boardKeys.board(boardId)],
    errorKey: 'scrumboard:failure.list',
  });

/** Renames a list. */
export const renameListMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ id, title }: { id: string; boardId: string; title: string }) =>
      api.updateList({ body: { list: { id, title } } }),
    optimistic: ({ id, boardId, title }) => [
      patchBoard(boardId, (board) => ({
        ...board,
        lists: board.lists.map((list) => (list.id === id ? { ...list, title } : list)),
      })),
    ],
    invalidates: [boardKeys.boards],
    errorKey: 'scrumboard:failure.change',
  });

/** Moves a list of a board. */
export const moveListMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ id, position }: { id: string; boardId: string; position: number }) =>
      api.updateLists({ body: { lists: [{ id, position }] } }),
    optimistic: ({ id, boardId, position }) => [
      patchBoard(boardId, (board) => ({
        ...board,
        lists: sortLists(
          board.lists.map((list) => (list.id === id ? { ...list, position } : list)),
          id,
        ),
      })),
    ],
    onSaved: (saved, { boardId, position }, client) => {
      // All of them were renumbered.
      if (saved[0]?.position !== position) void client.invalidateQueries({ queryKey: boardKeys.board(boardId) });
    },
    invalidates: [boardKeys.boards],
    errorKey: 'scrumboard:failure.move',
  });

/** Deletes a list with its cards. */
export const removeListMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ id }: { id: string; boardId: string }) => api.deleteList({ query: { id } }),
    optimistic: ({ id, boardId }) => [
      touch(boardId),
      patchBoard(boardId, (board) => ({ ...board, lists: board.lists.filter((list) => list.id !== id) })),
    ],
    invalidates: ({ boardId }) => [boardKeys.boards, boardKeys.archive(boardId)],
    errorKey: 'scrumboard:failure.listRemove',
  });

/** Sends what was changed in a card; arrays are copied. */
export const cardAsSent = ({ labels, members, checklist, ...change }: Partial<CardContent>): CardChange => ({
  ...change,
  ...(labels && { labels: [...labels] }),
  ...(members && { members: [...members] }),
  ...(checklist && { checklist: [...checklist] }),
});

/** Adds a card, or brings a deleted one back. */
export const createCardMutation = (errorKey: 'scrumboard:failure.card' | 'scrumboard:failure.restore') =>
  mutation({
    key: boardKeys.all,
    send: (card: Card) => {
      const { id, boardId, listId, position, archived } = card;
      const sent: NewCard = {
        id,
        boardId,
        listId,
        position,
        ...cardAsSent(contentOf(card)),
        title: card.title,
        ...(archived && { archived }),
      };
      return api.createCard({ body: { card: sent } });
    },
    optimistic: (card) => [touch(card.boardId), patchBoard(card.boardId, (board) => putCards(board, [card]))],
    onSaved: (saved, { position }, client) => {
      putSaved([saved], saved.boardId, client);
      if (saved.position !== position) void client.invalidateQueries({ queryKey: boardKeys.board(saved.boardId) });
    },
    invalidates: [boardKeys.boards],
    errorKey,
  });

/** A change of one card; `base` is the version that its editor has, which shows the failure itself. */
export interface CardChangeVariables {
  card: Pick<Card, 'id' | 'boardId'>;
  change: CardChange;
  base?: string | undefined;
}

/** Changes a card. */
export const changeCardMutation = (errorKey?: 'scrumboard:failure.change' | 'scrumboard:failure.move') =>
  mutation({
    key: boardKeys.all,
    send: ({ card: { id }, change, base }: CardChangeVariables) =>
      api.updateCard({ body: { id, card: change, ...(base !== undefined && { base }) } }),
    optimistic: ({ card: { id, boardId }, change }, client) => {
      const archived = client.getQueryData(archiveQuery(boardId).queryKey)?.find((card) => card.id === id);
      return [
        touch(boardId),
        patchBoard(boardId, (board) => {
          const known = board.lists.flatMap(({ cards }) => cards).find((card) => card.id === id) ?? archived;
          return known ? putCards(board, [applyChange(known, change, board)]) : board;
        }),
        patchArchive(boardId, (cards) => (change.archived === false ? cards.filter((card) => card.id !== id) : cards)),
      ];
    },
    onSaved: (saved, { change }, client) => {
      putSaved([saved], saved.boardId, client);
      // The whole list was renumbered.
      if (change.position !== undefined && saved.position !== change.position) {
        void client.invalidateQueries({ queryKey: boardKeys.board(saved.boardId) });
      }
    },
    invalidates: ({ card }) => [boardKeys.boards, boardKeys.activity(card.id)],
    errorKey,
  });

/** Changes several cards of a board alike. */
export const changeCardsMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ cards, change }: { boardId: string; cards: readonly Card[]; change: CardChange }) =>
      api.updateCards({ body: { cards: cards.map(({ id }) => ({ id, ...change })) } }),
    optimistic: ({ boardId, cards, change }) => [
      touch(boardId),
      patchBoard(boardId, (board) =>
        putCards(
          board,
          cards.map((card) => applyChange(card, change, board)),
        ),
      ),
    ],
    onSaved: (saved, { boardId }, client) => putSaved(saved, boardId, client),
    invalidates: ({ boardId }) => [boardKeys.boards, boardKeys.archive(boardId), boardKeys.activity()],
    errorKey: 'scrumboard:failure.change',
  });

/** Puts the cards of a list in an order. */
export const orderCardsMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ cards }: { boardId: string; cards: readonly Card[] }) =>
      api.orderCards({ body: { cards: cards.map(({ id }) => ({ id })) } }),
    optimistic: ({ boardId, cards }) => [
      touch(boardId),
      patchBoard(boardId, (board) =>
        putCards(
          board,
          cards.map((card, index) => ({ ...card, position: (index + 1) * positionStep })),
        ),
      ),
    ],
    onSaved: (saved, { boardId }, client) => putSaved(saved, boardId, client),
    invalidates: [boardKeys.boards],
    errorKey: 'scrumboard:failure.move',
  });

/** Deletes a card. */
export const removeCardMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ id }: Pick<Card, 'id' | 'boardId'>) => api.deleteCard({ query: { id } }),
    optimistic: ({ id, boardId }) => [
      touch(boardId),
      patchBoard(boardId, (board) => dropCards(board, new Set([id]))),
      patchArchive(boardId, (cards) => cards.filter((card) => card.id !== id)),
    ],
    invalidates: [boardKeys.boards],
    errorKey: 'scrumboard:failure.remove',
  });

const patchLabels = (boardId: string, update: (labels: BoardLabel[]) => BoardLabel[]) =>
  patchBoard(boardId, (board) => ({ ...board, labels: update(board.labels) }));

/** The labels of all cards of a board, changed. */
const patchCardLabels = (boardId: string, update: (labels: BoardLabel[], card: Card) => BoardLabel[]) =>
  patchBoard(boardId, (board) => ({
    ...board,
    lists: board.lists.map((list) => ({
      ...list,
      cards: list.cards.map((card) => ({ ...card, labels: update(card.labels, card) })),
    })),
  }));

/** Adds a label to a board. The form or field shows its error. */
export const createLabelMutation = () =>
  mutation({
    key: boardKeys.all,
    send: (label: { boardId: string; title: string; color: LabelColor }) =>
      api.createBoardLabel({ body: { label: { ...label, id: crypto.randomUUID() } } }),
    onSaved: (label, { boardId }, client) =>
      updateServerData(
        client,
        patchLabels(boardId, (labels) => [label, ...labels]),
      ),
    invalidates: [],
  });

/** Renames or recolours a label. Its row shows the error. */
export const changeLabelMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ label, change }: { label: BoardLabel; change: { title: string } | { color: LabelColor } }) =>
      api.updateBoardLabel({ body: { id: label.id, label: change } }),
    invalidates: ({ label }) => [boardKeys.board(label.boardId), boardKeys.archive(label.boardId)],
  });

/** Deletes a label and takes it from all cards. */
export const deleteLabelMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ id }: BoardLabel) => api.deleteBoardLabel({ query: { id } }),
    optimistic: ({ id, boardId }) => [
      patchLabels(boardId, (labels) => labels.filter((label) => label.id !== id)),
      patchCardLabels(boardId, (labels) => labels.filter((label) => label.id !== id)),
    ],
    invalidates: ({ boardId }) => [boardKeys.board(boardId), boardKeys.archive(boardId)],
    errorKey: 'scrumboard:failure.label',
  });

/** Brings a deleted label back to its cards. */
export const restoreLabelMutation = () =>
  mutation({
    key: boardKeys.all,
    send: ({ label, cards }: { label: BoardLabel; cards: readonly string[] }) =>
      api.createBoardLabel({ body: { label, cards: [...cards] } }),
    optimistic: ({ label, cards }) => [
      patchLabels(label.boardId, (labels) => [label, ...labels.filter(({ id }) => id !== label.id)]),
      patchCardLabels(label.boardId, (labels, card) => (cards.includes(card.id) ? [...labels, label] : labels)),
    ],
    invalidates: ({ label }) => [boardKeys.board(label.boardId), boardKeys.archive(label.boardId)],
    errorKey: 'scrumboard:failure.labelRestore',
  });

/** The members of a card or board as options of a picker. */
export const memberOptions = (members: readonly BoardMember[]) =>
  members.map(({ id, name, avatar }) => ({ value: id, label: name, ...(avatar !== null && { src: avatar }) }));

/** The card with an id, in its list or in the archive; null if it is deleted. */
export async function loadCard(boardId: string, id: string): Promise<Card | null> {
  const [board, archived] = await Promise.all([
    api.getBoard({ query: { id: boardId } }),
    api.getArchivedCards({ query: { boardId } }),
  ]);
  return findCard(board, id) ?? archived.find((card) => card.id === id) ?? null;
}
