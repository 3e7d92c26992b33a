import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { writeOwnDraft } from '#lib/drafts/drafts';
import type { DraftCopy } from '#lib/drafts/draftSync';
import { isSameJson, mergeFields } from '#lib/drafts/draftSync';
import { useDraftSync } from '#lib/drafts/useDraftSync';
import { createMutationRunner } from '#lib/query/createMutationRunner';
import { now } from '#lib/time/clock';

import type { Note } from './api';
import { conflictIn, parseCopy, problemOf, toVersion } from './noteDraft';
import type { NoteContent } from './noteRules';
import { createMutation, loadNote, removeMutation, saveMutation } from './queries';

/** Key of the copy of a note on this device. */
const noteDraftKey = (id: string) => `notes:${id}`;

/** Milliseconds without input before a note is saved. */
const autosaveDelay = 500;

export interface NoteEditorOptions {
  id: string;
  /** The note on the server, if any. */
  note: Note | null;
  /** A note in which nothing was entered; a new one has the label of its view. */
  initial: NoteContent;
  /** Called with the id of a new note that has what was written, because the old one was deleted elsewhere. */
  onReplaced: (id: string) => void;
}

/** The fields of a note that differ from the version that it is based on. */
function changesOf(content: NoteContent, before: NoteContent): Partial<NoteContent> {
  const fields = Object.keys(content) as Array<keyof NoteContent>;
  return Object.fromEntries(
    fields.filter((field) => !isSameJson(content[field], before[field])).map((field) => [field, content[field]]),
  );
}

/**
 * The content of a note that saves itself: on this device at once, at the server after a pause. A new one is added with
 * its first content; one that is left blank leaves nothing.
 */
export function useNoteEditor({ id, note, initial, onReplaced }: NoteEditorOptions) {
  const client = useQueryClient();
  const { mutateAsync: create } = useMutation(createMutation());
  const { mutateAsync: save } = useMutation(saveMutation());
  const [createdAt] = useState(() => now().toISOString());
  /** What the server had last, by its version. */
  const saved = useRef(note && toVersion(note));
  const { state, sync, end } = useDraftSync<NoteContent>({
    draftKey: noteDraftKey(id),
    server: note && toVersion(note),
    initial,
    pause: autosaveDelay,
    parseCopy,
    async save(content, base) {
      const before = saved.current;
      const change = before !== null && before.savedAt === base ? changesOf(content, before.content) : content;
      const response = base === null ? await create({ id, content, createdAt }) : await save({ id, change, base });
      saved.current = toVersion(response);
      return saved.current;
    },
    async load() {
      const found = await loadNote(id);
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
  const updatedAt = note?.updatedAt;
  const checkRemote = useEffectEvent(() => {
    if (updatedAt !== undefined && updatedAt !== '' && updatedAt !== sync.getState().savedAt) void sync.checkRemote();
  });
  useEffect(() => checkRemote(), [updatedAt]);

  const [wasNew] = useState(note === null);
  const isRemoved = useRef(false);
  // A new note that was emptied again is not kept.
  const leave = useEffectEvent(() => {
    const { content, savedAt, status } = sync.getState();
    if (!wasNew || isRemoved.current || savedAt === null || status !== 'saved' || !isSameJson(content, initial)) return;
    createMutationRunner(client).start(removeMutation(), id);
  });
  useEffect(() => () => leave(), []);

  return {
    state,
    /** Changes what is typed, from what it is now; it is saved after a pause. */
    update: sync.change,
    /** Changes what is chosen, which is saved at once. */
    choose(part: Partial<NoteContent>) {
      sync.change((content) => ({ ...content, ...part }));
      void sync.flush();
    },
    flush: sync.flush,
    resolveConflict: sync.resolveConflict,
    /** Ends the editor, because the note is deleted. */
    async end() {
      isRemoved.current = true;
      await end();
    },
    /** Goes on with what was written under a new id. */
    async keepAsNew() {
      const replacement = crypto.randomUUID();
      const copy: DraftCopy<NoteContent> = { content: sync.getState().content, base: null, unsaved: true };
      writeOwnDraft(noteDraftKey(replacement), copy);
      isRemoved.current = true;
      await end();
      onReplaced(replacement);
    },
  };
}
