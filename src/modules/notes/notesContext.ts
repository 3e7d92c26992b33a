import { createScreenContext } from '#lib/react/createScreenContext';

import type { NoteLabel } from './api';
import type { NoteFilter } from './noteRules';
import type { NoteActions } from './useNoteActions';

/** State shared by all parts of the screen of notes. Lists are empty while loading. */
export interface NotesScreenState {
  filter: NoteFilter;
  labels: readonly NoteLabel[];
  actions: NoteActions;
  /** Opens a new note, ready to be typed in. */
  create: () => void;
  openLabels: () => void;
}

/** Provides the shared state to the parts of `NotesScreen`, and returns it in them. */
export const [NotesContext, useNotesScreen] = createScreenContext<NotesScreenState>('NotesScreen');
