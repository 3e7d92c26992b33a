import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';

import type { Note, NoteColor, NoteLabel } from './api';
import { contentOf, noteName } from './noteRules';
import type { NoteContent } from './noteRules';
import {
  changeMutation,
  deleteLabelMutation,
  notesQuery,
  removeMutation,
  restoreLabelMutation,
  restoreMutation,
} from './queries';

/** Actions on notes. All show at once and are taken back when the server refuses them. */
export interface NoteActions {
  /** Changes a note without an undo, because the same control takes it back. */
  change: (note: Note, change: Partial<NoteContent>) => void;
  /** Ticks an item of a checklist, or unticks it. */
  complete: (note: Note, taskId: string, completed: boolean) => void;
  /** Moves notes into the archive or out of it, and offers to undo it. */
  archive: (notes: readonly Note[], archived: boolean) => void;
  /** Gives notes a colour, or none, and offers to undo it. */
  color: (notes: readonly Note[], color: NoteColor | null) => void;
  /** Adds a label to notes, or removes it, and offers to undo it. */
  label: (notes: readonly Note[], label: NoteLabel, added: boolean) => void;
  /** Deletes notes, and offers to undo it. */
  remove: (notes: readonly Note[]) => void;
  /** Deletes a label, and offers to give it back to its notes. */
  removeLabel: (label: NoteLabel) => Promise<unknown>;
}

function createNoteActions({ client, run, start, offerUndo, t }: ActionTools<'notes'>): NoteActions {
  const all = () => client.getQueryData(notesQuery().queryKey) ?? [];
  const naming = (notes: readonly Note[]) => ({
    count: notes.length,
    title: (notes[0] && noteName(notes[0])) || t('untitled'),
  });
  const change: NoteActions['change'] = ({ id }, changes) => start(changeMutation(1), [{ id, change: changes }]);

  type Change = (note: Note) => Partial<NoteContent>;
  /** Changes the notes, and offers to change each of them back. */
  function edit(notes: readonly Note[], text: string, to: Change, back: Change) {
    if (notes.length === 0) return;
    const send = (by: Change) =>
      start(
        changeMutation(notes.length),
        notes.map((note) => ({ id: note.id, change: by(note) })),
      );
    offerUndo({ saved: send(to), text, undo: () => send(back) });
  }

  return {
    change,
    complete(note, taskId, completed) {
      // Another item may just have been ticked.
      const { tasks } = all().find(({ id }) => id === note.id) ?? note;
      if (tasks) change(note, { tasks: tasks.map((task) => (task.id === taskId ? { ...task, completed } : task)) });
    },
    archive(notes, archived) {
      const text = t(archived ? 'done.archived' : 'done.unarchived', naming(notes));
      const to = (isArchived: boolean) => () => ({ archived: isArchived });
      edit(notes, text, to(archived), to(!archived));
    },
    color(notes, color) {
      const changed = notes.filter((note) => note.color !== color);
      edit(
        changed,
        t('done.colored', naming(changed)),
        () => ({ color }),
        (note) => ({ color: note.color }),
      );
    },
    label(notes, label, added) {
      const changed = notes.filter(({ labels }) => labels.some(({ id }) => id === label.id) !== added);
      const labelsOf = (note: Note) => contentOf(note).labels;
      edit(
        changed,
        t(added ? 'done.labelled' : 'done.unlabelled', { ...naming(changed), label: label.title }),
        (note) => ({ labels: added ? [...labelsOf(note), label.id] : labelsOf(note).filter((id) => id !== label.id) }),
        (note) => ({ labels: labelsOf(note) }),
      );
    },
    remove(notes) {
      if (notes.length === 0) return;
      offerUndo({
        saved: start(
          removeMutation(notes.length),
          notes.map(({ id }) => id),
        ),
        text: t('done.removed', naming(notes)),
        undo: () => start(restoreMutation(notes.length), notes),
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
