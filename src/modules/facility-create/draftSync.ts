import type { LocalDraft } from '#lib/drafts/drafts';
import { HttpError } from '#lib/http/request';
import { createEmitter } from '#lib/store/createEmitter';

import type { Draft } from './api';
import type { DraftValues } from './draftValues';
import type { Step } from './steps';

/** What is sent to be kept. */
export type DraftToSave = { id: string; draft: Pick<Draft, 'step' | 'values'>; baseUpdatedAt: string | null };

/** Where a draft stands between this tab, this device and the server. */
export type SyncState = {
  values: DraftValues;
  step: Step;
  /**
   * `conflict`: another tab has kept something else. `gone`: it was sent or discarded elsewhere. `tooMany`: there are five
   * others. `failed`: it could not be sent, and is tried again with the next change.
   */
  status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict' | 'gone' | 'tooMany';
  /** When the server kept it last. */
  savedAt: string | null;
  /** What the other tab has kept. */
  remote?: Draft | undefined;
  /** Something that was entered before stands in the form again. */
  isRestored: boolean;
};

/** What this device keeps: everything, and what it is based on. */
export type DraftSnapshot = { values: DraftValues; step: Step; base: string | null; unsaved: boolean };

export type DraftSyncOptions = {
  id: string;
  /** What the server keeps under this id. */
  server: Draft | null;
  /** What this device keeps, read with care. */
  local: DraftSnapshot | undefined;
  empty: DraftValues;
  /** The step that is shown, where the address says so. */
  step?: Step;
  localDraft: Pick<LocalDraft, 'save' | 'flush'> | undefined;
  save: (draft: DraftToSave) => Promise<Draft>;
  load: () => Promise<Draft | null>;
  /** Milliseconds of rest before what was typed is sent (directory 2.9, "Autosave"). */
  pause?: number;
};

/** Keeps a draft here, on this device and at the server, and tells where it stands. */
export type DraftSync = {
  getState: () => SyncState;
  subscribe: (listener: () => void) => () => void;
  change: (values: DraftValues) => void;
  /** Sends what is not sent yet, at once. */
  setStep: (step: Step) => void;
  flush: () => Promise<void>;
  /** Asks whether another tab has kept something since. */
  checkRemote: () => Promise<void>;
  /** The way out of a conflict, or of a draft that is gone: what stands here counts, or what the other tab kept. */
  resolveConflict: (which: 'mine' | 'other') => Promise<void>;
  /** Whether something stands here that the server does not have. */
  isUnsaved: () => boolean;
  /** It was sent or given up: nothing more is kept. */
  dispose: () => void;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Which of the two counts when the form is opened. */
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

/** Begins to keep one draft; see `DraftSync`. */
export function createDraftSync(options: DraftSyncOptions): DraftSync {
  const { id, localDraft, save, load, pause = 800 } = options;
  const first = initialState(options);
  let { state, base, isSent } = first;
  // To look at another step is no change that another tab would have to hear of.
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
      // The contract's own schema has made it.
      const other = current as Draft;
      if (!isSame(other.values, state.values)) return setState({ status: 'conflict', remote: other });
      // It was this tab that kept it, before it was left and opened again.
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
    // What is typed while an answer is on its way goes with the next call, so that no two are based on the same.
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
      // Nothing has been entered yet: an empty draft is worth nothing.
      if (state.status === 'untouched') return;
      scheduleSave();
      void flush();
    },
    flush,
    async checkRemote() {
      if (disposed || sending || isBlocked() || base === null) return;
      const other = await load().catch(() => undefined);
      // It could not be asked, or something was kept from here meanwhile.
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
