import * as z from 'zod/mini';

import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { readConflict } from '#lib/drafts/readConflict';
import { parseStored, validEntries } from '#lib/drafts/storedContent';

import type { Card } from './api';
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

const storedSchema: z.ZodMiniType<CardContent> = z.object({
  title: z.string(),
  description: z.string(),
  labels: validEntries(z.string()),
  members: validEntries(z.string()),
  dueDate: z.nullable(z.string()),
  completed: z.boolean(),
  checklist: validEntries(z.object({ id: z.string(), content: z.string(), completed: z.boolean() })),
  // The server refuses a name that it does not know.
  cover: z.nullable(z.custom<NonNullable<CardContent['cover']>>((name) => typeof name === 'string')),
});

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) =>
  parseDraftCopy(found, (content) => parseStored(storedSchema, content, emptyCard));
