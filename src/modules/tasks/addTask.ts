import type { QueryClient } from '@tanstack/react-query';

import { toPrintableLine } from '#domain/printableLine';
import { createMutationRunner } from '#lib/query/createMutationRunner';
import { escapeHtml } from '#lib/text/escapeHtml';

import { taskLimits } from './limits';
import { createMutation } from './queries';
import { taskPath } from './taskPath';

/** What a task that is added elsewhere is about. */
export interface TaskSource {
  title: string;
  /** Text of the notes. */
  about: string;
  /** Link to what the task is about, in the application. */
  href?: string | undefined;
}

/** Adds a task on top of the list. Returns its path; rejects if the task cannot be saved. */
export async function addTask(client: QueryClient, { title, about, href }: TaskSource): Promise<string> {
  const id = crypto.randomUUID();
  const text = escapeHtml(about).replaceAll('\n', '<br>');
  const notes = `<p>${href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`}</p>`;
  const task = {
    title: toPrintableLine(title).slice(0, taskLimits.title),
    ...(notes.length <= taskLimits.notes && { notes }),
  };
  await createMutationRunner(client).run(createMutation(), [{ type: 'task', id, task }]);
  return taskPath(id);
}
