import { request } from '#lib/http/request';
import * as api from '#modules/notes/api';
import { noteLimits } from '#modules/notes/limits';

import { serveBackend } from '#mocks/testing/serveBackend';

import { describeBadPayloads, fieldAt, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

/** All data that a request could have changed. */
const everything = async () => JSON.stringify([await request(api.getNotes, {}), await request(api.getNoteLabels, {})]);

const content = {
  title: 'Changed',
  content: 'Changed',
  tasks: [{ id: 'a', content: 'Changed', completed: true }],
  image: 'nim_travel',
  reminder: '2026-03-20T12:00:00.000Z',
  labels: ['nlb_work'],
  archived: true,
  pinned: true,
  color: 'teal',
};

/** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
const bodies = [
  [api.createNote, { note: { ...content, id: 'new', createdAt: '2026-03-16T10:00:00.000Z' } }],
  [api.updateNote, { updatedNote: { ...content, id: 'not_0003' }, base: '2026-03-16T10:00:00.000Z' }],
  [api.addNoteTask, { note: { id: 'none' }, task: 'Item' }],
  [api.createNoteLabel, { title: 'Work', id: 'new', notes: ['not_0001'] }],
  [api.updateNoteLabel, { label: { id: 'nlb_travel', title: 'Work' } }],
] as const;

/** Text that some fields take, and objects all of whose fields may be left out. */
const isAllowed = (path: Path, value: unknown) => {
  const field = fieldAt(path);
  if (typeof value === 'string') {
    // The text of a note may be anything, and a label that is given back leaves out notes that are gone.
    if (field === 'content' && !path.includes('tasks')) return value.length <= noteLimits.content;
    return field === 'notes' && value.length <= 80;
  }
  return !Array.isArray(value) && typeof value === 'object' && field === 'note' && path.length === 1;
};

describeBadPayloads({
  everything,
  bodies,
  wrong: wrongValues(noteLimits.content + 1, 'title'),
  isAllowed,
  keys: ['id', 'updatedNote', 'label', 'labels', 'task', 'title', 'base'],
  // A title alone is a label.
  isAllowedBody: (path, value) =>
    typeof value === 'object' && value !== null && 'title' in value && path.endsWith('labels'),
  queries: [
    ['DELETE', 'api/apps/notes'],
    ['DELETE', 'api/apps/notes/labels'],
    ['GET', 'api/apps/notes/all'],
    ['GET', 'api/apps/notes/labels'],
  ],
});
