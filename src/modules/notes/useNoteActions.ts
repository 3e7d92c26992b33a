import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';

import type { Note, NoteLabel } from './api';
import { noteName } from './noteRules';
import type { NoteContent } from './noteRules';
import {
  deleteLabelMutation,
  notesQuery,
  removeMutation,
  restoreLabelMutation,
  restoreMutation,
  saveMutation,
} from './queries';

/** Actions on notes. All show at once and are taken back when the server refuses them. */
export interface NoteActions {
  /** Changes a note without an undo, because the same control takes it back. */
  change: (note: Note, change: Partial<NoteContent>) => void;
  /** Ticks an item of a checklist, or unticks it. */
  complete: (note: Note, taskId: string, completed: boolean) => void;
  /** Moves a note into the archive or out of it, and offers to undo it. */
  archive: (note: Note, archived: boolean) => void;
  /** Deletes a note, and offers to undo it. */
  remove: (note: Note) => void;
  /** Deletes a label, and offers to give it back to its notes. */
  removeLabel: (label: NoteLabel) => Promise<unknown>;
}

function createNoteActions({ client, run, start, offerUndo, t }: ActionTools<'notes'>): NoteActions {
  const all = () => client.getQueryData(notesQuery().queryKey) ?? [];
  const titleOf = (note: Note) => noteName(note) || t('untitled');
  const change: NoteActions['change'] = ({ id }, changes) =>
    start(saveMutation('notes:failure.change'), { id, change: changes });
  return {
    change,
    complete(note, taskId, completed) {
      // Another item may just have been ticked.
      const { tasks } = all().find(({ id }) => id === note.id) ?? note;
      if (tasks) change(note, { tasks: tasks.map((task) => (task.id === taskId ? { ...task, completed } : task)) });
    },
    archive(note, archived) {
      offerUndo({
        saved: start(saveMutation('notes:failure.change'), { id: note.id, change: { archived } }),
        text: t(archived ? 'done.archived' : 'done.unarchived', { title: titleOf(note) }),
        undo: () => change(note, { archived: !archived }),
      });
    },
    remove(note) {
      offerUndo({
        saved: start(removeMutation(), note.id),
        text: t('done.removed', { title: titleOf(note) }),
        undo: () => start(restoreMutation(), note),
      });
    },
    async removeLabel(label) {
      const notes = all()
        .filter(({ labels }) => labels.some(({ id }) => id === label.id))
        .map(({ id }) => id);
      await run(deleteLabelMutation(), label);
      offerUndo({
        text: t('done.labelRemoved', { title: label.title }),
        undo: () => start(restoreLabelMutation(), { label, notes }),
      });
    },
  };
}

/** The actions on notes, with a stable identity. */
export const useNoteActions = (): NoteActions => useRecordActions(createNoteActions, useTranslation('notes'));
