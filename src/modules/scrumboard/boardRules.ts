import { foldForSearch } from '#lib/text/foldForSearch';
import { dueDayIn } from '#lib/time/dueDay';
import { isoDateToDayNumber } from '#lib/time/zonedTime';

import type { Board, Card, CardChange, FullBoard, FullList } from './api';
import { positionBetween } from './positions';

/** What a person writes and chooses in a card; labels and members are ids. */
export interface CardContent {
  title: string;
  description: string;
  labels: readonly string[];
  members: readonly string[];
  dueDate: string | null;
  completed: boolean;
  checklist: Card['checklist'];
  cover: Card['cover'];
}

/** A card in which nothing was entered. */
export const emptyCard: CardContent = {
  title: '',
  description: '',
  labels: [],
  members: [],
  dueDate: null,
  completed: false,
  checklist: [],
  cover: null,
};

/** What can be changed in a card, as it is sent. */
export const contentOf = (card: Card): CardContent => ({
  title: card.title,
  description: card.description,
  labels: card.labels.map(({ id }) => id),
  members: card.members.map(({ id }) => id),
  dueDate: card.dueDate,
  completed: card.completed,
  checklist: card.checklist,
  cover: card.cover,
});

/** Where and when the viewer is. */
export interface Viewer {
  /** `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
}

/** How close the day is on which a card is due. */
export type DueState = 'done' | 'overdue' | 'today' | 'soon' | 'later';

/** The day on which a card is due and how close it is; `undefined` for a card without a due date. */
export function dueOf(
  { dueDate, completed }: Pick<Card, 'dueDate' | 'completed'>,
  { today, timeZone }: Viewer,
): { day: string; state: DueState } | undefined {
  if (dueDate === null) return undefined;
  const day = dueDayIn(timeZone, dueDate);
  if (completed) return { day, state: 'done' };
  const days = isoDateToDayNumber(day) - isoDateToDayNumber(today);
  return { day, state: days < 0 ? 'overdue' : days === 0 ? 'today' : days <= 7 ? 'soon' : 'later' };
}

/** What of a board's cards is shown. */
export interface BoardFilter {
  /** Search text. */
  q: string;
  /** Ids of labels: cards with any of them. */
  label: readonly string[];
  /** Ids of members: cards with any of them. */
  member: readonly string[];
  due: '' | 'overdue' | 'today' | 'week' | 'none' | 'done';
}

/** Whether a filter may hide cards. */
export const isFiltering = ({ q, label, member, due }: BoardFilter): boolean =>
  q.trim() !== '' || label.length > 0 || member.length > 0 || due !== '';

function matchesDue(card: Card, due: BoardFilter['due'], viewer: Viewer): boolean {
  const state = dueOf(card, viewer)?.state;
  switch (due) {
    case '':
      return true;
    case 'none':
      return state === undefined;
    case 'week':
      return state === 'today' || state === 'soon';
    default:
      return state === due;
  }
}

/** Returns whether a filter shows a card. */
export function cardFilter({ q, label, member, due }: BoardFilter, viewer: Viewer): (card: Card) => boolean {
  const words = foldForSearch(q)
    .split(' ')
    .filter((word) => word !== '');
  return (card) => {
    if (label.length > 0 && !card.labels.some(({ id }) => label.includes(id))) return false;
    if (member.length > 0 && !card.members.some(({ id }) => member.includes(id))) return false;
    if (!matchesDue(card, due, viewer)) return false;
    if (words.length === 0) return true;
    const text = foldForSearch(
      [card.title, card.description, ...card.checklist.map((item) => item.content)].join('\n'),
    );
    return words.every((word) => text.includes(word));
  };
}

/** Puts cards into their lists at their positions, before others at the same one; archived ones leave their lists. */
export function putCards(board: FullBoard, cards: readonly Card[]): FullBoard {
  const ids = new Set(cards.map(({ id }) => id));
  const lists = board.lists.map((list): FullList => {
    const added = cards.filter((card) => card.listId === list.id && !card.archived);
    if (added.length === 0 && !list.cards.some(({ id }) => ids.has(id))) return list;
    const others = list.cards.filter(({ id }) => !ids.has(id));
    return { ...list, cards: [...added, ...others].toSorted((one, other) => one.position - other.position) };
  });
  return { ...board, lists };
}

/** Takes cards from their lists. */
export const dropCards = (board: FullBoard, ids: ReadonlySet<string>): FullBoard => ({
  ...board,
  lists: board.lists.map((list) =>
    list.cards.some(({ id }) => ids.has(id)) ? { ...list, cards: list.cards.filter(({ id }) => !ids.has(id)) } : list,
  ),
});

/** The card with an id, in its list. */
export function findCard(board: FullBoard | undefined, id: string | undefined): Card | undefined {
  for (const list of board?.lists ?? []) {
    const found = list.cards.find((card) => card.id === id);
    if (found) return found;
  }
  return undefined;
}

/** A changed card as the board shows it until the response is there. */
export function applyChange(
  card: Card,
  { labels, members, ...change }: CardChange,
  board: Pick<FullBoard, 'labels' | 'members'>,
): Card {
  const knownLabels = new Map([...card.labels, ...board.labels].map((label) => [label.id, label]));
  const people = new Map([...card.members, ...board.members].map((member) => [member.id, member]));
  return {
    ...card,
    ...change,
    ...(labels && { labels: labels.flatMap((id) => knownLabels.get(id) ?? []) }),
    ...(members && { members: members.flatMap((id) => people.get(id) ?? []) }),
  };
}

/**
 * The position for an item that is put at an index among those that are shown: behind the shown one before it, and
 * before whatever follows that one, shown or not.
 */
export function positionAmong<Item extends { id: string; position: number }>(
  all: readonly Item[],
  shown: readonly Item[],
  index: number,
): number {
  const next = shown[index];
  if (next) {
    const at = all.findIndex(({ id }) => id === next.id);
    return positionBetween(all[at - 1]?.position, next.position);
  }
  const last = shown.at(-1);
  if (!last) return positionBetween(all.at(-1)?.position, undefined);
  const at = all.findIndex(({ id }) => id === last.id);
  return positionBetween(last.position, all[at + 1]?.position);
}

/** How the cards of a list can be sorted. */
export type CardOrder = 'title' | 'due' | 'newest' | 'oldest';

/** The cards of a list in an order; those that are alike stay as they are. */
export function sortCards(cards: readonly Card[], order: CardOrder, language: string): Card[] {
  const time = (instant: string | null) => (instant === null ? Infinity : Date.parse(instant));
  switch (order) {
    case 'title': {
      const collator = new Intl.Collator(language, { numeric: true });
      return cards.toSorted((one, other) => collator.compare(one.title, other.title));
    }
    case 'due':
      // Two without a due date are alike.
      return cards.toSorted((one, other) =>
        one.dueDate === other.dueDate ? 0 : time(one.dueDate) - time(other.dueDate),
      );
    case 'newest':
      return cards.toSorted((one, other) => time(other.createdAt) - time(one.createdAt));
    case 'oldest':
      return cards.toSorted((one, other) => time(one.createdAt) - time(other.createdAt));
  }
}

/** The titles of the cards that a text makes: one of each line. Bullets, ticks and the numbers of a list are left out. */
export function titlesIn(text: string, maxLength: number): string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  // The number of a single line belongs to its title.
  const marker = lines.length > 1 ? /^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/ : /^\s*[-*•]\s+(?:\[[ xX]\]\s+)?/;
  return lines.map((line) => line.replace(marker, '').trim().slice(0, maxLength)).filter((title) => title !== '');
}

/** Boards that are in use, and those that are put away; both in their order. */
export const splitBoards = (boards: readonly Board[]) => ({
  open: boards.filter(({ archived }) => !archived),
  archived: boards.filter(({ archived }) => archived),
});
