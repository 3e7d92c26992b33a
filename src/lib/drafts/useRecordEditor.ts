import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { isSameJson, mergeFields } from './draftSync';
import type { DraftCopy, DraftState, DraftSync, DraftVersion } from './draftSync';
import { useDraftSync } from './useDraftSync';

/** Milliseconds without input before a record is saved. */
const autosaveDelay = 500;

export interface RecordEditorOptions<Content extends object> {
  id: string;
  /** Key of the copy of a record on this device. */
  draftKey: (id: string) => string;
  /** The record on the server as the list has it now; `null` for one that is not saved yet. */
  version: DraftVersion<Content> | null;
  /** Content of a record in which nothing was entered. */
  initial: Content;
  /** Validates the copy on this device. */
  parseCopy: (found: unknown) => DraftCopy<Content> | undefined;
  conflictIn: (error: unknown) => DraftVersion<Content> | undefined;
  /** Why content cannot be saved; it stays on this device. */
  problemOf: (content: Content) => unknown;
  /** Adds a new record. */
  create: (content: Content) => Promise<DraftVersion<Content>>;
  /** Saves the fields that differ from the version `base`. */
  save: (change: Partial<Content>, base: string) => Promise<DraftVersion<Content>>;
  load: () => Promise<DraftVersion<Content> | null>;
  /** Removes a new record that was emptied again, when its editor is closed. */
  removeBlank: (savedAt: string) => void;
  /** Called with the id of a new record that has what was written, because the old one was deleted elsewhere. */
  onReplaced: (id: string) => void;
}

/** Result of `useRecordEditor`. */
export interface RecordEditor<Content> {
  state: DraftState<Content>;
  /** Changes what is typed, from what it is now; it is saved after a pause. */
  update: DraftSync<Content>['change'];
  /** Changes some fields that are typed into. */
  change: (part: Partial<Content>) => void;
  /** Changes what is chosen, which is saved at once. */
  choose: (part: Partial<Content>) => void;
  flush: () => Promise<void>;
  resolveConflict: DraftSync<Content>['resolveConflict'];
  /** Ends the editor, because the record is deleted; resolves to whether the server has the record. */
  end: () => Promise<boolean>;
  /** Goes on with what was written under a new id. */
  keepAsNew: () => Promise<void>;
}

/** The fields of a record that differ from the version that it is based on. */
function changesOf<Content extends object>(content: Content, before: Content): Partial<Content> {
  const changed = (Object.keys(content) as Array<keyof Content>).filter(
    (field) => !isSameJson(content[field], before[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, content[field]])) as Partial<Content>;
}

/**
 * The content of a record that saves itself: on this device at once, at the server after a pause, two tabs merged field
 * by field. A new one is added with its first content; one that is left blank leaves nothing.
 */
export function useRecordEditor<Content extends object>({
  id,
  draftKey,
  version,
  initial,
  parseCopy,
  conflictIn,
  problemOf,
  create,
  save,
  load,
  removeBlank,
  onReplaced,
}: RecordEditorOptions<Content>): RecordEditor<Content> {
  /** What the server had last. */
  const saved = useRef(version);
  const remember = <Found extends DraftVersion<Content> | null | undefined>(found: Found): Found => {
    if (found !== undefined) saved.current = found;
    return found;
  };
  const { state, sync, end, moveTo } = useDraftSync<Content>({
    draftKey: draftKey(id),
    server: version,
    initial,
    pause: autosaveDelay,
    parseCopy,
    async save(content, base) {
      if (base === null) return remember(await create(content));
      const before = saved.current;
      return remember(await save(before?.savedAt === base ? changesOf(content, before.content) : content, base));
    },
    load: async () => remember(await load()),
    conflictIn: (error) => remember(conflictIn(error)),
    merge: mergeFields,
    problemOf,
  });

  // The list may show what a copy has left unsaved as a pending change: it is sent whole, as nothing tells what is missing.
  useEffect(() => {
    if (sync.getState().status === 'unsaved') saved.current = null;
  }, [sync]);

  // The list, another tab or an undo has changed it.
  const savedAt = version?.savedAt;
  const checkRemote = useEffectEvent(() => {
    if (savedAt !== undefined && savedAt !== '' && savedAt !== sync.getState().savedAt) void sync.checkRemote();
  });
  useEffect(() => checkRemote(), [savedAt]);

  const [wasNew] = useState(version === null);
  const isEnded = useRef(false);
  const leave = useEffectEvent(() => {
    const { content, savedAt: last, status } = sync.getState();
    if (!wasNew || isEnded.current || last === null || status !== 'saved' || !isSameJson(content, initial)) return;
    removeBlank(last);
  });
  useEffect(() => () => leave(), []);

  const change = (part: Partial<Content>) => sync.change((content) => ({ ...content, ...part }));
  return {
    state,
    update: sync.change,
    change,
    choose(part) {
      change(part);
      void sync.flush();
    },
    flush: sync.flush,
    resolveConflict: sync.resolveConflict,
    async end() {
      isEnded.current = true;
      await end();
      return sync.getState().savedAt !== null;
    },
    async keepAsNew() {
      const replacement = crypto.randomUUID();
      isEnded.current = true;
      await moveTo(draftKey(replacement));
      onReplaced(replacement);
    },
  };
}
