import { arrayMove } from '#lib/collections/reorder';
import { dueDayIn } from '#lib/time/dueDay';
import { daysBetween } from '#lib/time/zonedTime';

import type { Task } from './api';
import { isOpenTask } from './taskRules';

/** The views of the list, in the order of the sidebar. */
export const taskViews = ['all', 'today', 'overdue', 'upcoming', 'mine', 'completed'] as const;
export type TaskView = (typeof taskViews)[number];

/** Who looks at the list, and when: what "mine" and "today" mean. */
export interface Viewer {
  /** Id of the signed-in person. */
  me: string | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
}

/** The day on which a task is due, in the zone of the viewer; `undefined` for a task without a due date. */
export const dueDayOf = ({ dueDate }: Pick<Task, 'dueDate'>, timeZone: string): string | undefined =>
  dueDate === null ? undefined : dueDayIn(timeZone, dueDate);

/** Days from today until a task is due, negative if it is overdue; `undefined` if it is completed or has no due date. */
export function daysUntilDue(
  task: Pick<Task, 'type' | 'completed' | 'dueDate'>,
  { today, timeZone }: Pick<Viewer, 'today' | 'timeZone'>,
): number | undefined {
  const day = isOpenTask(task) ? dueDayOf(task, timeZone) : undefined;
  return day === undefined ? undefined : daysBetween(today, day);
}

/** Whether a view lists a task. Sections are listed with the whole list only. */
export function matchesView(task: Task, view: TaskView, viewer: Viewer): boolean {
  if (view === 'all') return true;
  if (task.type === 'section') return false;
  if (view === 'completed') return task.completed;
  if (view === 'mine') return !task.completed && task.assignedTo !== null && task.assignedTo === viewer.me;
  const day = dueDayOf(task, viewer.timeZone);
  if (task.completed || day === undefined) return false;
  return view === 'today' ? day === viewer.today : view === 'overdue' ? day < viewer.today : day > viewer.today;
}

/** How many tasks the views list that show a number. */
export function countViews(
  tasks: readonly Task[],
  viewer: Viewer,
): Record<'all' | 'today' | 'overdue' | 'mine', number> {
  const counts = { all: 0, today: 0, overdue: 0, mine: 0 };
  for (const task of tasks) {
    if (!isOpenTask(task)) continue;
    counts.all += 1;
    const day = dueDayOf(task, viewer.timeZone);
    if (day === viewer.today) counts.today += 1;
    if (day !== undefined && day < viewer.today) counts.overdue += 1;
    if (task.assignedTo !== null && task.assignedTo === viewer.me) counts.mine += 1;
  }
  return counts;
}

/** Id of the section that owns each task: the last one above it. */
export function sectionsOf(tasks: readonly Task[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  let section: string | undefined;
  for (const { id, type } of tasks) {
    if (type === 'section') section = id;
    else if (section !== undefined) owners.set(id, section);
  }
  return owners;
}

/** Ids of the tasks that a section owns. */
export function tasksOfSection(tasks: readonly Task[], id: string): string[] {
  const at = tasks.findIndex((task) => task.id === id);
  const rest = tasks.slice(at + 1);
  const end = rest.findIndex(({ type }) => type === 'section');
  return (end < 0 ? rest : rest.slice(0, end)).map((task) => task.id);
}

export interface RowFilter {
  view: TaskView;
  /** Id of a tag; empty for all. */
  tag: string;
  /** Id of a person; empty for all. */
  assignee: string;
  /** Ids of what a search has found; `undefined` without one. */
  found: ReadonlySet<string> | undefined;
  /** Ids of the sections whose tasks are hidden. */
  collapsed: ReadonlySet<string>;
  /** Tasks that stay for a moment although they no longer match. */
  recentlyChanged: ReadonlySet<string>;
}

/** Whether the list is shown whole and in its own order, so that its rows can be moved. */
export const isWholeList = ({ view, tag, assignee, found }: Pick<RowFilter, 'view' | 'tag' | 'assignee' | 'found'>) =>
  view === 'all' && tag === '' && assignee === '' && found === undefined;

/** The rows that are shown, in their order: `tasks` itself if that is all of them. */
export function rowsOf(tasks: readonly Task[], filter: RowFilter, viewer: Viewer): readonly Task[] {
  const { view, tag, assignee, found, collapsed, recentlyChanged } = filter;
  const isWhole = isWholeList(filter);
  if (isWhole && collapsed.size === 0) return tasks;
  const owners = sectionsOf(tasks);
  if (isWhole) {
    return tasks.filter(({ id }) => !collapsed.has(owners.get(id) ?? ''));
  }
  const matching = tasks.filter(
    (task) =>
      task.type === 'task' &&
      (matchesView(task, view, viewer) || recentlyChanged.has(task.id)) &&
      (tag === '' || task.tags.includes(tag)) &&
      (assignee === '' || task.assignedTo === assignee) &&
      (found === undefined || found.has(task.id)),
  );
  if (view === 'all') {
    // With the sections that own what is found.
    const shown = new Set([...matching.map(({ id }) => id), ...matching.map(({ id }) => owners.get(id) ?? '')]);
    return tasks.filter(({ id }) => shown.has(id));
  }
  const day = (task: Task) => dueDayOf(task, viewer.timeZone) ?? '';
  return view === 'upcoming' || view === 'overdue'
    ? matching.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0))
    : matching;
}

/** A task, or a section with the tasks that it owns. */
const blockOf = (tasks: readonly Task[], id: string): string[] =>
  tasks.find((task) => task.id === id)?.type === 'section' ? [id, ...tasksOfSection(tasks, id)] : [id];

/** The ids with a block of them behind `anchor`; on top without one. */
function withBlockBehind(ids: readonly string[], block: readonly string[], anchor: string | undefined): string[] {
  const rest = ids.filter((id) => !block.includes(id));
  return rest.toSpliced(anchor === undefined ? 0 : rest.indexOf(anchor) + 1, 0, ...block);
}

/**
 * The order of all tasks after a shown row was moved to another index among the shown rows. A section takes its tasks
 * along, and is placed between other sections, never among their tasks.
 */
export function moveRow(
  tasks: readonly Task[],
  shown: readonly string[],
  { id, to }: { id: string; to: number },
): string[] {
  const from = shown.indexOf(id);
  const block = blockOf(tasks, id);
  const moved = arrayMove(shown, from, to);
  const ids = tasks.map((task) => task.id);
  let anchor = moved.slice(0, moved.indexOf(id)).findLast((one) => !block.includes(one));
  if (anchor !== undefined) {
    const ownedBy = (section: string) => tasksOfSection(tasks, section);
    const isSection = tasks.find((task) => task.id === anchor)?.type === 'section';
    const owned = isSection ? ownedBy(anchor) : [];
    // Behind a collapsed section is behind its tasks.
    if (isSection && isHidden(owned, shown)) anchor = owned.at(-1);
    else if (block.length > 1 || tasks.find((task) => task.id === id)?.type === 'section') {
      const section = isSection ? anchor : sectionsOf(tasks).get(anchor);
      const group: readonly string[] = section === undefined ? leadingTasks(tasks) : [section, ...ownedBy(section)];
      const isEnd = anchor === group.findLast((one) => !block.includes(one));
      if (!isEnd) {
        const start = ids.indexOf(group[0] ?? '');
        anchor =
          to > from
            ? group.findLast((one) => !block.includes(one))
            : ids.slice(0, start).findLast((one) => !block.includes(one));
      }
    }
  }
  return withBlockBehind(ids, block, anchor);
}

/** Whether there are tasks of a section, none of which is shown. */
function isHidden(owned: readonly string[], shown: readonly string[]): boolean {
  const visible = new Set(shown);
  return owned.length > 0 && !owned.some((one) => visible.has(one));
}

/** Ids of the tasks above the first section. */
function leadingTasks(tasks: readonly Task[]): string[] {
  const end = tasks.findIndex(({ type }) => type === 'section');
  return (end < 0 ? tasks : tasks.slice(0, end)).map(({ id }) => id);
}

/** The order of all tasks after some of them were moved to the top of a section; to the top of the list without one. */
export function moveToSection(tasks: readonly Task[], moved: readonly string[], section: string | undefined): string[] {
  const chosen = new Set(moved);
  const block = tasks.filter(({ id, type }) => chosen.has(id) && type === 'task').map(({ id }) => id);
  return withBlockBehind(
    tasks.map(({ id }) => id),
    block,
    section,
  );
}

/** The tasks, with the one that each of them follows, so that they can be brought back there after they were deleted. */
export function withPlaces(
  tasks: readonly Task[],
  ids: readonly string[],
): Array<{ task: Task; after: string | undefined }> {
  const chosen = new Set(ids);
  return tasks.flatMap((task, at) => (chosen.has(task.id) ? [{ task, after: tasks[at - 1]?.id }] : []));
}
