import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { parseFields, readBoolean, readList, readNullable, readRecord, readText } from '#lib/drafts/parseFields';
import type { FieldReader } from '#lib/drafts/parseFields';
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

// The server refuses a name that it does not know.
const readColor = readText as FieldReader<NoteColor>;

const parseContent = (found: unknown) =>
  parseFields<NoteContent>(
    found,
    {
      title: readText,
      content: readText,
      tasks: readNullable(readList(readRecord<NoteTask>('id', 'content', 'completed'))),
      image: readNullable(readText),
      reminder: readNullable(readText),
      labels: readList(readText),
      archived: readBoolean,
      pinned: readBoolean,
      color: readNullable(readColor),
    },
    emptyNote,
  );

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) => parseDraftCopy(found, parseContent);
