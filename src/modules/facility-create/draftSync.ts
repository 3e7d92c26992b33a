import type { LocalDraft } from '#lib/drafts/drafts';
import { HttpError } from '#lib/http/request';
import { createEmitter } from '#lib/store/createEmitter';

import type { Draft } from './api';
import type { DraftValues } from './draftValues';
import type { Step } from './steps';

/** Request body that saves a draft. */
export type DraftToSave = { id: string; draft: Pick<Draft, 'step' | 'values'>; baseUpdatedAt: string | null };

/** State of a draft in this tab, on this device and on the server. */
export type SyncState = {
  values: DraftValues;
  step: Step;
  /**
   * `conflict`: another tab has saved something else. `gone`: it was sent or discarded elsewhere. `tooMany`: five other
   * drafts exist. `failed`: saving failed and is retried with the next change.
   */
  status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict' | 'gone' | 'tooMany';
  /** When the server last saved it. */
  savedAt: string | null;
  /** The draft that another tab has saved. */
  remote?: Draft | undefined;
  /** Values from an earlier visit were restored. */
  isRestored: boolean;
};

/** The copy on this device: all values, and the `updatedAt` they are based on. */
export type DraftSnapshot = { values: DraftValues; step: Step; base: string | null; unsaved: boolean };

export type DraftSyncOptions = {
  id: string;
  /** The draft on the server, if any. */
  server: Draft | null;
  /** The validated copy on this device. */
  local: DraftSnapshot | undefined;
  empty: DraftValues;
  /** The step in the URL, if any. */
  step?: Step;
  localDraft: Pick<LocalDraft, 'save' | 'flush'> | undefined;
  save: (draft: DraftToSave) => Promise<Draft>;
  load: () => Promise<Draft | null>;
  /** Milliseconds without input before the draft is saved (directory 2.9, "Autosave"). */
  pause?: number;
};

/** Store that synchronises a draft between this tab, this device and the server. */
export type DraftSync = {
  getState: () => SyncState;
  subscribe: (listener: () => void) => () => void;
  change: (values: DraftValues) => void;
  /** Changes the step and saves immediately. */
  setStep: (step: Step) => void;
  flush: () => Promise<void>;
  /** Checks whether another tab has saved the draft since. */
  checkRemote: () => Promise<void>;
  /** Resolves a conflict, or a draft that is gone, with the values of this tab or of the other one. */
  resolveConflict: (which: 'mine' | 'other') => Promise<void>;
  /** Whether this tab has values that the server does not have. */
  isUnsaved: () => boolean;
  /** Stops saving, after the draft was sent or discarded. */
  dispose: () => void;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Chooses between the copy on this device and the one on the server. */
function initialState({ server, local, empty }: DraftSyncOptions): {
  state: SyncState;
  base: string | null;
  isSent: boolean;
} {
  const base = server?.updatedAt ?? null;
  const saved = (draft: Draft): SyncState => {
    const { values, step, updatedAt } = draft;
    return { values, step, status: 'saved', savedAt: updatedAt, isRestored: !isSame(values, empty) };
  };
  if (!local?.unsaved || (server && isSame(local.values, server.values))) {
    if (server) return { state: saved(server), base, isSent: true };
    const untouched = { values: empty, step: 'name', status: 'untouched', savedAt: null, isRestored: false } as const;
    return { state: untouched, base, isSent: true };
  }
  const { values, step } = local;
  const localState = { values, step, savedAt: base, isRestored: true } as const;
  if (local.base === base) return { state: { ...localState, status: 'unsaved' }, base, isSent: false };
  if (!server) return { state: { ...localState, status: 'gone' }, base: null, isSent: false };
  return { state: { ...localState, status: 'conflict', remote: server }, base, isSent: false };
}

/** Creates the store of one draft; see `DraftSync`. */
export function createDraftSync(options: DraftSyncOptions): DraftSync {
  const { id, localDraft, save, load, pause = 800 } = options;
  const first = initialState(options);
  let { state, base, isSent } = first;
  // Looking at another step is not a change worth saving.
  if (options.step) state = { ...state, step: options.step };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let disposed = false;
  const { subscribe, notify } = createEmitter();

  function setState(part: Partial<SyncState>) {
    state = { ...state, ...part };
    notify();
  }

  const isBlocked = () => state.status === 'conflict' || state.status === 'gone';

  function saveLocally() {
    const { values, step } = state;
    localDraft?.save({ values, step, base, unsaved: !isSent } satisfies DraftSnapshot);
  }

  function scheduleSave() {
    isSent = false;
    saveLocally();
    clearTimeout(timer);
    if (isBlocked()) return;
    if (state.status !== 'saving') setState({ status: 'unsaved' });
    timer = setTimeout(() => void flush(), pause);
  }

  function handleSaveError(error: unknown) {
    if (!(error instanceof HttpError)) return setState({ status: 'failed' });
    const { code, current } = error.problem;
    if (code === 'revision-conflict' && typeof current === 'object' && current !== null) {
      // Validated by the contract's schema on the server.
      const other = current as Draft;
      if (!isSame(other.values, state.values)) return setState({ status: 'conflict', remote: other });
      // This tab saved it itself, before it was closed and reopened.
      base = other.updatedAt;
      isSent = true;
      saveLocally();
      return setState({ status: 'saved', savedAt: base });
    }
    if (code === 'not-found') return setState({ status: 'gone' });
    return setState({ status: code === 'validation-failed' ? 'tooMany' : 'failed' });
  }

  async function send(): Promise<void> {
    const { values, step } = state;
    setState({ status: 'saving' });
    try {
      const saved = await save({ id, draft: { values, step }, baseUpdatedAt: base });
      if (disposed) return;
      base = saved.updatedAt;
      isSent = state.values === values && state.step === step;
      saveLocally();
      localDraft?.flush();
      setState({ status: isSent ? 'saved' : 'unsaved', savedAt: saved.updatedAt });
    } catch (error) {
      if (!disposed) handleSaveError(error);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    localDraft?.flush();
    // One request at a time, so that no two are based on the same version.
    while (sending) await sending;
    if (disposed || isSent || isBlocked()) return;
    sending = send().finally(() => {
      sending = undefined;
    });
    await sending;
    if (!disposed && !isSent && state.status === 'unsaved') await flush();
  }

  if (state.status === 'unsaved') timer = setTimeout(() => void flush(), pause);

  return {
    getState: () => state,
    subscribe,
    change(values) {
      setState({ values });
      scheduleSave();
    },
    setStep(step) {
      if (step === state.step) return;
      setState({ step });
      // Do not save an empty draft.
      if (state.status === 'untouched') return;
      scheduleSave();
      void flush();
    },
    flush,
    async checkRemote() {
      if (disposed || sending || isBlocked() || base === null) return;
      const other = await load().catch(() => undefined);
      // The request failed, or this tab has started to save in the meantime.
      if (other === undefined || sending || isBlocked() || disposed) return;
      if (other === null) setState({ status: 'gone' });
      else if (other.updatedAt !== base) setState({ status: 'conflict', remote: other });
    },
    async resolveConflict(which) {
      const { remote } = state;
      base = remote?.updatedAt ?? null;
      if (which === 'other' && remote) {
        isSent = true;
        setState({
          values: remote.values,
          step: remote.step,
          status: 'saved',
          savedAt: remote.updatedAt,
          remote: undefined,
        });
        saveLocally();
        return;
      }
      isSent = false;
      setState({ status: 'unsaved', remote: undefined });
      saveLocally();
      await flush();
    },
    isUnsaved: () => !disposed && !isSent,
    dispose() {
      disposed = true;
      clearTimeout(timer);
    },
  };
}
