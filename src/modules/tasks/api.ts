import * as z from 'zod/mini';

import { printableLine } from '#domain/printableLine';
import { recordId as id } from '#lib/http/crudEndpoints';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';

import { taskLimits } from './limits';

const { get, getOne, post, patch, removeOne, crud, bulk } = moduleEndpoints('api/apps/tasks', 'user');

const count = z.int().check(z.minimum(0));
const line = (max: number) => z.string().check(z.maxLength(max), z.regex(printableLine));
const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** An id that a client makes. */
const newId = id.check(z.regex(/^[\w-]+$/));

/** A person to whom tasks are assigned. */
export const taskMemberSchema = z.object({ id, name: z.string(), avatar: z.nullable(z.string()) });
/** A person to whom tasks are assigned. */
export type TaskMember = z.infer<typeof taskMemberSchema>;

/** A step of a task. */
export const subTaskSchema = z.object({ id: newId, title: line(taskLimits.title), completed: z.boolean() });
/** A step of a task. */
export type SubTask = z.infer<typeof subTaskSchema>;

/** What people write in a task. */
const content = {
  title: line(taskLimits.title),
  /** HTML. */
  notes: z.nullable(z.string().check(z.maxLength(taskLimits.notes))),
  completed: z.boolean(),
  dueDate: z.nullable(z.iso.datetime()),
  /** 0 low, 1 normal, 2 high. */
  priority: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Ids of tags. */
  tags: z.array(id).check(z.maxLength(taskLimits.tagsPerTask)),
  /** Id of a contact. */
  assignedTo: z.nullable(id),
  subTasks: z.array(subTaskSchema).check(
    z.maxLength(taskLimits.subTasks),
    z.refine((subTasks) => isUnique(subTasks.map((subTask) => subTask.id))),
  ),
};

/** A task, or a section, which owns the tasks below it up to the next one. */
export const taskSchema = z.object({
  id,
  type: z.enum(['task', 'section']),
  ...content,
  /** The person of `assignedTo`; derived, null if they are no longer known. */
  assignee: z.nullable(taskMemberSchema),
  /** Zero-based position in the list. */
  order: count,
  /** When it was last changed; identifies its version (our addition). */
  updatedAt: z.iso.datetime(),
});
/** A task, or a section, which owns the tasks below it up to the next one. */
export type Task = z.infer<typeof taskSchema>;

/** Changes to a task; fields that are left out stay. */
export const taskChangeSchema = z.exactPartial(z.object(content));
/** Changes to a task; fields that are left out stay. */
export type TaskChange = z.infer<typeof taskChangeSchema>;

/** Changes to many tasks: tags are added and removed, because each may have others too. */
export const taskBulkChangeSchema = z.exactPartial(
  z.object({
    completed: content.completed,
    dueDate: content.dueDate,
    priority: content.priority,
    assignedTo: content.assignedTo,
    addTags: content.tags,
    removeTags: content.tags,
  }),
);
/** Changes to many tasks. */
export type TaskBulkChange = z.infer<typeof taskBulkChangeSchema>;

/** A new task. `type` alone makes an empty one on top (specification); the rest is our addition. */
export const newTaskSchema = z.object({
  type: z.enum(['task', 'section']),
  /** Made by the client, so that the call can be repeated. */
  id: z.exactOptional(newId),
  /** What it contains from the start. */
  task: z.exactOptional(taskChangeSchema),
  /** Id of the task that it follows; without it, it is placed on top. */
  after: z.exactOptional(id),
});
/** A new task. */
export type NewTask = z.infer<typeof newTaskSchema>;

/** Where a tag was among the tags of a task. */
export const tagPlaceSchema = z.object({ id: newId, index: count });
/** A tag that groups tasks. */
export const taskTagSchema = z.object({ id, title: z.string() });
/** A tag that groups tasks. */
export type TaskTag = z.infer<typeof taskTagSchema>;
/** Where a tag was among the tags of a task. */
export type TagPlace = z.infer<typeof tagPlaceSchema>;

const tagTitle = line(taskLimits.tagTitle).check(z.trim(), z.minLength(1));

/** The tags: `GET api/apps/tasks/tags`; `POST`, `PATCH` and `DELETE api/apps/tasks/tag`. */
export const {
  list: getTaskTags,
  create: createTaskTag,
  update: updateTaskTag,
  remove: deleteTaskTag,
} = crud({
  name: 'tag',
  plural: 'tags of tasks',
  item: taskTagSchema,
  /** Our additions bring a deleted tag back: its id, and its positions in the list and on its tasks. */
  input: z.object({
    id: z.exactOptional(newId),
    title: tagTitle,
    index: z.exactOptional(count),
    tasks: z.exactOptional(z.array(tagPlaceSchema).check(z.maxLength(taskLimits.list))),
  }),
  change: z.object({ title: z.exactOptional(tagTitle) }),
});

/** `GET api/apps/tasks/all`. */
export const getTasks = get('all', {
  summary: 'Lists all tasks and sections in their order',
  response: z.array(taskSchema),
});

/** A task that a search has found. */
export const foundTaskSchema = z.extend(taskSchema, {
  /** HTML: the title with its special characters escaped and the matches in `<mark>`. */
  title: z.string(),
});
/** A task that a search has found. */
export type FoundTask = z.infer<typeof foundTaskSchema>;

/** `GET api/apps/tasks/search`. */
export const searchTasks = get('search', {
  summary: 'Lists the tasks whose title or notes contain a text, with the matches marked; null for an empty text',
  query: z.object({ query: z.string().check(z.maxLength(taskLimits.search)) }),
  response: z.nullable(z.array(foundTaskSchema)),
});

/** `PATCH api/apps/tasks/order`. Tasks that are not named keep the place behind the one before them. */
export const orderTasks = patch('order', {
  summary: 'Sorts the tasks by the order that they are given, numbers all of them again and answers the numbers',
  body: z.object({
    tasks: z.array(z.object({ id, order: z.int() })).check(
      z.maxLength(taskLimits.list),
      z.refine((tasks) => isUnique(tasks.map((task) => task.id))),
    ),
  }),
  response: z.array(z.object({ id, order: count })),
  errors: ['not-found'],
});

/** `GET api/apps/tasks/task`. */
export const getTask = getOne('task', {
  summary: 'Returns one task with its notes and sub-tasks',
  response: taskSchema,
});

/** `POST api/apps/tasks/task`. Repeated with the id of an existing task, it returns that task unchanged. */
export const createTask = post('task', {
  summary: 'Adds a task or section on top of the list, which is numbered again, and returns it',
  body: newTaskSchema,
  response: taskSchema,
  errors: ['not-found'],
});

/** `PATCH api/apps/tasks/task`. A task that was changed since `base` answers `revision-conflict` with `current`. */
export const updateTask = patch('task', {
  summary: 'Changes a task and returns it',
  body: z.object({
    id,
    task: taskChangeSchema,
    /** `updatedAt` of the version that the change is based on (our addition). */
    base: z.exactOptional(z.iso.datetime()),
  }),
  response: taskSchema,
  errors: ['not-found', 'revision-conflict'],
});

/** `DELETE api/apps/tasks/task`. */
export const deleteTask = removeOne('task', 'Deletes a task');

/** `POST api/apps/tasks/tasks`: our addition, for pasted lines and to bring deleted tasks back; all or nothing. */
export const createTasks = post('tasks', {
  summary: 'Adds several tasks and sections, each on top or behind another, and returns them',
  body: z.object({ tasks: z.array(newTaskSchema).check(z.minLength(1), z.maxLength(taskLimits.bulk)) }),
  response: z.array(taskSchema),
  errors: ['not-found'],
});

/** `PATCH` and `DELETE api/apps/tasks/tasks`: our additions for bulk changes; all or nothing. */
export const { update: updateTasks, remove: deleteTasks } = bulk({
  name: 'task',
  summaries: { update: 'Changes many tasks and returns them', remove: 'Deletes many tasks' },
  change: taskBulkChangeSchema,
  response: z.array(taskSchema),
  max: taskLimits.bulk,
});

/** `GET api/apps/tasks/count`: our addition, for the number in the navigation. */
export const getTaskCount = get('count', {
  summary: 'Counts the tasks that are not completed',
  response: z.object({ open: count }),
});

/** `GET api/apps/tasks/members`: our addition, for the choice of an assignee. */
export const getTaskMembers = get('members', {
  summary: 'Lists the people to whom tasks can be assigned, by name',
  response: z.array(taskMemberSchema),
});
