import type { ActivityKind, CardChange, List } from '#modules/scrumboard/api';
import { boardLimits } from '#modules/scrumboard/limits';

import { isoInstant, nextInstant } from '#mocks/core/time';

import type { StoredActivity, StoredCard } from './store';

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** An entry of a card's activity, made now. */
export const activityEntry = (
  kind: ActivityKind,
  member: string,
  from: string | null = null,
  to: string | null = null,
): StoredActivity => ({ id: crypto.randomUUID(), at: isoInstant(), kind, member, from, to });

const kinds = [
  ['description', 'described'],
  ['labels', 'labelled'],
  ['members', 'assigned'],
  ['dueDate', 'dated'],
  ['checklist', 'listed'],
  ['cover', 'covered'],
] as const;

/** Changes of one kind by one person within this time are one entry: a description saves itself while it is typed. */
const oneEntryMs = 5 * 60_000;

function addActivity(before: readonly StoredActivity[], added: readonly StoredActivity[]): readonly StoredActivity[] {
  let entries = before;
  for (const entry of added) {
    const [last] = entries;
    const continues =
      last?.kind === entry.kind &&
      last.member === entry.member &&
      Date.parse(entry.at) - Date.parse(last.at) < oneEntryMs;
    entries = continues ? [{ ...entry, id: last.id, from: last.from }, ...entries.slice(1)] : [entry, ...entries];
  }
  return entries.slice(0, boardLimits.activity);
}

/** Merges a change into a card as a new version, and notes what a person has done. */
export function changedCard(
  before: StoredCard,
  change: CardChange,
  member: string,
  listTitle: (id: string) => string,
): StoredCard {
  const after: StoredCard = {
    ...before,
    ...change,
    ...(change.labels && { labels: unique(change.labels) }),
    ...(change.members && { members: unique(change.members) }),
    updatedAt: nextInstant(before.updatedAt),
  };
  const added = kinds
    .filter(([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(([, kind]) => activityEntry(kind, member));
  if (before.title !== after.title) added.push(activityEntry('renamed', member, before.title, after.title));
  if (before.completed !== after.completed) {
    added.push(activityEntry(after.completed ? 'completed' : 'reopened', member));
  }
  if (before.listId !== after.listId) {
    added.push(activityEntry('moved', member, listTitle(before.listId), listTitle(after.listId)));
  }
  if (before.archived !== after.archived) {
    added.push(activityEntry(after.archived ? 'archived' : 'restored', member));
  }
  return { ...after, activity: addActivity(before.activity, added) };
}

/** A card in which nothing was entered but its title. */
export const blankCard = (card: { id: string; title: string }, list: List, position: number): StoredCard => {
  const createdAt = isoInstant();
  return {
    id: card.id,
    boardId: list.boardId,
    listId: list.id,
    position,
    title: card.title,
    description: '',
    dueDate: null,
    completed: false,
    checklist: [],
    cover: null,
    labels: [],
    members: [],
    archived: false,
    createdAt,
    updatedAt: createdAt,
    activity: [],
  };
};
