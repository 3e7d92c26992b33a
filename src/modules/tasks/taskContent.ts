import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { readConflict } from '#lib/drafts/readConflict';

import type { Task } from './api';
import { taskLimits } from './limits';
import { contentOf, emptyTask } from './taskRules';
import type { TaskContent } from './taskRules';

/** A task of the server as a version of what is written. */
export const toVersion = (task: Task): DraftVersion<TaskContent> => ({
  content: contentOf(task),
  savedAt: task.updatedAt,
});

/** The saved version in a `revision-conflict`. */
export const conflictIn = readConflict(toVersion);

/** Why a task cannot be saved: a limit of the contract that typing and pasting can pass. */
export const problemOf = ({ title, notes }: TaskContent): 'tooLong' | undefined =>
  title.length > taskLimits.title || (notes?.length ?? 0) > taskLimits.notes ? 'tooLong' : undefined;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function parseContent(found: unknown): TaskContent | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { title, notes, completed, dueDate, priority, tags, assignedTo, subTasks } = {
    ...emptyTask,
    ...(found as Partial<Record<keyof TaskContent, unknown>>),
  };
  const isNullOrText = (value: unknown): value is string | null => value === null || isText(value);
  const isPriority = priority === 0 || priority === 1 || priority === 2;
  if (!isText(title) || !isNullOrText(notes) || !isNullOrText(dueDate) || !isNullOrText(assignedTo)) return undefined;
  if (typeof completed !== 'boolean' || !isPriority || !isTexts(tags) || !Array.isArray(subTasks)) return undefined;
  const steps = (subTasks as unknown[]).filter(
    (one): one is TaskContent['subTasks'][number] =>
      typeof one === 'object' && one !== null && 'id' in one && 'title' in one && 'completed' in one,
  );
  return { title, notes, completed, dueDate, priority, tags, assignedTo, subTasks: steps };
}

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) => parseDraftCopy(found, parseContent);
