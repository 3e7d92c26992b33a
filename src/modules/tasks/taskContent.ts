import * as z from 'zod/mini';

import type { DraftVersion } from '#lib/drafts/draftSync';
import { parseDraftCopy } from '#lib/drafts/parseDraftCopy';
import { readConflict } from '#lib/drafts/readConflict';
import { parseStored, validEntries } from '#lib/drafts/storedContent';

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

const storedSchema: z.ZodMiniType<TaskContent> = z.object({
  title: z.string(),
  notes: z.nullable(z.string()),
  completed: z.boolean(),
  dueDate: z.nullable(z.string()),
  priority: z.literal([0, 1, 2]),
  tags: validEntries(z.string()),
  assignedTo: z.nullable(z.string()),
  subTasks: validEntries(z.object({ id: z.string(), title: z.string(), completed: z.boolean() })),
});

/** Validates the copy on this device. */
export const parseCopy = (found: unknown) =>
  parseDraftCopy(found, (content) => parseStored(storedSchema, content, emptyTask));
