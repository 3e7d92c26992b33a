import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { writeOwnDraft } from '#lib/drafts/drafts';
import type { DraftCopy } from '#lib/drafts/draftSync';
import { isSameJson, mergeFields } from '#lib/drafts/draftSync';
import { useDraftSync } from '#lib/drafts/useDraftSync';
import { createMutationRunner } from '#lib/query/createMutationRunner';

import type { NewTask, Task } from './api';
import { createMutation, loadTask, removeMutation, saveMutation } from './queries';
import { conflictIn, parseCopy, problemOf, toVersion } from './taskContent';
import { emptyTask } from './taskRules';
import type { TaskContent } from './taskRules';

/** Key of the copy of a task on this device. */
const taskDraftKey = (id: string) => `tasks:${id}`;

/** Milliseconds without input before a task is saved. */
const autosaveDelay = 500;

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

/** The fields of a task that differ from the version that it is based on. */
function changesOf(content: TaskContent, before: TaskContent): Partial<TaskContent> {
  const fields = Object.keys(content) as Array<keyof TaskContent>;
  return Object.fromEntries(
    fields.filter((field) => !isSameJson(content[field], before[field])).map((field) => [field, content[field]]),
  );
}

/**
 * The content of a task that saves itself: on this device at once, at the server after a pause. A new one is added with
 * its first content; one that is left blank leaves nothing.
 */
export function useTaskEditor({ id, type, task, after, onReplaced }: TaskEditorOptions) {
  const client = useQueryClient();
  const { mutateAsync: create } = useMutation(createMutation());
  const { mutateAsync: save } = useMutation(saveMutation());
  /** What the server had last, by its version. */
  const saved = useRef(task && toVersion(task));
  const { state, sync, end } = useDraftSync<TaskContent>({
    draftKey: taskDraftKey(id),
    server: task && toVersion(task),
    initial: emptyTask,
    pause: autosaveDelay,
    parseCopy,
    async save(content, base) {
      const added: NewTask & { id: string } = { type, id, task: content, ...(after !== undefined && { after }) };
      const [answered] =
        base === null
          ? await create([added])
          : [
              await save({
                id,
                base,
                task: saved.current?.savedAt === base ? changesOf(content, saved.current.content) : content,
              }),
            ];
      const version = answered ? toVersion(answered) : { content, savedAt: base ?? '' };
      saved.current = version;
      return version;
    },
    async load() {
      const found = await loadTask(id);
      saved.current = found && toVersion(found);
      return saved.current;
    },
    conflictIn(error) {
      const version = conflictIn(error);
      if (version) saved.current = version;
      return version;
    },
    merge: mergeFields,
    problemOf,
  });

  // The list, another tab or an undo has changed it.
  const updatedAt = task?.updatedAt;
  const checkRemote = useEffectEvent(() => {
    if (updatedAt !== undefined && updatedAt !== '' && updatedAt !== sync.getState().savedAt) void sync.checkRemote();
  });
  useEffect(() => checkRemote(), [updatedAt]);

  const isNew = task === null;
  const isRemoved = useRef(false);
  // A new task that was emptied again is not kept.
  const leave = useEffectEvent(() => {
    const { content, savedAt, status } = sync.getState();
    if (!isNew || isRemoved.current || savedAt === null || status !== 'saved' || !isSameJson(content, emptyTask))
      return;
    const blank: Task = { ...emptyTask, id, type, assignee: null, order: 0, updatedAt: savedAt };
    createMutationRunner(client).start(removeMutation(), [blank]);
  });
  useEffect(() => () => leave(), []);

  return {
    state,
    /** Changes what is typed; it is saved after a pause. */
    change: (part: Partial<TaskContent>) => sync.change((content) => ({ ...content, ...part })),
    /** Changes what is typed, from what it is now. */
    update: sync.change,
    /** Changes what is chosen, which is saved at once. */
    choose(part: Partial<TaskContent>) {
      sync.change((content) => ({ ...content, ...part }));
      void sync.flush();
    },
    flush: sync.flush,
    resolveConflict: sync.resolveConflict,
    /** Ends the editor, because the task is deleted. */
    async end() {
      isRemoved.current = true;
      await end();
    },
    /** Goes on with what was written under a new id. */
    async keepAsNew() {
      const replacement = crypto.randomUUID();
      const copy: DraftCopy<TaskContent> = { content: sync.getState().content, base: null, unsaved: true };
      writeOwnDraft(taskDraftKey(replacement), copy);
      isRemoved.current = true;
      await end();
      onReplaced(replacement);
    },
  };
}
