import type { HttpHandler } from 'msw';

import { filterInSlices } from '#mocks/core/inSlices';
import type { SessionUser } from '#lib/session/session';
import {
  createTask,
  createTasks,
  createTaskTag,
  deleteTask,
  deleteTasks,
  deleteTaskTag,
  getTask,
  getTaskCount,
  getTaskMembers,
  getTasks,
  getTaskTags,
  orderTasks,
  searchTasks,
  updateTask,
  updateTasks,
  updateTaskTag,
} from '#modules/tasks/api';
import type { NewTask, Task, TaskMember } from '#modules/tasks/api';
import { taskLimits } from '#modules/tasks/limits';
import {
  applyBulkChange,
  contentOfNew,
  insertAfter,
  isOpenTask,
  markMatches,
  matchesSearch,
  sortByOrder,
  withTagAt,
} from '#modules/tasks/taskRules';

import { paths } from '#domain/paths';
import { recordActivity } from '#mocks/core/recordActivity';
import { handle } from '#mocks/core/handle';
import { fieldError, ProblemError, recordNotFound } from '#mocks/core/problem';
import type { Store } from '#mocks/core/store';
import { isoInstant, nextInstant } from '#mocks/core/time';

import { findPeople, tasks, taskTags } from './store';
import type { StoredTask, TaskStores } from './store';

const toTask = (task: StoredTask, order: number, people: ReadonlyMap<string, TaskMember>): Task => ({
  ...task,
  assignee: people.get(task.assignedTo ?? '') ?? null,
  order,
});

/** What a change refers to. */
type References = { tags?: readonly string[] | undefined; assignedTo?: string | null | undefined };

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** Merges a change into a task, as a new version. */
const changed = (before: StoredTask, change: Partial<StoredTask>): StoredTask => ({
  ...before,
  ...change,
  ...(change.tags && { tags: unique(change.tags) }),
  updatedAt: nextInstant(before.updatedAt),
});

/** Records those of the tasks that are completed now. */
function recordCompleted(user: SessionUser, changedTasks: readonly Task[]): void {
  for (const { id, type, completed, title, updatedAt } of changedTasks) {
    if (type !== 'task' || !completed) continue;
    recordActivity([user.id], {
      id: `task_${id}_${updatedAt}`,
      action: 'completed',
      personId: user.id,
      subject: title,
      link: paths.task.replace(':id', encodeURIComponent(id)),
    });
  }
}

/** The calls of the task list, over the stores of a person. */
export function createTaskHandlers(stores: TaskStores): HttpHandler[] {
  /** The tasks with these ids, all if there are none, in the order of the list. */
  async function answer(user: SessionUser, ids?: readonly string[]): Promise<Task[]> {
    const [list, people] = await Promise.all([stores.tasks.of(user.id).list(), findPeople(user)]);
    const all = list.map((task, order) => toTask(task, order, people));
    return ids === undefined ? all : all.filter(({ id }) => ids.includes(id));
  }

  async function answerOne(user: SessionUser, id: string): Promise<Task> {
    const own = stores.tasks.of(user.id);
    const [task, order, people] = await Promise.all([own.get(id), own.indexOf(id), findPeople(user)]);
    return toTask(task, order, people);
  }

  /** Throws for tags and people that are unknown, before anything is changed. */
  async function assertKnown(user: SessionUser, changes: readonly References[]): Promise<void> {
    const tags = changes.flatMap((change) => change.tags ?? []);
    const people = changes.flatMap(({ assignedTo }) => assignedTo ?? []);
    const knownTags = tags.length > 0 ? (await stores.tags.of(user.id).list()).map(({ id }) => id) : [];
    const missingTag = tags.find((id) => !knownTags.includes(id));
    if (missingTag !== undefined) throw recordNotFound(missingTag, 'task-tags');
    const knownPeople = people.length > 0 ? await findPeople(user) : undefined;
    const missingPerson = people.find((id) => !knownPeople?.has(id));
    if (missingPerson !== undefined) throw recordNotFound(missingPerson, 'contacts');
  }

  async function add(user: SessionUser, added: readonly NewTask[]): Promise<string[]> {
    await assertKnown(
      user,
      added.flatMap(({ task }) => task ?? []),
    );
    return stores.tasks.transaction(user.id, async (own) => {
      const before = await own.list();
      if (before.length + added.length > taskLimits.list) {
        throw fieldError('/tasks', 'too_big', `A list holds ${taskLimits.list} tasks and sections`);
      }
      let list = before;
      const ids: string[] = [];
      for (const one of added) {
        const id = one.id ?? crypto.randomUUID();
        if (one.after !== undefined && !list.some((task) => task.id === one.after)) {
          throw recordNotFound(one.after, 'tasks');
        }
        // A repeated call whose first response was lost.
        if (!list.some((task) => task.id === id)) {
          list = insertAfter(list, { ...contentOfNew(one), id, type: one.type, updatedAt: isoInstant() }, one.after);
        }
        ids.push(id);
      }
      if (list !== before) await own.replaceAll(list);
      return ids;
    });
  }

  async function update(own: Store<StoredTask>, ids: readonly string[], change: (task: StoredTask) => StoredTask) {
    for (const id of unique(ids)) await own.update(id, change);
  }

  return [
    handle(getTasks, ({ user }) => answer(user)),
    handle(searchTasks, async ({ query: { query }, user }) => {
      if (query.trim() === '') return null;
      const found = await filterInSlices(
        await answer(user),
        (task) => task.type === 'task' && matchesSearch(task, query),
      );
      return found.map((task) => ({ ...task, title: markMatches(task.title, query) }));
    }),
    handle(orderTasks, ({ body, user }) =>
      stores.tasks.transaction(user.id, async (own) => {
        const list = await own.list();
        const known = new Set(list.map(({ id }) => id));
        const missing = body.tasks.find(({ id }) => !known.has(id));
        if (missing) throw recordNotFound(missing.id, 'tasks');
        const sorted = sortByOrder(list, body.tasks);
        await own.replaceAll(sorted);
        return sorted.map(({ id }, order) => ({ id, order }));
      }),
    ),
    handle(getTask, ({ query, user }) => answerOne(user, query.id)),
    handle(createTask, async ({ body, user }) => {
      const [id = ''] = await add(user, [body]);
      return answerOne(user, id);
    }),
    handle(createTasks, async ({ body, user }) => answer(user, await add(user, body.tasks))),
    handle(updateTask, async ({ body: { id, task, base }, user }) => {
      await stores.tasks.of(user.id).get(id);
      await assertKnown(user, [task]);
      const people = await findPeople(user);
      let wasOpen = false;
      await stores.tasks.transaction(user.id, async (own) => {
        const before = await own.get(id);
        wasOpen = isOpenTask(before);
        if (base !== undefined && base !== before.updatedAt) {
          const current = toTask(before, await own.indexOf(id), people);
          throw new ProblemError('revision-conflict', { current });
        }
        await own.update(id, (current) => changed(current, task));
      });
      const after = await answerOne(user, id);
      if (wasOpen) recordCompleted(user, [after]);
      return after;
    }),
    handle(updateTasks, async ({ body: { ids, task }, user }) => {
      await assertKnown(user, [
        { tags: [...(task.addTags ?? []), ...(task.removeTags ?? [])], assignedTo: task.assignedTo },
      ]);
      const wereOpen = new Set<string>();
      await stores.tasks.transaction(user.id, (own) =>
        update(own, ids, (before) => {
          if (isOpenTask(before)) wereOpen.add(before.id);
          return changed(before, applyBulkChange(before, task));
        }),
      );
      const after = await answer(user, ids);
      recordCompleted(
        user,
        after.filter(({ id }) => wereOpen.has(id)),
      );
      return after;
    }),
    handle(deleteTask, async ({ query, user }) => {
      await stores.tasks.of(user.id).remove(query.id);
      return true as const;
    }),
    handle(deleteTasks, ({ query: { ids }, user }) =>
      stores.tasks.transaction(user.id, async (own) => {
        for (const id of unique(ids)) await own.remove(id);
        return true as const;
      }),
    ),
    handle(getTaskCount, async ({ user }) => ({
      open: (await stores.tasks.of(user.id).list()).filter(isOpenTask).length,
    })),
    handle(getTaskMembers, async ({ user, language }) => {
      const people = await findPeople(user);
      const { memberIds } = await import('./seed');
      const ids = unique([...memberIds, user.id]);
      return ids.flatMap((id) => people.get(id) ?? []).toSorted((a, b) => a.name.localeCompare(b.name, language));
    }),

    handle(getTaskTags, ({ user }) => stores.tags.of(user.id).list()),
    handle(createTaskTag, async ({ body, user }) => {
      const { id = crypto.randomUUID(), title, index: position = 0, tasks: places = [] } = body.tag;
      const tags = stores.tags.of(user.id);
      await tags.ensureSeeded();
      return stores.tasks.transaction(user.id, async (own) => {
        const indexes = new Map(places.map((place) => [place.id, place.index]));
        if (indexes.size > 0) {
          await own.updateAll((task) => {
            const index = indexes.get(task.id);
            return index === undefined ? task : changed(task, withTagAt(task, id, index));
          });
        }
        // A repeated call whose first response was lost.
        if (await tags.find(id)) return tags.update(id, { title });
        // New tags go to the front (ruling D25).
        const next = (await tags.list())[position];
        return tags.insertBefore({ id, title }, (other) => other.id === next?.id);
      });
    }),
    handle(updateTaskTag, ({ body: { id, tag }, user }) => stores.tags.of(user.id).update(id, tag)),
    handle(deleteTaskTag, async ({ query: { id }, user }) => {
      await stores.tags.of(user.id).ensureSeeded();
      return stores.tasks.transaction(user.id, async (own) => {
        await stores.tags.of(user.id).remove(id);
        await own.updateAll((task) =>
          task.tags.includes(id) ? changed(task, { tags: task.tags.filter((one) => one !== id) }) : task,
        );
        return true as const;
      });
    }),
  ];
}

/** The calls of the task list. */
export const tasksHandlers: readonly HttpHandler[] = createTaskHandlers({ tasks, tags: taskTags });
