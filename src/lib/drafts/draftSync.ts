import { problemCode } from '#lib/http/problem';
import { createEmitter } from '#lib/store/createEmitter';

import type { LocalDraft } from './drafts';

/** What is being written, as the server has it. */
export interface DraftVersion<Content> {
  content: Content;
  /** ISO instant; identifies the version. A later version has a later one. */
  savedAt: string;
}

/**
 * `conflict`: another tab has saved something else. `gone`: it was sent or discarded elsewhere. `refused`: it cannot be
 * saved as it is, for the reason in `error`. `failed`: saving failed and is retried with the next change, and online.
 */
export type DraftStatus = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict' | 'gone';

/** State of a draft in this tab, on this device and on the server. */
export interface DraftState<Content> {
  content: Content;
  status: DraftStatus;
  /** When the server last saved it. */
  savedAt: string | null;
  /** The version that another tab has saved, at the server or on this device only. */
  remote?: DraftVersion<Content> | undefined;
  /** Why it was refused. */
  error?: unknown;
  /** Content from an earlier visit was restored. */
  isRestored: boolean;
}

/** The copy on this device, and the version it is based on. */
export interface DraftCopy<Content> {
  content: Content;
  base: string | null;
  unsaved: boolean;
  /** What was sent last and not answered, unless it is the content. If the server has it, no other tab changed it. */
  sent?: Content | undefined;
  /** Content of another tab that contradicts this one, until someone has chosen. */
  other?: DraftVersion<Content> | undefined;
}

export interface DraftSyncOptions<Content> {
  /** The version on the server, if any. */
  server: DraftVersion<Content> | null;
  /** The validated copy on this device. */
  local: DraftCopy<Content> | undefined;
  /** Content of a draft in which nothing was entered. */
  initial: Content;
  localDraft: Pick<LocalDraft, 'save' | 'store'> | undefined;
  /** Saves a change of the version `base`; `null` for a new draft. */
  save: (content: Content, base: string | null) => Promise<DraftVersion<Content>>;
  load: () => Promise<DraftVersion<Content> | null>;
  /** The version of the server in the error of a change that was based on an older one. */
  conflictIn: (error: unknown) => DraftVersion<Content> | undefined;
  /** Whether two contents differ in nothing that was entered. */
  isSame?: ((one: Content, other: Content) => boolean) | undefined;
  /** Joins two changes of one version; `undefined` if they contradict each other. Without it, all do. */
  merge?: ((base: Content, mine: Content, theirs: Content) => Content | undefined) | undefined;
  /** Why content cannot be saved; it stays on this device. */
  problemOf?: ((content: Content) => unknown) | undefined;
  /** Milliseconds without input before the draft is saved (directory 2.9, "Autosave"). */
  pause?: number | undefined;
}

/** Store that synchronises a draft between this tab, this device and the server. */
export interface DraftSync<Content> {
  getState: () => DraftState<Content>;
  subscribe: (listener: () => void) => () => void;
  /** Sends what an earlier visit has left unsaved; called once the form is on the screen. */
  start: () => void;
  /** Changes the content as it is now, also after a request. */
  change: (update: (content: Content) => Content) => void;
  flush: () => Promise<void>;
  /** Checks whether another tab has saved the draft since. */
  checkRemote: () => Promise<void>;
  /**
   * Runs a change of the same record that is not part of its content, such as its photo, between two saves: what is
   * typed is saved before it, and the version that it makes is the base of the next save. Rejects with its error.
   */
  changeApart: (change: () => Promise<unknown>) => Promise<void>;
  /** Resolves a conflict, or a draft that is gone, with the content of this tab or of the other one. */
  resolveConflict: (which: 'mine' | 'other') => Promise<void>;
  /** Whether this tab has content that the server does not have. */
  isUnsaved: () => boolean;
  /** Stores content that the server does not have on this device again, after another tab has removed the copy. */
  storeAgain: () => void;
  /**
   * Brings content of this tab together with the copy `found`, which another tab has stored since this tab has read or
   * stored `before`. Returns `false` if this tab has nothing to store.
   */
  joinCopy: (found: DraftCopy<Content>, before: DraftCopy<Content> | undefined, storedAt: string) => boolean;
  /** Saves nothing until `resume`, while the draft is being sent. Resolves when no request is under way. */
  hold: () => Promise<void>;
  resume: () => void;
  /** Takes the error of a request that would have ended the draft: a conflict, or that it is gone. */
  handleSendError: (error: unknown) => void;
  /** Ends it, after the draft was sent or discarded. Resolves when no request is under way. */
  dispose: () => Promise<void>;
}

export const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Joins two changes of one record field by field; `undefined` if both have changed a field, to different values. */
export function mergeFields<Content extends object>(
  base: Content,
  mine: Content,
  theirs: Content,
): Content | undefined {
  const merged = { ...mine };
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)]) as Set<keyof Content>) {
    if (isSameJson(theirs[field], base[field]) || isSameJson(theirs[field], mine[field])) continue;
    if (!isSameJson(mine[field], base[field])) return undefined;
    merged[field] = theirs[field];
  }
  return merged;
}

type Start<Content> = { state: DraftState<Content>; base: DraftVersion<Content> | null; isSent: boolean };

/** Chooses between the copy on this device and the version on the server. */
function startOf<Content>({ server, local, initial, isSame = isSameJson }: DraftSyncOptions<Content>): Start<Content> {
  const savedAt = server?.savedAt ?? null;
  // With the version that the copy is based on, the same content is only a pending change that the list shows already.
  const isThere =
    local?.base !== savedAt && server !== null && local !== undefined && isSame(local.content, server.content);
  if (!local?.unsaved || isThere) {
    const content = server?.content ?? initial;
    const status = server ? 'saved' : 'untouched';
    return { state: { content, status, savedAt, isRestored: !isSame(content, initial) }, base: server, isSent: true };
  }
  const { content, other, sent } = local;
  const isOwnSave = server !== null && sent !== undefined && isSame(sent, server.content);
  const state = { content, savedAt, isRestored: true };
  if (other) return { state: { ...state, status: 'conflict', remote: other }, base: server, isSent: false };
  const isBase = local.base === savedAt || isOwnSave;
  if (isBase) return { state: { ...state, status: 'unsaved' }, base: server, isSent: false };
  if (!server) return { state: { ...state, status: 'gone' }, base: null, isSent: false };
  return { state: { ...state, status: 'conflict', remote: server }, base: server, isSent: false };
}

/** Creates the store of one draft; see `DraftSync`. */
export function createDraftSync<Content>(options: DraftSyncOptions<Content>): DraftSync<Content> {
  const { initial, localDraft, save, load, conflictIn, isSame = isSameJson, merge, problemOf, pause = 800 } = options;
  let { state, base, isSent } = startOf(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let disposed = false;
  let held = false;
  /** What was sent without a response: the server may have it. */
  let unconfirmed: Content[] = options.local?.sent === undefined ? [] : [options.local.sent];
  /** What this tab has taken over from the copies of others: its content goes on from there. */
  const joined = options.local?.unsaved ? [options.local.content] : [];
  /** The copy of another tab that contradicts this one. */
  let other = options.local?.unsaved ? options.local.other : undefined;
  const { subscribe, notify } = createEmitter();

  function setState(part: Partial<DraftState<Content>>) {
    state = { ...state, ...part };
    notify();
  }

  const isBlocked = () => disposed || held || state.status === 'conflict' || state.status === 'gone';

  function saveLocally() {
    const sent = unconfirmed.at(-1);
    const copy: DraftCopy<Content> = {
      content: state.content,
      base: base?.savedAt ?? null,
      unsaved: !isSent,
      ...(sent !== undefined && !isSame(sent, state.content) && { sent }),
      ...(other && { other }),
    };
    localDraft?.save(copy);
  }

  function scheduleSave() {
    clearTimeout(timer);
    if (base === null && !sending && !other && isSame(state.content, initial)) {
      // A blank draft that is left blank leaves nothing behind.
      isSent = true;
      localDraft?.save(undefined);
      return setState({ status: 'untouched', error: undefined });
    }
    isSent = false;
    saveLocally();
    if (isBlocked()) return;
    const error = problemOf?.(state.content);
    if (error !== undefined) return setState({ status: 'refused', error });
    if (state.status !== 'saving') setState({ status: 'unsaved', error: undefined });
    timer = setTimeout(() => void flush(), pause);
  }

  function markSaved(version: DraftVersion<Content>, isCurrent = isSame(state.content, version.content)) {
    base = version;
    isSent = isCurrent && !other;
    saveLocally();
    if (other) return setState({ savedAt: version.savedAt });
    setState({ status: isSent ? 'saved' : 'unsaved', savedAt: version.savedAt, remote: undefined });
  }

  const isContained = (theirs: Content) => [...unconfirmed, ...joined].some((content) => isSame(theirs, content));

  /** The content that this tab and the copy `found` both started from; `undefined` if it is not known. */
  function findCommonBase(found: DraftCopy<Content>, before: DraftCopy<Content> | undefined): Content | undefined {
    if (!before) return initial;
    // The tab that stored `found` had not loaded the version of `before`, only an earlier one.
    const isOlder = before.base !== null && (found.base === null || Date.parse(found.base) < Date.parse(before.base));
    if (!isOlder) return before.content;
    return found.base === null ? initial : undefined;
  }

  /** Joins the copy of another tab; `undefined` if it contradicts this tab. */
  function joinFound(found: DraftCopy<Content>, before: DraftCopy<Content> | undefined): Content | undefined {
    const mine = state.content;
    const { content } = found;
    if (isSame(content, mine) || (!other && isContained(content))) return mine;
    const commonBase = findCommonBase(found, before);
    if (found.other || commonBase === undefined) return undefined;
    return isSame(mine, commonBase) ? content : merge?.(commonBase, mine, content);
  }

  function showConflict(remote: DraftVersion<Content>) {
    const isUnchanged = base !== null && isSame(remote.content, base.content);
    const merged =
      isUnchanged || isContained(remote.content)
        ? state.content
        : merge?.(base?.content ?? initial, state.content, remote.content);
    if (isSame(remote.content, state.content)) markSaved(remote);
    else if (merged) {
      state = { ...state, content: merged };
      markSaved(remote);
      if (!isSent) scheduleSave();
    } else setState({ status: 'conflict', remote });
  }

  function handleSaveError(error: unknown) {
    // Saving again after the choice between two tabs ends the same way.
    if (other) return;
    const remote = conflictIn(error);
    if (remote) return showConflict(remote);
    const code = problemCode(error);
    if (code === 'not-found') return setState({ status: 'gone' });
    return setState({ status: code === 'validation-failed' ? 'refused' : 'failed', error });
  }

  async function send(): Promise<void> {
    const { content } = state;
    setState({ status: 'saving' });
    unconfirmed = [...unconfirmed, content];
    // The page may be left before the answer.
    saveLocally();
    try {
      const { savedAt } = await save(content, base?.savedAt ?? null);
      if (disposed) return;
      unconfirmed = [];
      markSaved({ content, savedAt }, state.content === content);
      void localDraft?.store();
    } catch (error) {
      if (disposed) return;
      if (problemCode(error) !== undefined) unconfirmed = unconfirmed.filter((one) => one !== content);
      handleSaveError(error);
    }
  }

  /** Takes over what the server has now; `null` if it is gone there. */
  function takeLoaded(found: DraftVersion<Content> | null) {
    if (found === null) setState({ status: 'gone' });
    else if (found.savedAt !== base?.savedAt) showConflict(found);
  }

  async function runApart(change: () => Promise<unknown>): Promise<void> {
    await change();
    const found = await load().catch(() => undefined);
    if (found !== undefined && !disposed) takeLoaded(found);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    // What another tab has stored on this device meanwhile is sent as well.
    const storing = localDraft?.store();
    if (storing) await storing;
    // One request at a time, so that no two are based on the same version.
    while (sending) await sending;
    if (isSent || isBlocked() || problemOf?.(state.content) !== undefined) return;
    sending = send().finally(() => {
      sending = undefined;
    });
    await sending;
    if (!isSent && state.status === 'unsaved') await flush();
  }

  return {
    getState: () => state,
    subscribe,
    start() {
      clearTimeout(timer);
      if (state.status === 'unsaved') timer = setTimeout(() => void flush(), pause);
    },
    change(update) {
      const content = update(state.content);
      if (content === state.content) return;
      setState({ content });
      scheduleSave();
    },
    flush,
    async checkRemote() {
      if (sending || isBlocked() || base === null) return;
      const known = base.savedAt;
      const found = await load().catch(() => undefined);
      // The request failed, or this tab has started to save in the meantime.
      if (found === undefined || sending || isBlocked() || base.savedAt !== known) return;
      takeLoaded(found);
    },
    async changeApart(change) {
      await flush();
      while (sending) await sending;
      const running = runApart(change);
      sending = running
        .catch(() => {})
        .finally(() => {
          sending = undefined;
        });
      await running;
    },
    async resolveConflict(which) {
      const { remote } = state;
      if (other) {
        joined.push(other.content);
        if (which === 'other') state = { ...state, content: other.content };
        other = undefined;
      } else {
        base = remote ?? null;
        if (which === 'other' && remote) {
          state = { ...state, content: remote.content };
          return markSaved(remote);
        }
      }
      isSent = false;
      setState({ status: 'unsaved', remote: undefined });
      saveLocally();
      await flush();
    },
    isUnsaved: () => !disposed && !isSent,
    storeAgain() {
      if (!disposed && !isSent) saveLocally();
    },
    joinCopy(found, before, storedAt) {
      if (disposed || isSent) return false;
      if (!found.unsaved) return true;
      const joinedContent = joinFound(found, before);
      if (joinedContent === undefined) {
        other = { content: found.content, savedAt: storedAt };
        setState({ status: 'conflict', remote: other });
      } else {
        joined.push(found.content);
        if (other) setState({ status: 'unsaved', remote: undefined });
        other = undefined;
        setState({ content: joinedContent });
      }
      scheduleSave();
      return true;
    },
    async hold() {
      held = true;
      clearTimeout(timer);
      await localDraft?.store();
      await sending;
    },
    resume() {
      held = false;
      if (!isSent && !isBlocked()) scheduleSave();
    },
    handleSendError(error) {
      if (conflictIn(error) !== undefined || problemCode(error) === 'not-found') handleSaveError(error);
    },
    async dispose() {
      disposed = true;
      clearTimeout(timer);
      await sending;
    },
  };
}
