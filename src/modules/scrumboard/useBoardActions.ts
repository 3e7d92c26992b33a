import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import type { Confirm } from '#components/ConfirmationDialog';
import { useUndo } from '#components/Toast';
import { createMutationRunner } from '#lib/query/createMutationRunner';
import { now } from '#lib/time/clock';

import type { BoardLabel, Card, FullBoard, FullList } from './api';
import { emptyCard, findCard, positionAmong, sortCards } from './boardRules';
import type { CardOrder } from './boardRules';
import { boardLimits } from './limits';
import { positionAt, positionBetween } from './positions';
import {
  boardQuery,
  changeCardMutation,
  changeCardsMutation,
  createCardMutation,
  createListMutation,
  deleteLabelMutation,
  moveListMutation,
  orderCardsMutation,
  removeCardMutation,
  removeListMutation,
  renameListMutation,
  restoreLabelMutation,
} from './queries';

/** Actions on a board. All show at once and are taken back when the server refuses them. */
export interface BoardActions {
  addList: (title: string) => void;
  renameList: (list: FullList, title: string) => void;
  /** Moves a list to an index among the others. */
  moveList: (id: string, index: number) => void;
  copyList: (list: FullList, title: string) => void;
  sortList: (list: FullList, order: CardOrder) => void;
  /** Archives all cards of a list, and offers to undo it. */
  archiveAll: (list: FullList) => void;
  /** Deletes a list with its cards, after a question if it has some. Resolves to whether it did. */
  removeList: (list: FullList) => Promise<boolean>;
  /** Adds cards to the end of a list, or its start. */
  addCards: (listId: string, titles: readonly string[], end?: 'start' | 'end') => void;
  /** Moves a card to an index among the cards that are shown in a list, without the card itself. */
  moveCard: (id: string, listId: string, index: number, shown: readonly Card[]) => void;
  /** Archives a card, or brings it back into its list, and offers to undo it. */
  archiveCard: (card: Card, archived: boolean) => void;
  /** Deletes a card, and offers to undo it. */
  removeCard: (card: Card) => void;
  /** Deletes a label, and offers to give it back to its cards. */
  removeLabel: (label: BoardLabel) => Promise<unknown>;
}

type ActionDependencies = {
  boardId: string;
  client: QueryClient;
  confirm: Confirm;
  offerUndo: ReturnType<typeof useUndo>;
  language: string;
  t: TFunction<'scrumboard'>;
};

function createBoardActions({ boardId, client, confirm, offerUndo, language, t }: ActionDependencies): BoardActions {
  const { run, start } = createMutationRunner(client);
  const board = (): FullBoard | undefined => client.getQueryData(boardQuery(boardId).queryKey);
  const listOf = (id: string) => board()?.lists.find((list) => list.id === id);
  /** A list as it is now. */
  const fresh = (list: FullList) => listOf(list.id) ?? list;

  return {
    addList(title) {
      const position = positionBetween(board()?.lists.at(-1)?.position, undefined);
      start(createListMutation(), { id: crypto.randomUUID(), boardId, title, position });
    },
    renameList: ({ id }, title) => start(renameListMutation(), { id, boardId, title }),
    moveList(id, index) {
      const others = (board()?.lists ?? []).filter((list) => list.id !== id);
      start(moveListMutation(), { id, boardId, position: positionAt(others, index) });
    },
    copyList(list, title) {
      const lists = board()?.lists ?? [];
      const at = lists.findIndex(({ id }) => id === list.id);
      start(createListMutation(), {
        id: crypto.randomUUID(),
        boardId,
        title: title.slice(0, boardLimits.listTitle),
        position: positionBetween(list.position, lists[at + 1]?.position),
        copyOf: list.id,
      });
    },
    sortList(list, order) {
      const { cards } = fresh(list);
      offerUndo({
        saved: start(orderCardsMutation(), { boardId, cards: sortCards(cards, order, language) }),
        text: t('done.sorted', { list: list.title }),
        undo: () => start(orderCardsMutation(), { boardId, cards }),
      });
    },
    archiveAll(list) {
      const { cards } = fresh(list);
      offerUndo({
        saved: start(changeCardsMutation(), { boardId, cards, change: { archived: true } }),
        text: t('done.archivedAll', { count: cards.length }),
        undo: () => start(changeCardsMutation(), { boardId, cards, change: { archived: false } }),
      });
    },
    async removeList(list) {
      const { cards, title } = fresh(list);
      const answer = await confirm({
        title: t('deleteList.title', { list: title }),
        message: t('deleteList.text', { count: cards.length }),
        actions: { confirm: { label: t('deleteList.confirm'), color: 'warn' } },
      });
      if (answer !== 'confirmed') return false;
      start(removeListMutation(), { id: list.id, boardId });
      return true;
    },
    addCards(listId, titles, end = 'end') {
      const shown = board();
      const cards = listOf(listId)?.cards ?? [];
      if (!shown) return;
      const createdAt = now().toISOString();
      let before = end === 'end' ? cards.at(-1)?.position : undefined;
      const after = end === 'end' ? undefined : cards[0]?.position;
      for (const title of titles) {
        const position = positionBetween(before, after);
        before = position;
        start(createCardMutation('scrumboard:failure.card'), {
          id: crypto.randomUUID(),
          boardId,
          listId,
          position,
          ...emptyCard,
          labels: [],
          members: [],
          title,
          archived: false,
          createdAt,
          updatedAt: createdAt,
        });
      }
    },
    moveCard(id, listId, index, shown) {
      const card = findCard(board(), id);
      const list = listOf(listId);
      if (!card || !list) return;
      const others = list.cards.filter((other) => other.id !== id);
      const position = positionAmong(
        others,
        shown.filter((other) => other.id !== id),
        index,
      );
      const change = { position, ...(card.listId !== listId && { listId }) };
      start(changeCardMutation('scrumboard:failure.move'), { card, change });
    },
    archiveCard(card, archived) {
      const change = (next: boolean) => ({ card, change: { archived: next } });
      offerUndo({
        saved: start(changeCardMutation('scrumboard:failure.change'), change(archived)),
        text: t(archived ? 'done.archived' : 'done.restored', { title: card.title }),
        undo: () => start(changeCardMutation('scrumboard:failure.change'), change(!archived)),
      });
    },
    removeCard(card) {
      offerUndo({
        saved: start(removeCardMutation(), card),
        text: t('done.removed', { title: card.title }),
        undo: () => start(createCardMutation('scrumboard:failure.restore'), card),
      });
    },
    async removeLabel(label) {
      const cards = (board()?.lists ?? [])
        .flatMap((list) => list.cards)
        .filter(({ labels }) => labels.some(({ id }) => id === label.id))
        .map(({ id }) => id);
      await run(deleteLabelMutation(), label);
      offerUndo({
        text: t('done.labelRemoved', { title: label.title }),
        undo: () => start(restoreLabelMutation(), { label, cards }),
      });
    },
  };
}

/** The actions on a board, with a stable identity. */
export function useBoardActions(boardId: string): BoardActions {
  const { t, i18n } = useTranslation('scrumboard');
  const offerUndo = useUndo();
  const confirm = useConfirm();
  const client = useQueryClient();
  const { language } = i18n;
  return useMemo(
    () => createBoardActions({ boardId, client, confirm, offerUndo, language, t }),
    [boardId, client, confirm, offerUndo, language, t],
  );
}
