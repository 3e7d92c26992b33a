import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { readConflict } from '#lib/drafts/readConflict';

import type { Note, NoteColor, NoteTask } from './api';
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

const isText = (value: unknown): value is string => typeof value === 'string';
const isNullOrText = (value: unknown): value is string | null => value === null || isText(value);
const isTask = (value: unknown): value is NoteTask =>
  typeof value === 'object' && value !== null && 'id' in value && 'content' in value && 'completed' in value;

function parseContent(found: unknown): NoteContent | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { title, content, tasks, image, reminder, labels, archived, pinned, color } = {
    ...emptyNote,
    ...(found as Partial<Record<keyof NoteContent, unknown>>),
  };
  if (!isText(title) || !isText(content) || !isNullOrText(image) || !isNullOrText(reminder)) return undefined;
  if (!isNullOrText(color) || typeof archived !== 'boolean' || typeof pinned !== 'boolean') return undefined;
  if (!Array.isArray(labels) || (tasks !== null && !Array.isArray(tasks))) return undefined;
  return {
    title,
    content,
    tasks: tasks === null ? null : (tasks as unknown[]).filter(isTask),
    image,
    reminder,
    labels: (labels as unknown[]).filter(isText),
    archived,
    pinned,
    // The server refuses a name that it does not know.
    color: color as NoteColor | null,
  };
}

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) => parseDraftCopy(found, parseContent);
