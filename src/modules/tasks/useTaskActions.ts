import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';

import type { NewTask, Task, TaskBulkChange, TaskTag } from './api';
import {
  changeMutation,
  createMutation,
  deleteTagMutation,
  orderMutation,
  removeMutation,
  restoreTagMutation,
  tasksQuery,
  taskTagsQuery,
} from './queries';
import { contentOf } from './taskRules';
import { moveToSection, tasksOfSection, withPlaces } from './taskViews';

/** Actions on tasks. All show at once and are taken back when the server refuses them. */
export interface TaskActions {
  /** Completes them or opens them again, and offers to undo it. */
  complete: (tasks: readonly Task[], completed: boolean) => void;
  /** Changes them without an undo, because the same control takes it back. */
  change: (tasks: readonly Task[], change: TaskBulkChange) => void;
  /** Adds them; rejects when they are not saved. */
  add: (added: ReadonlyArray<NewTask & { id: string }>) => Promise<unknown>;
  /** Sorts the whole list by these ids, which differ from `before`. */
  order: (ids: readonly string[]) => void;
  /** Moves them to the top of a section, or of the list, and offers to undo it. */
  moveTo: (tasks: readonly Task[], section: Task | undefined) => void;
  /** Deletes them, sections with their tasks if `withOwned`, and offers to undo it. Returns the ids of all that go. */
  remove: (tasks: readonly Task[], withOwned?: boolean) => readonly string[];
  /** Deletes a tag, and offers to undo it; rejects when the server refuses. */
  removeTag: (tag: TaskTag) => Promise<unknown>;
}

function createTaskActions({ client, run, start, offerUndo, t }: ActionTools<'tasks'>): TaskActions {
  const all = () => client.getQueryData(tasksQuery().queryKey) ?? [];
  /** The tasks as they are now. */
  const fresh = (tasks: readonly Task[]) => {
    const byId = new Map(all().map((task) => [task.id, task]));
    return tasks.map((task) => byId.get(task.id) ?? task);
  };
  const titleOf = ({ type, title }: Task) => title.trim() || t(type === 'task' ? 'untitled' : 'untitledSection');
  const naming = (tasks: readonly Task[]) => ({ count: tasks.length, title: tasks[0] ? titleOf(tasks[0]) : '' });

  const change: TaskActions['change'] = (tasks, changes) => start(changeMutation(), { tasks, change: changes });
  const order: TaskActions['order'] = (ids) => start(orderMutation(), ids);

  return {
    change,
    order,
    add: (added) => run(createMutation(), added),
    complete(tasks, completed) {
      const changed = tasks.filter((task) => task.type === 'task' && task.completed !== completed);
      if (changed.length === 0) return;
      offerUndo({
        saved: start(changeMutation(), { tasks: changed, change: { completed } }),
        text: t(completed ? 'done.completed' : 'done.reopened', naming(changed)),
        undo: () => change(fresh(changed), { completed: !completed }),
      });
    },
    moveTo(tasks, section) {
      const list = all();
      const before = list.map(({ id }) => id);
      const after = moveToSection(
        list,
        tasks.map(({ id }) => id),
        section?.id,
      );
      if (before.every((id, at) => id === after[at])) return;
      offerUndo({
        saved: start(orderMutation(), after),
        text: section
          ? t('done.moved', { ...naming(tasks), section: titleOf(section) })
          : t('done.movedToTop', naming(tasks)),
        undo: () => order(before),
      });
    },
    remove(tasks, withOwned = false) {
      const list = all();
      const chosen = new Set(tasks.map(({ id }) => id));
      for (const { id, type } of tasks) {
        if (withOwned && type === 'section') for (const owned of tasksOfSection(list, id)) chosen.add(owned);
      }
      const removed = list.filter(({ id }) => chosen.has(id));
      offerUndo({
        saved: start(removeMutation(), removed),
        text: t('done.removed', naming(removed)),
        undo() {
          // What they followed may have been deleted too since.
          const known = new Set([...chosen, ...all().map(({ id }) => id)]);
          const places = withPlaces(
            list.filter(({ id }) => known.has(id)),
            [...chosen],
          );
          start(
            createMutation('tasks:failure.restore'),
            places.map(({ task, after }) => ({
              type: task.type,
              id: task.id,
              // Nothing can be assigned to a person who has left the address book.
              task: { ...contentOf(task), ...(task.assignee === null && { assignedTo: null }) },
              ...(after !== undefined && { after }),
            })),
          );
        },
      });
      return [...chosen];
    },
    async removeTag(tag) {
      const tags = client.getQueryData(taskTagsQuery().queryKey) ?? [];
      const index = tags.findIndex(({ id }) => id === tag.id);
      const tasks = all().flatMap(({ id, tags: own }) =>
        own.includes(tag.id) ? [{ id, index: own.indexOf(tag.id) }] : [],
      );
      await run(deleteTagMutation(), tag);
      offerUndo({
        text: t('done.tagRemoved', { title: tag.title }),
        undo: () => start(restoreTagMutation(), { ...tag, index: Math.max(0, index), tasks }),
      });
    },
  };
}

/** The actions on tasks, with a stable identity. */
export const useTaskActions = (): TaskActions => useRecordActions(createTaskActions, useTranslation('tasks'));
