import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { batches } from '#lib/collections/batches';
import { createClient } from '#lib/http/createClient';
import { patch, updateServerRecords } from '#lib/query/cachePatches';
import { callQuery } from '#lib/query/callQuery';
import { addToListMutation } from '#lib/query/listMutations';
import { mutation } from '#lib/query/mutation';

import type { Note, NoteImage, NoteLabel } from './api';
import { contentOf, sortNotes } from './noteRules';
import type { NoteContent } from './noteRules';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the notes; each also matches every key that starts with it. */
const noteKeys = {
  all: ['notes'],
  list: ['notes', 'list'],
  labels: ['notes', 'labels'],
  reminders: ['notes', 'reminders'],
} as const;

/** Key of a picture that was sent, for the note that takes it. */
const imageKey = (id: string) => ['note-images', id];

/** All notes, newest first. */
export const notesQuery = () => callQuery(noteKeys.list, api.getNotes);

/** All labels of notes. */
export const noteLabelsQuery = () => callQuery(noteKeys.labels, api.getNoteLabels);

/** The reminders that have not been given yet, earliest first. */
export const noteRemindersQuery = () => callQuery(noteKeys.reminders, api.getNoteReminders);

/** The note with an id, or null if it is not saved yet, or deleted. */
export const loadNote = async (id: string): Promise<Note | null> =>
  (await api.getNotes({})).find((note) => note.id === id) ?? null;

/** A note that is being made, or null as long as it is not saved. `startNew` puts it there without a request. */
export const newNoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...noteKeys.all, 'new', id],
    queryFn: () => loadNote(id),
    staleTime: Infinity,
  });

/** Says that a note with this id is new. */
export const startNew = (id: string, client: QueryClient) => client.setQueryData(newNoteQuery(id).queryKey, null);

const patchList = (update: (notes: Note[]) => Note[]) => patch<Note[]>(noteKeys.list, update);

/** A picture by its id: of a cached note, or one that was sent. */
function imageById(client: QueryClient, id: string | null): NoteImage | null {
  if (id === null) return null;
  const ofNote = client.getQueryData(notesQuery().queryKey)?.find(({ image }) => image?.id === id)?.image;
  const image = client.getQueryData<NoteImage>(imageKey(id)) ?? ofNote ?? null;
  // A removed one can be brought back.
  if (image) client.setQueryData(imageKey(id), image);
  return image;
}

/** A changed note as the list shows it. */
export function applyContent(note: Note, change: Partial<NoteContent>, client: QueryClient): Note {
  const { labels, image, tasks, ...rest } = change;
  const known = new Map(
    [...note.labels, ...(client.getQueryData(noteLabelsQuery().queryKey) ?? [])].map((label) => [label.id, label]),
  );
  return {
    ...note,
    ...rest,
    ...(tasks !== undefined && { tasks: tasks && [...tasks] }),
    ...(labels && { labels: labels.flatMap((id) => known.get(id) ?? []) }),
    ...(image !== undefined && { image: image === note.image?.id ? note.image : imageById(client, image) }),
  };
}

/** A note as the list shows it until the response is there. */
export const toNote = (id: string, content: NoteContent, createdAt: string, client: QueryClient): Note =>
  applyContent({ ...content, id, tasks: null, image: null, labels: [], createdAt, updatedAt: '' }, content, client);

const asSent = ({ tasks, labels, ...content }: Partial<NoteContent>) => ({
  ...content,
  ...(tasks !== undefined && { tasks: tasks && [...tasks] }),
  ...(labels && { labels: [...labels] }),
});

const putSaved = (saved: readonly Note[], client: QueryClient) =>
  updateServerRecords(client, saved, (update: (note: Note) => Note) => [patchList((notes) => notes.map(update))]);

const affected = (change: Partial<NoteContent>) => (change.reminder === undefined ? [] : [noteKeys.reminders]);

/** Sends a request for each item, `atOnce` together. All are sent, also after a failure, which it then throws. */
async function sendEach<Item, Data>(
  items: readonly Item[],
  send: (item: Item) => Promise<Data>,
  atOnce = 10,
): Promise<Data[]> {
  const results: PromiseSettledResult<Data>[] = [];
  for (const batch of batches(items, atOnce)) results.push(...(await Promise.allSettled(batch.map(send))));
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** Adds a note. Its editor shows its failure. */
export const createMutation = () =>
  mutation({
    key: noteKeys.all,
    send: ({ id, content }: { id: string; content: NoteContent; createdAt: string }) =>
      api.createNote({ body: { note: { id, ...asSent(content) } } }),
    optimistic: ({ id, content, createdAt }, client) => [
      patchList((notes) => [toNote(id, content, createdAt, client), ...notes.filter((note) => note.id !== id)]),
    ],
    onSaved: (saved, _variables, client) => putSaved([saved], client),
    invalidates: ({ content }) => (content.reminder === null ? [] : [noteKeys.reminders]),
  });

/** Brings deleted notes back to their places. */
export const restoreMutation = (count: number) =>
  mutation({
    key: noteKeys.all,
    send: (restored: readonly Note[]) =>
      // The last one first, because each is put before those of the same instant.
      sendEach(
        restored.toReversed(),
        (note) =>
          api.createNote({ body: { note: { id: note.id, createdAt: note.createdAt, ...asSent(contentOf(note)) } } }),
        1,
      ),
    optimistic: (restored) => [
      patchList((notes) => {
        const ids = new Set(restored.map(({ id }) => id));
        return sortNotes([...restored, ...notes.filter(({ id }) => !ids.has(id))]);
      }),
    ],
    onSaved: (saved, _notes, client) => putSaved(saved, client),
    invalidates: [noteKeys.reminders],
    errorKey: count === 1 ? 'notes:failure.restore' : 'notes:failure.restoreSome',
  });

/** A change of one note; `base` is the version that its editor has, which shows the failure itself. */
export const saveMutation = () =>
  mutation({
    key: noteKeys.all,
    send: ({ id, change, base }: { id: string; change: Partial<NoteContent>; base?: string }) =>
      api.updateNote({ body: { updatedNote: { id, ...asSent(change) }, ...(base !== undefined && { base }) } }),
    optimistic: ({ id, change }, client) => [
      patchList((notes) => notes.map((note) => (note.id === id ? applyContent(note, change, client) : note))),
    ],
    onSaved: (saved, _variables, client) => putSaved([saved], client),
    invalidates: ({ change }) => affected(change),
  });

/** A change of one note among several. */
interface NoteEdit {
  id: string;
  change: Partial<NoteContent>;
}

/** Changes of `count` notes; `errorKey` says that they failed where the texts of notes are not loaded. */
export const changeMutation = (count: number, errorKey?: 'app-shell:failure.snooze' | 'app-shell:failure.snoozeSome') =>
  mutation({
    key: noteKeys.all,
    send: (edits: readonly NoteEdit[]) =>
      sendEach(edits, ({ id, change }) => api.updateNote({ body: { updatedNote: { id, ...asSent(change) } } })),
    optimistic: (edits, client) => {
      const changes = new Map(edits.map(({ id, change }) => [id, change]));
      return [
        patchList((notes) =>
          notes.map((note) => {
            const change = changes.get(note.id);
            return change ? applyContent(note, change, client) : note;
          }),
        ),
      ];
    },
    onSaved: (saved, _edits, client) => putSaved(saved, client),
    invalidates: (edits) => edits.flatMap(({ change }) => affected(change)),
    errorKey: errorKey ?? (count === 1 ? 'notes:failure.change' : 'notes:failure.changeSome'),
  });

/** Deletes `count` notes. */
export const removeMutation = (count: number) =>
  mutation({
    key: noteKeys.all,
    send: (ids: readonly string[]) => sendEach(ids, (id) => api.deleteNote({ query: { id } })),
    optimistic: (ids) => [patchList((notes) => notes.filter(({ id }) => !ids.includes(id)))],
    invalidates: [noteKeys.reminders],
    errorKey: count === 1 ? 'notes:failure.remove' : 'notes:failure.removeSome',
  });

/** Sends a picture, which a note then takes by its id. */
export const uploadImageMutation = () =>
  mutation({
    // No list has it yet.
    key: ['note-images'],
    send: ({ file, width, height }: { file: File; width: number; height: number }) =>
      api.uploadNoteImage({ body: { image: file, width: String(width), height: String(height) } }),
    onSaved: (image, _variables, client) => client.setQueryData(imageKey(image.id), image),
    invalidates: [],
  });

/** Gives the reminders that have fallen due; each to one tab. */
export const giveRemindersMutation = () =>
  mutation({
    key: noteKeys.reminders,
    send: () => api.giveNoteReminders({}),
  });

const patchLabels = (update: (labels: NoteLabel[]) => NoteLabel[]) => patch<NoteLabel[]>(noteKeys.labels, update);

/** Adds a label. The form or field shows its error. */
export const createLabelMutation = () =>
  addToListMutation(noteKeys.labels, ({ title }: { title: string }) =>
    api.createNoteLabel({ body: { title, id: crypto.randomUUID() } }),
  );

/** Renames a label. Its row shows the error. */
export const renameLabelMutation = () =>
  mutation({
    key: noteKeys.all,
    send: (label: NoteLabel) => api.updateNoteLabel({ body: { label } }),
  });

/** Deletes a label and takes it from all notes. */
export const deleteLabelMutation = () =>
  mutation({
    key: noteKeys.all,
    send: ({ id }: NoteLabel) => api.deleteNoteLabel({ query: { id } }),
    optimistic: ({ id }) => [
      patchLabels((labels) => labels.filter((label) => label.id !== id)),
      patchList((notes) => notes.map((note) => ({ ...note, labels: note.labels.filter((label) => label.id !== id) }))),
    ],
    errorKey: 'notes:failure.label',
  });

/** Brings a deleted label back to its notes. */
export const restoreLabelMutation = () =>
  mutation({
    key: noteKeys.all,
    send: ({ label, notes }: { label: NoteLabel; notes: readonly string[] }) =>
      api.createNoteLabel({ body: { ...label, notes: [...notes] } }),
    optimistic: ({ label, notes }) => [
      patchLabels((labels) => [label, ...labels.filter(({ id }) => id !== label.id)]),
      patchList((list) =>
        list.map((note) => (notes.includes(note.id) ? { ...note, labels: [...note.labels, label] } : note)),
      ),
    ],
    errorKey: 'notes:failure.labelRestore',
  });
