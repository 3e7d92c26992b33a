import { createContext, use } from 'react';

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

/** Provides the shared state to the parts of the screen of notes. */
export const NotesContext = createContext<NotesScreenState | null>(null);

/** The shared state of the screen of notes; throws outside `NotesContext`. */
export function useNotesScreen(): NotesScreenState {
  const state = use(NotesContext);
  if (!state) throw new Error('useNotesScreen found no NotesContext above: render it inside NotesScreen.');
  return state;
}
