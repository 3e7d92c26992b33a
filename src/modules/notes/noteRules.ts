import { foldForSearch } from '#lib/text/foldForSearch';

import type { Note, NoteColor, NoteTask } from './api';

/** What a person writes and chooses in a note; labels and picture are ids. */
export interface NoteContent {
  title: string;
  content: string;
  tasks: readonly NoteTask[] | null;
  image: string | null;
  reminder: string | null;
  labels: readonly string[];
  archived: boolean;
  pinned: boolean;
  color: NoteColor | null;
}

/** A note in which nothing was entered. */
export const emptyNote: NoteContent = {
  title: '',
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  pinned: false,
  color: null,
};

/** What can be changed in a note, as it is sent. */
export const contentOf = (note: Note): NoteContent => ({
  title: note.title,
  content: note.content,
  tasks: note.tasks,
  image: note.image?.id ?? null,
  reminder: note.reminder,
  labels: note.labels.map(({ id }) => id),
  archived: note.archived,
  pinned: note.pinned,
  color: note.color,
});

/** Which notes are listed. */
export interface NoteFilter {
  view: 'notes' | 'archive' | 'label';
  /** Id of the label of the view `label`. */
  label: string;
  /** Search text. */
  q: string;
}

/** Whether a note belongs to a view; only the archive has archived ones. */
export const isInView = (note: Pick<Note, 'archived' | 'labels'>, { view, label }: Omit<NoteFilter, 'q'>): boolean =>
  note.archived === (view === 'archive') && (view !== 'label' || note.labels.some(({ id }) => id === label));

const searchedTexts = new WeakMap<Note, string>();

/** The texts of a note in which a search looks; folded once, because it looks again with each key press. */
function searchedText(note: Note): string {
  const known = searchedTexts.get(note);
  if (known !== undefined) return known;
  const { title, content, tasks } = note;
  const text = foldForSearch([title, content, ...(tasks ?? []).map((task) => task.content)].join('\n'));
  searchedTexts.set(note, text);
  return text;
}

/** The notes of a view that contain all words of a search: pinned ones first, each part newest first. */
export function findNotes(notes: readonly Note[], filter: NoteFilter): Note[] {
  const words = foldForSearch(filter.q)
    .split(' ')
    .filter((word) => word !== '');
  const found = sortNotes(
    notes.filter((note) => {
      if (!isInView(note, filter)) return false;
      if (words.length === 0) return true;
      const text = searchedText(note);
      return words.every((word) => text.includes(word));
    }),
  );
  return [...found.filter(({ pinned }) => pinned), ...found.filter(({ pinned }) => !pinned)];
}

/** Notes, newest first (ruling D25). */
export const sortNotes = <N extends Pick<Note, 'createdAt'>>(notes: readonly N[]): N[] =>
  notes.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));

/** A checklist with its completed items behind the others. */
export const sinkCompleted = <Task extends Pick<NoteTask, 'completed'>>(tasks: readonly Task[]): Task[] => [
  ...tasks.filter(({ completed }) => !completed),
  ...tasks.filter(({ completed }) => completed),
];

/** Greatest length of a name in characters. */
const nameLength = 120;

/** What a note is called: its title, or the beginning of what else it says; may be empty. */
export function noteName({ title, content, tasks }: Pick<NoteContent, 'title' | 'content' | 'tasks'>): string {
  const texts = [title, ...content.split('\n'), ...(tasks ?? []).map((task) => task.content)];
  const name = texts.map((text) => text.trim()).find((text) => text !== '') ?? '';
  return name.length > nameLength ? `${name.slice(0, nameLength - 1)}…` : name;
}
