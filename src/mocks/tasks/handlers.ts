import { getTask, getTaskTags } from '#modules/tasks/api';
import type { Task, TaskTag } from '#modules/tasks/api';

import { defineStore } from '#mocks/core/store';
import { handle, failureScenarios } from '#mocks/core/handle';

import { contacts } from '#mocks/contacts/handlers';

/** A task as it is kept: whom it is assigned to is looked up when it is asked for. */
export type StoredTask = Omit<Task, 'assignee'>;

/** All tasks and the sections between them. */
export const tasks = defineStore<StoredTask>('tasks', async () => (await import('./seed')).tasks());

/** The tags of tasks. */
export const taskTags = defineStore<TaskTag>('task-tags', async () => (await import('./seed')).taskTags);

async function withAssignee(task: StoredTask): Promise<Task> {
  // Who was assigned may have left the address book since.
  const found = (await contacts.list()).find(({ id }) => id === task.assignedTo);
  return { ...task, assignee: found ? { id: found.id, name: found.name, avatar: found.avatar } : null };
}

/** Answers the calls of the task list. */
export const tasksHandlers = [
  handle(getTask, async ({ query }) => withAssignee(await tasks.get(query.id))),
  handle(getTaskTags, () => taskTags.list()),
];

/** Ways the task list can misbehave, for stories. */
export const tasksScenarios = { task: failureScenarios(getTask) };
