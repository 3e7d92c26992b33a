import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { assigneeKeys } from '#domain/assigneeKeys';
import { batches } from '#lib/collections/batches';
import { createClient } from '#lib/http/createClient';
import { nullIfNotFound } from '#lib/http/problem';
import { patch, updateServerRecords } from '#lib/query/cachePatches';
import type { CachePatch } from '#lib/query/cachePatches';
import { callQuery } from '#lib/query/callQuery';
import { addToListMutation, changeInListMutation } from '#lib/query/listMutations';
import { mutation } from '#lib/query/mutation';
import { minuteMs } from '#lib/time/duration';

import type { NewTask, Task, TaskBulkChange, TagPlace, TaskChange, TaskMember, TaskTag } from './api';
import { taskLimits } from './limits';
import { applyBulkChange, contentOfNew, insertAfter, isOpenTask, renumber, sortByOrder } from './taskRules';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the tasks; each also matches every key that starts with it. */
const taskKeys = {
  ...assigneeKeys,
  all: ['tasks'],
  searches: ['tasks', 'search'],
  detail: (id: string) => [...taskKeys.details, id],
  count: ['tasks', 'count'],
  tags: ['tasks', 'tags'],
} as const;

/** All tasks and sections in their order. */
export const tasksQuery = () => callQuery(taskKeys.list, api.getTasks);

/** What a search has found; its titles are HTML with marks. */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: [...taskKeys.searches, query],
    queryFn: async ({ signal }) => (await api.searchTasks({ query: { query }, signal })) ?? [],
  });

/** One task; starts with its copy in the list. Fails with `not-found` for an unknown id. */
export const taskQuery = (id: string, client: QueryClient) =>
  queryOptions({
    ...callQuery(taskKeys.detail(id), api.getTask, { id }),
    initialData: () => client.getQueryData(tasksQuery().queryKey)?.find((task) => task.id === id),
    initialDataUpdatedAt: 0,
  });

/** A task that is being made, or null as long as it is not saved. `startNew` puts it there without a request. */
export const newTaskQuery = (id: string) =>
  queryOptions({
    queryKey: [...taskKeys.all, 'new', id],
    queryFn: () => loadTask(id),
    staleTime: Infinity,
  });

/** Says that a task with this id is new. */
export const startNew = (id: string, client: QueryClient) => client.setQueryData(newTaskQuery(id).queryKey, null);

/** The task with an id, or null if it is not saved yet, or deleted. */
export const loadTask = (id: string) => nullIfNotFound(api.getTask({ query: { id } }));

/** How many tasks are open. */
export const taskCountQuery = () => callQuery(taskKeys.count, api.getTaskCount);

/** All tags of tasks. */
export const taskTagsQuery = () => callQuery(taskKeys.tags, api.getTaskTags);

/** The people to whom tasks can be assigned. */
export const taskMembersQuery = () =>
  queryOptions({ ...callQuery(taskKeys.members, api.getTaskMembers), staleTime: 10 * minuteMs });

const patchList = (update: (list: Task[]) => Task[]) => patch<Task[]>(taskKeys.list, (list) => renumber(update(list)));

/** The number in the navigation, after tasks were changed; `after` is `undefined` for deleted ones. */
function patchCount(changes: ReadonlyArray<{ before?: Task; after?: Pick<Task, 'type' | 'completed'> }>): CachePatch {
  const countOf = (task: Pick<Task, 'type' | 'completed'> | undefined) => (task && isOpenTask(task) ? 1 : 0);
  const delta = changes.reduce((sum, { before, after }) => sum + countOf(after) - countOf(before), 0);
  return patch<{ open: number }>(taskKeys.count, ({ open }) => ({ open: Math.max(0, open + delta) }));
}

/** Replaces tasks wherever they are cached. */
const patchTasks = (update: (task: Task) => Task) => [
  patchList((list) => list.map(update)),
  patch<Task>(taskKeys.details, update),
];

const cached = (client: QueryClient) => client.getQueryData(tasksQuery().queryKey) ?? [];

/** The assignee of a change as the list shows them. */
function assigneeIn(client: QueryClient, { assignedTo }: TaskChange): { assignee?: TaskMember | null } {
  if (assignedTo === undefined) return {};
  const members = client.getQueryData(taskMembersQuery().queryKey);
  // Before they are loaded, the response says who it is.
  return members ? { assignee: members.find(({ id }) => id === assignedTo) ?? null } : {};
}

const putSaved = (saved: readonly Task[], client: QueryClient) => updateServerRecords(client, saved, patchTasks);

/**
 * What only the server knows; patches and responses keep the rest up to date. The count is patched too, but by what this
 * tab knew of the tasks, which another tab may have completed meanwhile.
 */
const derived = [taskKeys.searches, taskKeys.count];

const inBatches = <Item>(items: readonly Item[]) => batches(items, taskLimits.bulk);

/** Changes tasks; takes them in their current state. */
export const changeMutation = () =>
  mutation({
    key: taskKeys.all,
    send: async ({ tasks, change }: { tasks: readonly Task[]; change: TaskBulkChange }) => {
      const [first] = tasks;
      const { addTags, removeTags, ...rest } = change;
      if (first && tasks.length === 1 && !addTags && !removeTags) {
        return [await api.updateTask({ body: { id: first.id, task: rest } })];
      }
      const saved: Task[] = [];
      for (const ids of inBatches(tasks.map(({ id }) => id))) {
        saved.push(...(await api.updateTasks({ body: { ids, task: change } })));
      }
      return saved;
    },
    optimistic({ tasks, change }, client) {
      const ids = new Set(tasks.map(({ id }) => id));
      const assignee = assigneeIn(client, change);
      const update = (task: Task): Task => ({ ...applyBulkChange(task, change), ...assignee });
      return [
        ...patchTasks((task) => (ids.has(task.id) ? update(task) : task)),
        patchCount(tasks.map((before) => ({ before, after: update(before) }))),
      ];
    },
    onSaved: (saved, _variables, client) => putSaved(saved, client),
    invalidates: derived,
    errorKey: 'tasks:failure.change',
  });

/** A change of one task that its editor saves; the editor shows its failure. */
export const saveMutation = () =>
  mutation({
    key: taskKeys.all,
    scope: 'task-editor',
    send: ({ id, base, task }: { id: string; base: string; task: TaskChange }) =>
      api.updateTask({ body: { id, base, task } }),
    optimistic: ({ id, task }, client) => {
      const before = cached(client).find((one) => one.id === id);
      const update = (one: Task): Task => (one.id === id ? { ...one, ...task, ...assigneeIn(client, task) } : one);
      return [...patchTasks(update), ...(before ? [patchCount([{ before, after: update(before) }])] : [])];
    },
    onSaved: (saved, _variables, client) => putSaved([saved], client),
    invalidates: derived,
  });

/** A new task as the list shows it until the response is there. */
const toTask = (added: NewTask & { id: string }, client: QueryClient): Task => ({
  ...contentOfNew(added),
  id: added.id,
  type: added.type,
  assignee: null,
  ...assigneeIn(client, added.task ?? {}),
  order: 0,
  updatedAt: '',
});

/** Adds tasks, or brings deleted ones back. */
export const createMutation = (errorKey?: 'tasks:failure.restore') =>
  mutation({
    key: taskKeys.all,
    send: async (added: ReadonlyArray<NewTask & { id: string }>) => {
      const [first] = added;
      if (first && added.length === 1) return [await api.createTask({ body: first })];
      const saved: Task[] = [];
      for (const tasks of inBatches(added)) saved.push(...(await api.createTasks({ body: { tasks } })));
      return saved;
    },
    optimistic: (added, client) => [
      patchList((list) => {
        // A response that was on its way may have them already.
        const known = new Set(list.map(({ id }) => id));
        return added
          .filter(({ id }) => !known.has(id))
          .reduce((all, one) => insertAfter(all, toTask(one, client), one.after), list);
      }),
      patchCount(added.map((one) => ({ after: toTask(one, client) }))),
    ],
    onSaved(saved, _variables, client) {
      putSaved(saved, client);
      for (const task of saved) client.setQueryData(taskKeys.detail(task.id), task);
    },
    invalidates: derived,
    errorKey,
  });

/** Deletes tasks and sections. */
export const removeMutation = () =>
  mutation({
    key: taskKeys.all,
    send: async (tasks: readonly Task[]) => {
      const [first] = tasks;
      if (first && tasks.length === 1) return api.deleteTask({ query: { id: first.id } });
      for (const ids of inBatches(tasks.map(({ id }) => id))) await api.deleteTasks({ query: { ids } });
      return true as const;
    },
    optimistic(tasks) {
      const ids = new Set(tasks.map(({ id }) => id));
      return [
        patchList((list) => list.filter(({ id }) => !ids.has(id))),
        patchCount(tasks.map((before) => ({ before }))),
      ];
    },
    onSaved(_saved, tasks, client) {
      for (const { id } of tasks) client.removeQueries({ queryKey: taskKeys.detail(id), type: 'inactive' });
    },
    invalidates: derived,
    errorKey: 'tasks:failure.remove',
  });

/** Sorts the whole list. */
export const orderMutation = () =>
  mutation({
    key: taskKeys.all,
    send: (ids: readonly string[]) => api.orderTasks({ body: { tasks: ids.map((id, order) => ({ id, order })) } }),
    optimistic: (ids) => [
      patchList((list) =>
        sortByOrder(
          list,
          ids.map((id, order) => ({ id, order })),
        ),
      ),
    ],
    invalidates: [],
    errorKey: 'tasks:failure.order',
  });

/** Adds a tag. The form or field shows its error. */
export const createTagMutation = () =>
  addToListMutation(taskKeys.tags, ({ title }: { title: string }) => api.createTaskTag({ body: { tag: { title } } }));

/** Renames a tag. Its row shows the error. */
export const renameTagMutation = () =>
  changeInListMutation(taskKeys.tags, ({ id, title }: TaskTag) => api.updateTaskTag({ body: { id, tag: { title } } }));

/** Deletes a tag and takes it from all tasks. */
export const deleteTagMutation = () =>
  mutation({
    key: taskKeys.all,
    send: ({ id }: TaskTag) => api.deleteTaskTag({ query: { id } }),
    errorKey: 'tasks:failure.tag',
  });

/** Brings a deleted tag back, in its place in the list of tags and on the tasks that carried it. */
export const restoreTagMutation = () =>
  mutation({
    key: taskKeys.all,
    send: (tag: TaskTag & { index: number; tasks: TagPlace[] }) => api.createTaskTag({ body: { tag } }),
    errorKey: 'tasks:failure.tagRestore',
  });
