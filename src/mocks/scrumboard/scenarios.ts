import {
  createBoard,
  createBoardLabel,
  createCard,
  createList,
  deleteCard,
  deleteList,
  getBoard,
  getBoards,
  getCardActivity,
  updateBoard,
  updateCard,
  updateLists,
} from '#modules/scrumboard/api';
import type { BoardLabel, List } from '#modules/scrumboard/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createScrumboardHandlers } from './handlers';
import { cardIndexes } from './store';
import type { StoredBoard, StoredCard } from './store';

interface Held {
  boards: readonly StoredBoard[];
  lists: readonly List[];
  cards: readonly StoredCard[];
  labels: readonly BoardLabel[];
}

/** The calls over boards in memory. */
const inMemory = (held: () => Promise<Partial<Held>>) => {
  const seed =
    <Name extends keyof Held>(name: Name) =>
    async () =>
      (await held())[name] ?? ([] as unknown as Held[Name]);
  return createScrumboardHandlers({
    boards: memoryOwnedStore<StoredBoard>('boards', seed('boards')),
    lists: memoryOwnedStore<List>('board-lists', seed('lists')),
    cards: memoryOwnedStore('board-cards', seed('cards'), cardIndexes),
    labels: memoryOwnedStore<BoardLabel>('board-labels', seed('labels')),
    deletedCards: memoryOwnedStore<StoredCard>('deleted-cards', async () => []),
  });
};

/** How the calls of the scrumboard fail, and what they may return, by name. */
export const scrumboardScenarios = {
  boards: failureScenarios(getBoards),
  board: failureScenarios(getBoard),
  boardCreate: failureScenarios(createBoard),
  boardChange: failureScenarios(updateBoard),
  listCreate: failureScenarios(createList),
  listMove: failureScenarios(updateLists),
  listDelete: failureScenarios(deleteList),
  cardCreate: failureScenarios(createCard),
  cardChange: failureScenarios(updateCard),
  cardDelete: failureScenarios(deleteCard),
  activity: failureScenarios(getCardActivity),
  labelCreate: failureScenarios(createBoardLabel),
  /** There are no boards. */
  empty: () => inMemory(async () => ({})),
  /** Exactly these. */
  holds: (held: Partial<Held>) => inMemory(async () => held),
  /** A board of 20 lists with 100 cards each. */
  many: (lists = 20, cards = 100) => inMemory(async () => (await import('./seed')).manyCards(lists, cards)),
};
