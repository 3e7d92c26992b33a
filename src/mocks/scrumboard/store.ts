import type { Board, BoardLabel, Card, CardActivity, List } from '#modules/scrumboard/api';

import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';
import type { StoreIndexes } from '#mocks/core/storeIndexes';

/** A board as stored: with the ids of its members. */
export type StoredBoard = Omit<Board, 'members'> & { members: readonly string[] };

/** An entry of a card's activity, with the id of who did it. */
export type StoredActivity = Omit<CardActivity, 'member'> & { member: string };

/** A card as stored: with the ids of its labels and members, and its activity, newest first. */
export type StoredCard = Omit<Card, 'labels' | 'members'> & {
  labels: readonly string[];
  members: readonly string[];
  activity: readonly StoredActivity[];
};

/** How cards are found: those of a board that are in its lists, those in its archive, and all of a list or a board. */
export const cardIndexes = {
  version: 1,
  sortKey: ({ position }) => position,
  values: {
    shown: ({ boardId, archived }) => (archived ? [] : [boardId]),
    archive: ({ boardId, archived }) => (archived ? [boardId] : []),
    list: ({ listId }) => [listId],
    board: ({ boardId }) => [boardId],
  },
} as const satisfies StoreIndexes<StoredCard, string>;

/** Name of an index of cards. */
export type CardIndex = keyof (typeof cardIndexes)['values'];

/** The stores that the handlers use: the database, or memory for a scenario. */
export interface BoardStores {
  boards: OwnedStore<StoredBoard>;
  lists: OwnedStore<List>;
  cards: OwnedStore<StoredCard, CardIndex>;
  labels: OwnedStore<BoardLabel>;
  deletedCards: OwnedStore<StoredCard>;
}

const seed = () => import('./seed');

/** The boards of each person. */
export const boards = ownedStore<StoredBoard>('boards', async () => (await seed()).sampleBoards());

/** The lists of each person's boards. */
export const boardLists = ownedStore<List>('board-lists', async () => (await seed()).sampleLists());

/** The cards of each person's boards. */
export const boardCards = ownedStore<StoredCard, CardIndex>(
  'board-cards',
  async () => (await seed()).sampleCards(),
  cardIndexes,
);

/** The labels of each person's boards. */
export const boardLabels = ownedStore<BoardLabel>('board-labels', async () => (await seed()).sampleLabels());

/** The cards that each person deleted last, newest first: undo brings them back as they were. */
export const deletedCards = ownedStore<StoredCard>('deleted-cards', async () => []);
