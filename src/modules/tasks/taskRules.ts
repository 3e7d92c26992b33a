import { escapeHtml, unescapeHtml } from '#lib/text/escapeHtml';
import { containsPhrase, phraseRanges, splitAtRanges } from '#lib/text/highlightRanges';
import type { TextPart } from '#lib/text/highlightRanges';

import type { NewTask, Task, TaskBulkChange } from './api';

/** The fields of a task that people fill in. */
export type TaskContent = Pick<
  Task,
  'title' | 'notes' | 'completed' | 'dueDate' | 'priority' | 'tags' | 'assignedTo' | 'subTasks'
>;

/** A new task before anything is entered (specification of the modules, section 4). */
export const emptyTask: TaskContent = {
  title: '',
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
};

/** The fields of a task that people fill in, and no others. */
export function contentOf({
  title,
  notes,
  completed,
  dueDate,
  priority,
  tags,
  assignedTo,
  subTasks,
}: TaskContent): TaskContent {
  return { title, notes, completed, dueDate, priority, tags, assignedTo, subTasks };
}

/** The content of a new task. */
export const contentOfNew = ({ task }: NewTask): TaskContent => ({ ...emptyTask, ...task });

/** A task with a bulk change applied. */
export function applyBulkChange<T extends Pick<Task, 'tags'>>(
  task: T,
  { addTags = [], removeTags = [], ...change }: TaskBulkChange,
): T {
  const tags = [...new Set([...task.tags.filter((id) => !removeTags.includes(id)), ...addTags])];
  return { ...task, ...change, tags };
}

/** A task with a tag at its former position among the others. */
export const withTagAt = <T extends Pick<Task, 'tags'>>(task: T, tag: string, index: number): T =>
  task.tags.includes(tag) ? task : { ...task, tags: task.tags.toSpliced(index, 0, tag) };

/** Inserts a record behind the one with the id `after`; on top without it, or if it is not there. */
export function insertAfter<T extends { id: string }>(list: readonly T[], added: T, after: string | undefined): T[] {
  const others = list.filter(({ id }) => id !== added.id);
  const at = after === undefined ? -1 : others.findIndex(({ id }) => id === after);
  return others.toSpliced(at + 1, 0, added);
}

/**
 * Sorts a list by the order that its records are given. Those without one stay behind the record that was before them,
 * so that a list with a task that the caller has not yet seen keeps it.
 */
export function sortByOrder<T extends { id: string }>(
  list: readonly T[],
  given: ReadonlyArray<{ id: string; order: number }>,
): T[] {
  const named = new Set(given.map(({ id }) => id));
  const followers = new Map<string | undefined, T[]>();
  let leader: string | undefined;
  for (const one of list) {
    if (named.has(one.id)) leader = one.id;
    else followers.set(leader, [...(followers.get(leader) ?? []), one]);
  }
  const byId = new Map<string, T>();
  for (const one of list) byId.set(one.id, one);
  const sorted = given.toSorted((a, b) => a.order - b.order).flatMap(({ id }) => byId.get(id) ?? []);
  if (followers.size === 0) return sorted;
  return [...(followers.get(undefined) ?? []), ...sorted.flatMap((one) => [one, ...(followers.get(one.id) ?? [])])];
}

/** The records with their positions as their order. */
export const renumber = <T extends { order: number }>(list: readonly T[]): T[] =>
  list.map((one, order) => (one.order === order ? one : { ...one, order }));

/** Whether a task counts as work to do. */
export const isOpenTask = ({ type, completed }: Pick<Task, 'type' | 'completed'>) => type === 'task' && !completed;

/** The words of notes, which are HTML. */
const textOfNotes = (notes: string) => unescapeHtml(notes.replaceAll(/<[^<>]*>/g, ' '));

/** Whether title or notes contain a text, whatever its case and accents. An empty text is in none. */
export function matchesSearch({ title, notes }: Pick<Task, 'title' | 'notes'>, query: string): boolean {
  return containsPhrase(title, query) || (notes !== null && containsPhrase(textOfNotes(notes), query));
}

/** A title as HTML, with what was searched for in `<mark>`. */
export function markMatches(title: string, query: string): string {
  return splitAtRanges(title, phraseRanges(title, query))
    .map(({ text, matched }) => (matched ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

/** Reads what `markMatches` wrote, as text: no HTML of a response is rendered. */
export function parseMarks(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const [index, piece] of html.split(/<\/?mark>/).entries()) {
    const text = unescapeHtml(piece);
    if (text !== '') parts.push({ start, text, matched: index % 2 === 1 });
    start += text.length;
  }
  return parts;
}
