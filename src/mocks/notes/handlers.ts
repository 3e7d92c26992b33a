import type { HttpHandler } from 'msw';

import { encodeBase64 } from '#lib/browser/base64';
import { dayMs } from '#lib/time/duration';
import type { SessionUser } from '#lib/session/session';
import { isSameTitle } from '#lib/text/isSameTitle';
import {
  addNoteTask,
  createNote,
  createNoteLabel,
  deleteNote,
  deleteNoteLabel,
  getNoteLabels,
  getNoteReminders,
  getNotes,
  giveNoteReminders,
  updateNote,
  updateNoteLabel,
  uploadNoteImage,
} from '#modules/notes/api';
import { escapeHtml } from '#lib/text/escapeHtml';
import type { Note, NoteChange, NoteReminder } from '#modules/notes/api';
import { noteLimits } from '#modules/notes/limits';
import { emptyNote, noteName, sortNotes } from '#modules/notes/noteRules';
import { paths } from '#domain/paths';

import { handle } from '#mocks/core/handle';
import { detectImageType, imageTypes } from '#mocks/core/imageType';
import { fieldError, ProblemError, recordNotFound } from '#mocks/core/problem';
import { isoInstant, isPast, nextInstant } from '#mocks/core/time';
import { notifications } from '#mocks/notices/store';

import { noteImages, noteLabels, notes } from './store';
import type { NoteStores, StoredNote } from './store';

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** Merges a change into a note, as a new version. */
const changed = (before: StoredNote, change: NoteChange): StoredNote => ({
  ...before,
  ...change,
  ...(change.labels && { labels: unique(change.labels) }),
  updatedAt: nextInstant(before.updatedAt),
});

const blank = (id: string, createdAt: string): StoredNote => ({
  ...emptyNote,
  tasks: null,
  id,
  givenReminder: null,
  createdAt,
  updatedAt: createdAt,
});

/** Reminders that have not been given yet, earliest first. */
const pendingReminders = (list: readonly StoredNote[]): NoteReminder[] =>
  list
    .flatMap((note) =>
      note.reminder === null || note.reminder === note.givenReminder
        ? []
        : [{ id: note.id, title: noteName(note), reminder: note.reminder }],
    )
    .toSorted((one, other) => Date.parse(one.reminder) - Date.parse(other.reminder));

const reminderText = (language: string) =>
  language.startsWith('tr') ? 'Notlarınızdan hatırlatma' : 'Reminder from your notes';

/** The calls of the notes, over the stores of a person. */
export function createNoteHandlers(stores: NoteStores): HttpHandler[] {
  /** Notes with their labels and pictures, as they are served. */
  async function expand(user: SessionUser, list: readonly StoredNote[]): Promise<Note[]> {
    const [labels, images] = await Promise.all([stores.labels.of(user.id).list(), stores.images.of(user.id).list()]);
    const labelById = new Map(labels.map((label) => [label.id, label]));
    const imageById = new Map(images.map(({ createdAt: _createdAt, ...image }) => [image.id, image]));
    return list.map(({ givenReminder: _givenReminder, ...note }) => ({
      ...note,
      labels: note.labels.flatMap((id) => labelById.get(id) ?? []),
      image: imageById.get(note.image ?? '') ?? null,
    }));
  }

  async function expandOne(user: SessionUser, note: StoredNote): Promise<Note> {
    const [expanded] = await expand(user, [note]);
    if (!expanded) throw recordNotFound(note.id, 'notes');
    return expanded;
  }

  /** Throws for labels and pictures that are unknown, before anything is changed. */
  async function assertKnown(user: SessionUser, { labels = [], image = null }: NoteChange): Promise<void> {
    for (const id of labels) await stores.labels.of(user.id).get(id);
    if (image !== null) await stores.images.of(user.id).get(image);
  }

  /** Throws if another label has the title. */
  async function assertNewTitle(user: SessionUser, title: string, pointer: string, ownId?: string): Promise<void> {
    const labels = await stores.labels.of(user.id).list();
    if (labels.some((label) => label.id !== ownId && isSameTitle(label.title, title))) {
      throw fieldError(pointer, 'not_unique', 'Another label has this title');
    }
  }

  return [
    handle(getNotes, async ({ user }) => expand(user, sortNotes(await stores.notes.of(user.id).list()))),

    handle(createNote, async ({ body: { note }, user }) => {
      const { id = crypto.randomUUID(), createdAt = isoInstant(), ...change } = note;
      await assertKnown(user, change);
      const saved = await stores.notes.transaction(user.id, async (own) => {
        // A repeated call whose first response was lost may have more to say than the first.
        if (await own.find(id)) return own.update(id, (before) => changed(before, change));
        if ((await own.list()).length >= noteLimits.notes) {
          throw fieldError('/note', 'too_big', `A person has at most ${noteLimits.notes} notes`);
        }
        // No note comes from the future, where it would stay on top.
        const made = isPast(createdAt) ? createdAt : isoInstant();
        const added = { ...changed(blank(id, made), change), updatedAt: isoInstant() };
        // One that is brought back has given its reminder before it was deleted.
        const isGiven = note.createdAt !== undefined && isPast(added.reminder);
        return own.addFirst({ ...added, givenReminder: isGiven ? added.reminder : null });
      });
      return expandOne(user, saved);
    }),

    handle(updateNote, async ({ body: { updatedNote, base }, user }) => {
      const { id, ...change } = updatedNote;
      await stores.notes.of(user.id).get(id);
      await assertKnown(user, change);
      await Promise.all([stores.labels, stores.images].map((store) => store.of(user.id).ensureSeeded()));
      const saved = await stores.notes.transaction(user.id, async (own) => {
        const before = await own.get(id);
        if (base !== undefined && base !== before.updatedAt) {
          throw new ProblemError('revision-conflict', { current: await expandOne(user, before) });
        }
        return own.update(id, changed(before, change));
      });
      return expandOne(user, saved);
    }),

    handle(deleteNote, async ({ query, user }) => {
      await stores.notes.of(user.id).remove(query.id);
      return true as const;
    }),

    handle(addNoteTask, async ({ body: { note, task }, user }) => {
      const saved = await stores.notes.of(user.id).update(note.id, (before) => {
        const tasks = before.tasks ?? [];
        if (tasks.length >= noteLimits.tasks) {
          throw fieldError('/task', 'too_big', `A checklist has at most ${noteLimits.tasks} items`);
        }
        return changed(before, {
          tasks: [...tasks, { id: crypto.randomUUID(), content: task, completed: false }],
        });
      });
      return expandOne(user, saved);
    }),

    handle(uploadNoteImage, async ({ body: { image, width, height }, user }) => {
      if (image.size > noteLimits.imageBytes) {
        throw new ProblemError('payload-too-large', { limit: noteLimits.imageBytes });
      }
      const bytes = new Uint8Array(await image.arrayBuffer());
      const type = detectImageType(bytes);
      if (!type) throw new ProblemError('unsupported-media', { allowed: [...imageTypes] });
      const src = `data:${type};base64,${encodeBase64(bytes)}`;
      const own = stores.images.of(user.id);
      // A removed picture can be brought back for a while.
      const used = new Set((await stores.notes.of(user.id).list()).map((note) => note.image));
      for (const { id, createdAt } of await own.list()) {
        if (!used.has(id) && isPast(createdAt, dayMs)) await own.remove(id);
      }
      const stored = await own.addFirst({
        id: crypto.randomUUID(),
        src,
        width: Number(width),
        height: Number(height),
        createdAt: isoInstant(),
      });
      return { id: stored.id, src, width: stored.width, height: stored.height };
    }),

    handle(getNoteReminders, async ({ user }) => pendingReminders(await stores.notes.of(user.id).list())),

    handle(giveNoteReminders, async ({ user, language }) => {
      await notifications.ensureSeeded(user.id);
      return stores.notes.transaction(user.id, async (own) => {
        const due = pendingReminders(await own.list()).filter(({ reminder }) => isPast(reminder));
        for (const { id, title, reminder } of due) {
          await own.update(id, { givenReminder: reminder });
          await notifications.raise(user.id, {
            icon: 'heroicons_outline:bell-alert',
            title: escapeHtml(title === '' ? reminderText(language) : title),
            ...(title !== '' && { description: reminderText(language) }),
            link: `${paths.notes}/${encodeURIComponent(id)}`,
            useRouter: true,
          });
        }
        return due;
      });
    }),

    handle(getNoteLabels, ({ user }) => stores.labels.of(user.id).list()),

    handle(createNoteLabel, async ({ body: { title, id = crypto.randomUUID(), notes: carriers = [] }, user }) => {
      await assertNewTitle(user, title, '/title', id);
      const own = stores.labels.of(user.id);
      if ((await own.list()).length >= noteLimits.labels) {
        throw fieldError('/title', 'too_big', `A person has at most ${noteLimits.labels} labels`);
      }
      return stores.notes.transaction(user.id, async (list) => {
        for (const carrier of unique(carriers)) {
          const note = await list.find(carrier);
          if (note && !note.labels.includes(id)) {
            await list.update(carrier, changed(note, { labels: [...note.labels, id] }));
          }
        }
        // A repeated call whose first response was lost.
        return (await own.find(id)) ? own.update(id, { title }) : own.addFirst({ id, title });
      });
    }),

    handle(updateNoteLabel, async ({ body: { label }, user }) => {
      await stores.labels.of(user.id).get(label.id);
      await assertNewTitle(user, label.title, '/label/title', label.id);
      return stores.labels.of(user.id).update(label.id, { title: label.title });
    }),

    handle(deleteNoteLabel, async ({ query: { id }, user }) => {
      await stores.labels.of(user.id).ensureSeeded();
      return stores.notes.transaction(user.id, async (own) => {
        await stores.labels.of(user.id).remove(id);
        for (const note of await own.list()) {
          if (!note.labels.includes(id)) continue;
          await own.update(note.id, changed(note, { labels: note.labels.filter((one) => one !== id) }));
        }
        return true as const;
      });
    }),
  ];
}

/** The calls of the notes. */
export const noteHandlers: readonly HttpHandler[] = createNoteHandlers({
  notes,
  labels: noteLabels,
  images: noteImages,
});
