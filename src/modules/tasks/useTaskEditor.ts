import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useRecordEditor } from '#lib/drafts/useRecordEditor';
import { createMutationRunner } from '#lib/query/createMutationRunner';

import type { Task } from './api';
import { createMutation, loadTask, removeMutation, saveMutation, tasksQuery } from './queries';
import { conflictIn, parseCopy, problemOf, toVersion } from './taskContent';
import { emptyTask } from './taskRules';
import type { TaskContent } from './taskRules';

export interface TaskEditorOptions {
  id: string;
  type: Task['type'];
  /** The task on the server, if any. */
  task: Task | null;
  /** Id of the task that a new one follows; on top without it. */
  after: string | undefined;
  /** Called with the id of a new task that has what was written, because the old one was deleted elsewhere. */
  onReplaced: (id: string) => void;
}

/** The content of a task that saves itself. */
export function useTaskEditor({ id, type, task, after, onReplaced }: TaskEditorOptions) {
  const client = useQueryClient();
  const { mutateAsync: create } = useMutation(createMutation());
  const { mutateAsync: save } = useMutation(saveMutation());
  return useRecordEditor<TaskContent>({
    id,
    draftKey: (key) => `tasks:${key}`,
    version: task && toVersion(task),
    initial: emptyTask,
    parseCopy,
    conflictIn,
    problemOf,
    async create(content) {
      // What it follows may have been deleted, or left blank and never saved: then it is placed on top.
      const isKnown = client.getQueryData(tasksQuery().queryKey)?.some((one) => one.id === after) ?? false;
      const [created] = await create([{ type, id, task: content, ...(after !== undefined && isKnown && { after }) }]);
      if (!created) throw new TypeError('The answer has no task.');
      return toVersion(created);
    },
    save: async (change, base) => toVersion(await save({ id, base, task: change })),
    async load() {
      const found = await loadTask(id);
      return found && toVersion(found);
    },
    removeBlank(savedAt) {
      const blank: Task = { ...emptyTask, id, type, assignee: null, order: 0, updatedAt: savedAt };
      createMutationRunner(client).start(removeMutation(), [blank]);
    },
    onReplaced,
  });
}
