import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import {
  parseFields,
  readBoolean,
  readList,
  readNullable,
  readOneOf,
  readRecord,
  readText,
} from '#lib/drafts/parseFields';
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

const parseContent = (found: unknown) =>
  parseFields<TaskContent>(
    found,
    {
      title: readText,
      notes: readNullable(readText),
      completed: readBoolean,
      dueDate: readNullable(readText),
      priority: readOneOf(0, 1, 2),
      tags: readList(readText),
      assignedTo: readNullable(readText),
      subTasks: readList(readRecord('id', 'title', 'completed')),
    },
    emptyTask,
  );

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) => parseDraftCopy(found, parseContent);
