import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useRecordEditor } from '#lib/drafts/useRecordEditor';
import { createMutationRunner } from '#lib/query/createMutationRunner';
import { now } from '#lib/time/clock';

import type { Note } from './api';
import { conflictIn, parseCopy, problemOf, toVersion } from './noteDraft';
import type { NoteContent } from './noteRules';
import { createMutation, loadNote, removeMutation, saveMutation } from './queries';

export interface NoteEditorOptions {
  id: string;
  /** The note on the server, if any. */
  note: Note | null;
  /** A note in which nothing was entered; a new one has the label of its view. */
  initial: NoteContent;
  /** Called with the id of a new note that has what was written, because the old one was deleted elsewhere. */
  onReplaced: (id: string) => void;
}

/** The content of a note that saves itself. */
export function useNoteEditor({ id, note, initial, onReplaced }: NoteEditorOptions) {
  const client = useQueryClient();
  const { mutateAsync: create } = useMutation(createMutation());
  const { mutateAsync: save } = useMutation(saveMutation());
  const [createdAt] = useState(() => now().toISOString());
  return useRecordEditor<NoteContent>({
    id,
    draftKey: (key) => `notes:${key}`,
    version: note && toVersion(note),
    initial,
    parseCopy,
    conflictIn,
    problemOf,
    create: async (content) => toVersion(await create({ id, content, createdAt })),
    save: async (change, base) => toVersion(await save({ id, change, base })),
    async load() {
      const found = await loadNote(id);
      return found && toVersion(found);
    },
    removeBlank: () => void createMutationRunner(client).start(removeMutation(1), [id]),
    onReplaced,
  });
}
