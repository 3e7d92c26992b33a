import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { parseFields, readBoolean, readList, readNullable, readRecord, readText } from '#lib/drafts/parseFields';
import type { FieldReader } from '#lib/drafts/parseFields';
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

// The server refuses a name that it does not know.
const readCover = readText as FieldReader<NonNullable<CardContent['cover']>>;

const parseContent = (found: unknown) =>
  parseFields<CardContent>(
    found,
    {
      title: readText,
      description: readText,
      labels: readList(readText),
      members: readList(readText),
      dueDate: readNullable(readText),
      completed: readBoolean,
      checklist: readList(readRecord<ChecklistItem>('id', 'content', 'completed')),
      cover: readNullable(readCover),
    },
    emptyCard,
  );

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) => parseDraftCopy(found, parseContent);
