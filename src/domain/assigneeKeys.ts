/** Query keys of the tasks that show contacts as assignees: the address book invalidates them when a contact changes. */
export const assigneeKeys = {
  list: ['tasks', 'list'],
  details: ['tasks', 'task'],
  members: ['tasks', 'members'],
} as const;
