import { paths } from '#domain/paths';
import { choiceParam, listParams, textParam } from '#lib/router/listParams';

import { noteLimits } from './limits';
import type { NoteFilter } from './noteRules';

/** What an address of the notes restores: the list, and the note that is open over it. */
export interface NoteAddress extends NoteFilter {
  /** Id of the open note. */
  id: string | undefined;
  /** Whether the open note is being made. */
  isNew: boolean;
}

const listParts = listParams({ q: textParam(noteLimits.search) });

/** The path of a note does not say which list is behind it. */
const recordParts = listParams({
  view: choiceParam(['notes', 'archive', 'label'], 'notes'),
  label: textParam(80),
  new: choiceParam(['', '1'], ''),
  q: textParam(noteLimits.search),
});

const fill = (pattern: string, id: string) => pattern.replace(':id', encodeURIComponent(id));

/** The path of a list with its search. */
export function listHref({ view, label, q }: NoteFilter): string {
  if (view === 'archive') return listParts.href(paths.noteArchive, { q });
  return listParts.href(view === 'label' ? fill(paths.noteLabel, label) : paths.notes, { q });
}

/** The path of a note over a list. */
export const noteHref = ({ view, label, q }: NoteFilter, id: string, isNew = false): string =>
  recordParts.href(fill(paths.note, id), { view, label, q, new: isNew ? '1' : '' });

/** Parses the decoded path after `/apps/notes/` with the query; never fails. */
export function parseNoteAddress(rest: string, search: string | URLSearchParams): NoteAddress {
  const [first = '', second = ''] = rest.split('/');
  const { q } = listParts.parse(search);
  const none = { view: 'notes', label: '', q, id: undefined, isNew: false } as const;
  if (first === '') return none;
  if (first === 'archive') return { ...none, view: 'archive' };
  if (first === 'labels') return second === '' ? none : { ...none, view: 'label', label: second };
  const { view, label, new: isNew } = recordParts.parse(search);
  // A label without an id is all notes.
  const list = view === 'label' && label === '' ? 'notes' : view;
  return { ...none, view: list, label: list === 'label' ? label : '', id: first, isNew: isNew === '1' };
}
