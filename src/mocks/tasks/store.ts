import type { Task, TaskTag } from '#modules/tasks/api';

import { defineStore } from '#mocks/core/store';

/** A task as stored; its assignee is looked up on each read. */
export type StoredTask = Omit<Task, 'assignee'>;

/** All tasks and the sections between them. */
export const tasks = defineStore<StoredTask>('tasks', async () => (await import('./seed')).tasks());

/** The tags of tasks. */
export const taskTags = defineStore<TaskTag>('task-tags', async () => (await import('./seed')).taskTags);
