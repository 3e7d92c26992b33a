import type { SessionUser } from '#lib/session/session';
import type { Task, TaskMember, TaskTag } from '#modules/tasks/api';

import { contacts } from '#mocks/contacts/store';
import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** A task as stored. Its order is its position in the store, and its assignee is looked up on each read. */
export type StoredTask = Omit<Task, 'assignee' | 'order'>;

/** The stores that the handlers use: the database, or memory for a scenario. */
export interface TaskStores {
  tasks: OwnedStore<StoredTask>;
  tags: OwnedStore<TaskTag>;
}

/** The tasks of each person, and the sections between them. */
export const tasks: OwnedStore<StoredTask> = ownedStore<StoredTask>('tasks', async () =>
  (await import('./seed')).tasks(),
);

/** The tags of each person's tasks. */
export const taskTags: OwnedStore<TaskTag> = ownedStore<TaskTag>(
  'task-tags',
  async () => (await import('./seed')).taskTags,
);

/** The address book as people to whom tasks are assigned, with the person who asks. */
export async function findPeople(user: SessionUser): Promise<ReadonlyMap<string, TaskMember>> {
  const toMember = ({ id, name, avatar }: TaskMember): TaskMember => ({ id, name, avatar });
  const known = new Map((await contacts.of(user.id).list()).map((contact) => [contact.id, toMember(contact)]));
  return known.has(user.id) ? known : known.set(user.id, toMember(user));
}
