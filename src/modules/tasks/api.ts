import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

const id = z.string().check(z.minLength(1), z.maxLength(40));
const text = (max: number) => z.string().check(z.maxLength(max));

/** A task, or a section heading between tasks. */
export const taskSchema = z.object({
  id,
  type: z.enum(['task', 'section']),
  title: text(300),
  notes: z.nullable(text(20_000)),
  completed: z.boolean(),
  dueDate: z.nullable(z.iso.datetime()),
  /** 0 low, 1 normal, 2 high. */
  priority: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Ids of tags. */
  tags: z.array(id),
  /** Id of a contact. */
  assignedTo: z.nullable(id),
  /** The contact of `assignedTo`; derived. */
  assignee: z.nullable(z.object({ id, name: text(120), avatar: z.nullable(z.string()) })),
  subTasks: z.array(z.object({ id, title: text(300), completed: z.boolean() })),
  /** Zero-based position in the list. */
  order: z.int(),
});
/** A task, or a section heading between tasks. */
export type Task = z.infer<typeof taskSchema>;

/** A tag that groups tasks. */
export const taskTagSchema = z.object({ id, title: text(60) });
/** A tag that groups tasks. */
export type TaskTag = z.infer<typeof taskTagSchema>;

/** `GET api/apps/tasks/task`. */
export const getTask = endpoint({
  method: 'GET',
  path: 'api/apps/tasks/task',
  summary: 'One task with its notes and sub-tasks',
  query: z.object({ id }),
  response: taskSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/tasks/tags`. */
export const getTaskTags = endpoint({
  method: 'GET',
  path: 'api/apps/tasks/tags',
  summary: 'The tags that tasks may carry',
  response: z.array(taskTagSchema),
  access: 'user',
});
