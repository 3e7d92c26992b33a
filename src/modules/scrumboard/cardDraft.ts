import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { readConflict } from '#lib/drafts/readConflict';

import type { Card, ChecklistItem } from './api';
import { contentOf, emptyCard } from './boardRules';
import type { CardContent } from './boardRules';
import { boardLimits } from './limits';

/** A card of the server as a version of what is written. */
export const toVersion = (card: Card): DraftVersion<CardContent> => ({
  content: contentOf(card),
  savedAt: card.updatedAt,
});

/** The saved version in a `revision-conflict`. */
export const conflictIn = readConflict(toVersion);

/** Why a card cannot be saved: it has no title, or passes a limit of the contract. */
export function problemOf({ title, description }: CardContent): 'untitled' | 'tooLong' | undefined {
  if (title.trim() === '') return 'untitled';
  return title.length > boardLimits.cardTitle || description.length > boardLimits.description ? 'tooLong' : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNullOrText = (value: unknown): value is string | null => value === null || isText(value);
const isItem = (value: unknown): value is ChecklistItem =>
  typeof value === 'object' && value !== null && 'id' in value && 'content' in value && 'completed' in value;

function parseContent(found: unknown): CardContent | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { title, description, labels, members, dueDate, completed, checklist, cover } = {
    ...emptyCard,
    ...(found as Partial<Record<keyof CardContent, unknown>>),
  };
  if (!isText(title) || !isText(description) || !isNullOrText(dueDate) || !isNullOrText(cover)) return undefined;
  if (typeof completed !== 'boolean' || !Array.isArray(labels) || !Array.isArray(members)) return undefined;
  if (!Array.isArray(checklist)) return undefined;
  return {
    title,
    description,
    labels: (labels as unknown[]).filter(isText),
    members: (members as unknown[]).filter(isText),
    dueDate,
    completed,
    checklist: (checklist as unknown[]).filter(isItem),
    // The server refuses a name that it does not know.
    cover: cover as CardContent['cover'],
  };
}

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) => parseDraftCopy(found, parseContent);
