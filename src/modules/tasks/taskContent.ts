import type { DraftCopy, DraftVersion } from '#lib/drafts/draftSync';
import { mergeFields } from '#lib/drafts/draftSync';
import { problemCode } from '#lib/http/problem';
import { HttpError } from '#lib/http/request';
import { dayMs, hourMs } from '#lib/time/duration';
import { instantFromWallClock, isoDateToDayNumber } from '#lib/time/zonedTime';

import type { Task } from './api';
import { contentOf, emptyTask } from './taskRules';
import type { TaskContent } from './taskRules';

/** The due date for a day: noon there, so that it is the same day in the zones around it. */
export const dueDateOn = (day: string, timeZone: string): string =>
  new Date(instantFromWallClock(timeZone, isoDateToDayNumber(day) * dayMs + 12 * hourMs)).toISOString();

/** A task of the server as a version of what is written. */
export const toVersion = (task: Task): DraftVersion<TaskContent> => ({
  content: contentOf(task),
  savedAt: task.updatedAt,
});

/** The version of the server in the error of a change that was based on an older one. */
export function conflictIn(error: unknown): DraftVersion<TaskContent> | undefined {
  if (problemCode(error) !== 'revision-conflict' || !(error instanceof HttpError)) return undefined;
  return toVersion(error.problem['current'] as Task);
}

/** Joins the changes of two tabs; `undefined` if both have changed a field. */
export const mergeTasks = (base: TaskContent, mine: TaskContent, theirs: TaskContent) =>
  mergeFields(base, mine, theirs);

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
export function parseCopy(found: unknown): DraftCopy<TaskContent> | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { content, base = null, unsaved = true } = found as Partial<Record<keyof DraftCopy<TaskContent>, unknown>>;
  const parsed = parseContent(content);
  return parsed && { content: parsed, base: isText(base) ? base : null, unsaved: unsaved !== false };
}
