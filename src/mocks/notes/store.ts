import type { Note, NoteImage, NoteLabel } from '#modules/notes/api';

import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** A note as stored: with the ids of its labels and picture. */
export type StoredNote = Omit<Note, 'labels' | 'image'> & {
  labels: readonly string[];
  image: string | null;
  /** The reminder that was given last. */
  givenReminder: string | null;
};

/** A picture as stored. */
export type StoredNoteImage = NoteImage & { createdAt: string };

/** The stores that the handlers use: the database, or memory for a scenario. */
export interface NoteStores {
  notes: OwnedStore<StoredNote>;
  labels: OwnedStore<NoteLabel>;
  images: OwnedStore<StoredNoteImage>;
}

/** The notes of each person. */
export const notes = ownedStore<StoredNote>('notes', async () => (await import('./seed')).sampleNotes());

/** The labels of each person's notes. */
export const noteLabels = ownedStore<NoteLabel>('note-labels', async () => (await import('./seed')).noteLabels);

/** The pictures of each person's notes. */
export const noteImages = ownedStore<StoredNoteImage>('note-images', async () => (await import('./seed')).noteImages());
