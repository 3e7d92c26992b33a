import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { lineKeys } from '#lib/browser/direction';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';

import type { Card } from './api';
import type { BoardActions } from './useBoardActions';

export interface BoardKeysOptions {
  board: RefObject<HTMLElement | null>;
  /** The card with an id. */
  cardOf: (id: string) => Card | undefined;
  actions: BoardActions;
  onSearch: () => void;
  onHelp: () => void;
}

const cardSelector = '[data-row-key]';

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

const cardsIn = (list: Element | undefined) => [...(list?.querySelectorAll<HTMLElement>(cardSelector) ?? [])];

const focusCard = (card: Element | undefined): boolean => {
  const link = card?.querySelector<HTMLElement>('a');
  link?.focus();
  return link !== null && link !== undefined;
};

/** Moves the focus between the cards and lists of a board. */
function createBoardFocus(board: RefObject<HTMLElement | null>) {
  const lists = () => [...(board.current?.querySelectorAll<HTMLElement>('[data-list-key]') ?? [])];
  const current = () => document.activeElement?.closest<HTMLElement>(cardSelector) ?? undefined;
  const isInBoard = () =>
    document.activeElement === document.body || board.current?.contains(document.activeElement) === true;
  const currentList = () => lists().find((list) => list.contains(document.activeElement)) ?? lists()[0];
  return {
    current,
    isInBoard,
    currentList,
    /** Moves up or down in a list. */
    along(by: 1 | -1): boolean {
      if (!isInBoard()) return false;
      const card = current();
      const cards = cardsIn(currentList());
      return focusCard(card ? cards[cards.indexOf(card) + by] : cards[0]);
    },
    /** Moves to the card at the same height in the next list that has some, or the one before. */
    across(by: 1 | -1): boolean {
      if (!isInBoard()) return false;
      const card = current();
      if (!card) return focusCard(cardsIn(currentList())[0]);
      const all = lists();
      const from = all.findIndex((list) => list.contains(card));
      const height = middleOf(card);
      for (let at = from + by; at >= 0 && at < all.length; at += by) {
        const cards = cardsIn(all[at]);
        if (cards.length === 0) continue;
        return focusCard(
          cards.reduce((best, one) =>
            Math.abs(middleOf(one) - height) < Math.abs(middleOf(best) - height) ? one : best,
          ),
        );
      }
      return false;
    },
    /** Moves to an end of a list. */
    end(end: 'first' | 'last'): boolean {
      if (!isInBoard() || !current()) return false;
      const cards = cardsIn(currentList());
      return focusCard(end === 'first' ? cards[0] : cards.at(-1));
    },
    /** Moves to the card below the one that goes, or above it, or to the button that adds one. */
    awayFrom(card: HTMLElement): void {
      const list = currentList();
      const cards = cardsIn(list);
      const at = cards.indexOf(card);
      if (!focusCard(cards[at + 1] ?? cards[at - 1])) {
        list?.querySelector<HTMLElement>('[data-add-card] button')?.focus();
      }
    },
  };
}

/** The keys of a board. Listens for them and returns all, for the dialog that lists them. */
export function useBoardKeys({ board, cardOf, actions, onSearch, onHelp }: BoardKeysOptions): readonly KeyBinding[] {
  const { t } = useTranslation('scrumboard');
  const focus = createBoardFocus(board);

  function act(action: (card: Card) => void): boolean {
    const element = focus.current();
    const card = cardOf(element?.dataset['rowKey'] ?? '');
    if (!element || !card) return false;
    focus.awayFrom(element);
    action(card);
    return true;
  }

  const bindings: KeyBinding[] = [
    {
      id: 'along',
      keys: ['ArrowDown', 'ArrowUp'],
      run: ({ key }) => focus.along(key === 'ArrowDown' ? 1 : -1),
      label: t('keys.along'),
    },
    {
      id: 'across',
      keys: ['ArrowRight', 'ArrowLeft'],
      run: ({ key }) => focus.across(key === lineKeys().forward ? 1 : -1),
      label: t('keys.across'),
    },
    {
      id: 'ends',
      keys: ['Home', 'End'],
      run: ({ key }) => focus.end(key === 'Home' ? 'first' : 'last'),
      label: t('keys.ends'),
    },
    { id: 'open', keys: ['Enter'], label: t('keys.open') },
    { id: 'move', keys: ['Space'], label: t('keys.move') },
    {
      id: 'create',
      keys: ['N'],
      run: () => {
        const foot = focus.currentList()?.querySelector<HTMLElement>('[data-add-card]');
        const field = foot?.querySelector<HTMLElement>('textarea');
        if (field) field.focus();
        else foot?.querySelector<HTMLElement>('button')?.click();
        return foot !== null && foot !== undefined;
      },
      label: t('keys.create'),
    },
    {
      id: 'archive',
      keys: ['E'],
      run: () => act((card) => actions.archiveCard(card, true)),
      label: t('keys.archive'),
    },
    { id: 'remove', keys: ['#', 'Delete'], run: () => act(actions.removeCard), label: t('keys.remove') },
    { id: 'search', keys: ['/'], run: onSearch, label: t('keys.search') },
    { id: 'help', keys: ['?'], run: onHelp, label: t('keys.help') },
  ];
  useKeyBindings(bindings);
  return bindings;
}
