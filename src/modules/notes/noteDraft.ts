import * as z from 'zod/mini';

import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { readConflict } from '#lib/drafts/readConflict';
import { parseStored, validEntries } from '#lib/drafts/storedContent';

import type { Note, NoteColor } from './api';
import { noteLimits } from './limits';
import { contentOf, emptyNote } from './noteRules';
import type { NoteContent } from './noteRules';

/** A note of the server as a version of what is written. */
export const toVersion = (note: Note): DraftVersion<NoteContent> => ({
  content: contentOf(note),
  savedAt: note.updatedAt,
});

/** The saved version in a `revision-conflict`. */
export const conflictIn = readConflict(toVersion);

/** Why a note cannot be saved: a limit of the contract that typing and pasting can pass. */
export const problemOf = ({ title, content }: NoteContent): 'tooLong' | undefined =>
  title.length > noteLimits.title || content.length > noteLimits.content ? 'tooLong' : undefined;

const storedSchema: z.ZodMiniType<NoteContent> = z.object({
  title: z.string(),
  content: z.string(),
  tasks: z.nullable(validEntries(z.object({ id: z.string(), content: z.string(), completed: z.boolean() }))),
  image: z.nullable(z.string()),
  reminder: z.nullable(z.string()),
  labels: validEntries(z.string()),
  archived: z.boolean(),
  pinned: z.boolean(),
  // The server refuses a name that it does not know.
  color: z.nullable(z.custom<NoteColor>((name) => typeof name === 'string')),
});

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) =>
  parseDraftCopy(found, (content) => parseStored(storedSchema, content, emptyNote));
