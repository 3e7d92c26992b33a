import {
  createNote,
  createNoteLabel,
  deleteNote,
  deleteNoteLabel,
  getNoteLabels,
  getNotes,
  updateNote,
  updateNoteLabel,
  uploadNoteImage,
} from '#modules/notes/api';
import type { NoteLabel } from '#modules/notes/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createNoteHandlers } from './handlers';
import type { StoredNote } from './store';

const loadSeed = () => import('./seed');

/** The calls over notes in memory. */
const inMemory = (seed: () => Promise<readonly StoredNote[]>, labels?: readonly NoteLabel[]) =>
  createNoteHandlers({
    notes: memoryOwnedStore('notes', seed),
    labels: memoryOwnedStore('note-labels', async () => labels ?? (await loadSeed()).noteLabels),
    images: memoryOwnedStore('note-images', async () => (await loadSeed()).noteImages()),
  });

/** How the calls of the notes fail, and what they may return, by name. */
export const noteScenarios = {
  list: failureScenarios(getNotes),
  create: failureScenarios(createNote),
  change: failureScenarios(updateNote),
  remove: failureScenarios(deleteNote),
  image: failureScenarios(uploadNoteImage),
  labels: failureScenarios(getNoteLabels),
  labelCreate: failureScenarios(createNoteLabel),
  labelChange: failureScenarios(updateNoteLabel),
  labelDelete: failureScenarios(deleteNoteLabel),
  /** There are neither notes nor labels. */
  empty: () => inMemory(async () => [], []),
  /** Exactly these notes. */
  holds: (list: readonly StoredNote[], labels?: readonly NoteLabel[]) => inMemory(async () => list, labels),
  /** Years of notes. */
  many: (count = 500) => inMemory(async () => (await loadSeed()).manyNotes(count)),
};
