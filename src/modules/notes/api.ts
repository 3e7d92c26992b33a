import * as z from 'zod/mini';

import { printableLine } from '#domain/printableLine';
import { recordId as id } from '#lib/http/crudEndpoints';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';

import { noteLimits } from './limits';

const { get, post, patch, removeOne } = moduleEndpoints('api/apps/notes', 'user');

const line = (max: number) => z.string().check(z.maxLength(max), z.regex(printableLine));
const instant = z.iso.datetime();

/** An id that a client makes, so that a call can be repeated. */
const newId = id.check(z.regex(/^[\w-]+$/));
const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** A label that groups notes. */
export const noteLabelSchema = z.object({ id, title: z.string() });
/** A label that groups notes. */
export type NoteLabel = z.infer<typeof noteLabelSchema>;

/** An item of a note's checklist. */
export const noteTaskSchema = z.object({
  id: newId,
  content: line(noteLimits.taskContent),
  completed: z.boolean(),
});
/** An item of a note's checklist. */
export type NoteTask = z.infer<typeof noteTaskSchema>;

/** The picture of a note, with its size in px, so that its space is known before it has loaded. */
export const noteImageSchema = z.object({ id, src: z.string(), width: z.int(), height: z.int() });
/** The picture of a note. */
export type NoteImage = z.infer<typeof noteImageSchema>;

/** Colours of notes, by the name that the theme gives them (our addition). */
export const noteColors = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
/** A colour of a note. */
export type NoteColor = (typeof noteColors)[number];

const content = {
  title: line(noteLimits.title),
  content: z.string().check(z.maxLength(noteLimits.content)),
  /** The checklist; null without one. */
  tasks: z.nullable(
    z.array(noteTaskSchema).check(
      z.maxLength(noteLimits.tasks),
      z.refine((tasks) => areUnique(tasks.map((task) => task.id))),
    ),
  ),
  reminder: z.nullable(instant),
  archived: z.boolean(),
  /** Whether it is listed before the others (our addition). */
  pinned: z.boolean(),
  /** Our addition. */
  color: z.nullable(z.enum(noteColors)),
};

/** A note of one person. */
export const noteSchema = z.object({
  id,
  ...content,
  image: z.nullable(noteImageSchema),
  labels: z.array(noteLabelSchema),
  /** Kept by the back end (ruling D24). */
  createdAt: instant,
  /** Kept by the back end (ruling D24); identifies the version. */
  updatedAt: instant,
});
/** A note of one person. */
export type Note = z.infer<typeof noteSchema>;

/** What can be changed in a note; fields that are left out stay. Labels and picture go in as ids. */
export const noteChangeSchema = z.exactPartial(
  z.object({
    ...content,
    image: z.nullable(id),
    labels: z.array(id).check(z.maxLength(noteLimits.labelsPerNote)),
  }),
);
/** Changes to a note. */
export type NoteChange = z.infer<typeof noteChangeSchema>;

/** A new note, or a deleted one that is brought back. */
export const newNoteSchema = z.extend(noteChangeSchema, {
  /** Made by the client, so that the call can be repeated (our addition). */
  id: z.exactOptional(newId),
  /** When a note that is brought back was made; of no other (our addition). */
  createdAt: z.exactOptional(instant),
});
/** A new note. */
export type NewNote = z.infer<typeof newNoteSchema>;

const labelTitle = line(noteLimits.labelTitle).check(z.trim(), z.minLength(1));

/** `GET api/apps/notes/labels`. */
export const getNoteLabels = get('labels', {
  summary: 'Lists the labels of notes',
  response: z.array(noteLabelSchema),
});

/** `POST api/apps/notes/labels`. */
export const createNoteLabel = post('labels', {
  summary: 'Adds a label and returns it; no two labels have the same title',
  body: z.object({
    title: labelTitle,
    /** Made by the client, so that the call can be repeated (our addition). */
    id: z.exactOptional(newId),
    /** Ids of the notes to which a deleted label is given back; those that are gone are left out (our addition). */
    notes: z.exactOptional(z.array(id).check(z.maxLength(noteLimits.notes))),
  }),
  response: noteLabelSchema,
});

/** `PATCH api/apps/notes/labels`. */
export const updateNoteLabel = patch('labels', {
  summary: 'Renames a label and returns it',
  body: z.object({ label: z.object({ id, title: labelTitle }) }),
  response: noteLabelSchema,
  errors: ['not-found'],
});

/** `DELETE api/apps/notes/labels`. */
export const deleteNoteLabel = removeOne('labels', 'Deletes a label and takes it from all notes');

/** `POST api/apps/notes/tasks`. */
export const addNoteTask = post('tasks', {
  summary: 'Adds an item to the checklist of a note and returns the note',
  body: z.object({
    note: z.object({ id }),
    /** Text of the item. */
    task: line(noteLimits.taskContent).check(z.trim(), z.minLength(1)),
  }),
  response: noteSchema,
  errors: ['not-found'],
});

/** `GET api/apps/notes/all`. */
export const getNotes = get('all', {
  summary: 'Lists the notes with their labels, newest first',
  response: z.array(noteSchema),
});

/** `POST api/apps/notes`. Repeated with the id of an existing note, it changes that note. */
export const createNote = post('', {
  summary: 'Adds a note and returns it',
  body: z.object({ note: newNoteSchema }),
  response: noteSchema,
  errors: ['not-found'],
});

/** `PATCH api/apps/notes`. A note that was changed since `base` answers `revision-conflict` with `current`. */
export const updateNote = patch('', {
  summary: 'Merges a change into a note and returns it',
  body: z.object({
    updatedNote: z.extend(noteChangeSchema, { id }),
    /** `updatedAt` of the version that the change is based on (our addition). */
    base: z.exactOptional(instant),
  }),
  response: noteSchema,
  errors: ['not-found', 'revision-conflict'],
});

/** `DELETE api/apps/notes`. */
export const deleteNote = removeOne('', 'Deletes a note');

const pixels = z.string().check(z.regex(/^[1-9]\d{0,4}$/));

/** `POST api/apps/notes/image`: our addition. The picture belongs to a note once the note is saved with its id. */
export const uploadNoteImage = post('image', {
  summary: 'Stores a picture as a data URL (multipart); JPEG, PNG or WebP up to 10 MB',
  body: z.object({ image: z.file(), width: pixels, height: pixels }),
  response: noteImageSchema,
  errors: ['payload-too-large', 'unsupported-media'],
});

/** A reminder of a note. */
export const noteReminderSchema = z.object({
  id,
  /** The title of the note, or the beginning of its text. */
  title: z.string(),
  reminder: instant,
});
/** A reminder of a note. */
export type NoteReminder = z.infer<typeof noteReminderSchema>;

/** `GET api/apps/notes/reminders`: our addition. */
export const getNoteReminders = get('reminders', {
  summary: 'Lists the reminders that have not been given yet, earliest first',
  response: z.array(noteReminderSchema),
});

/**
 * `POST api/apps/notes/reminders`: our addition. Each reminder is given to one caller, however many tabs and devices
 * ask.
 */
export const giveNoteReminders = post('reminders', {
  summary: 'Makes a notification of each reminder that has fallen due since the last call, and returns those',
  response: z.array(noteReminderSchema),
});
