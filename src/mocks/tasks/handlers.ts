import { getTask, getTaskTags } from '#modules/tasks/api';
import type { Task } from '#modules/tasks/api';

import { contacts } from '#mocks/contacts/store';
import { handle } from '#mocks/core/handle';

import { tasks, taskTags } from './store';
import type { StoredTask } from './store';

async function withAssignee(task: StoredTask, owner: string): Promise<Task> {
  // The assignee may have been removed from the address book.
  const found = (await contacts.of(owner).list()).find(({ id }) => id === task.assignedTo);
  return { ...task, assignee: found ? { id: found.id, name: found.name, avatar: found.avatar } : null };
}

/** The calls of the task list. */
export const tasksHandlers = [
  handle(getTask, async ({ query, user }) => withAssignee(await tasks.get(query.id), user.id)),
  handle(getTaskTags, () => taskTags.list()),
];
