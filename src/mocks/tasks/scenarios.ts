import {
  createTask,
  createTasks,
  createTaskTag,
  deleteTask,
  deleteTasks,
  deleteTaskTag,
  getTask,
  getTaskMembers,
  getTasks,
  getTaskTags,
  orderTasks,
  searchTasks,
  updateTask,
  updateTasks,
  updateTaskTag,
} from '#modules/tasks/api';
import type { TaskTag } from '#modules/tasks/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createTaskHandlers } from './handlers';
import type { StoredTask } from './store';

const loadSeed = () => import('./seed');

/** The calls over a list in memory. */
const inMemory = (seed: () => Promise<readonly StoredTask[]>, tags?: readonly TaskTag[]) =>
  createTaskHandlers({
    tasks: memoryOwnedStore('tasks', seed),
    tags: memoryOwnedStore('task-tags', async () => tags ?? (await loadSeed()).taskTags),
  });

/** How the calls of the task list fail, and what they may return, by name. */
export const tasksScenarios = {
  list: failureScenarios(getTasks),
  search: failureScenarios(searchTasks),
  order: failureScenarios(orderTasks),
  task: failureScenarios(getTask),
  create: failureScenarios(createTask),
  createMany: failureScenarios(createTasks),
  change: failureScenarios(updateTask),
  bulk: failureScenarios(updateTasks),
  remove: failureScenarios(deleteTask),
  removeMany: failureScenarios(deleteTasks),
  tags: failureScenarios(getTaskTags),
  tagCreate: failureScenarios(createTaskTag),
  tagChange: failureScenarios(updateTaskTag),
  tagDelete: failureScenarios(deleteTaskTag),
  members: failureScenarios(getTaskMembers),
  /** There are no tasks. */
  empty: () => inMemory(async () => []),
  /** Exactly these tasks. */
  holds: (list: readonly StoredTask[], tags?: readonly TaskTag[]) => inMemory(async () => list, tags),
  /** Years of tasks. */
  many: (count = 10_000) => inMemory(async () => (await loadSeed()).manyTasks(count)),
};
