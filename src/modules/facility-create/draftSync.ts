import type { DraftKeeper } from '#lib/drafts/drafts';
import { HttpError } from '#lib/http/request';

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
  other?: Draft | undefined;
  /** Something that was entered before stands in the form again. */
  isBack: boolean;
};

/** What this device keeps: everything, and what it is based on. */
export type LocalDraft = { values: DraftValues; step: Step; base: string | null; unsaved: boolean };

export type DraftSyncOptions = {
  id: string;
  /** What the server keeps under this id. */
  server: Draft | null;
  /** What this device keeps, read with care. */
  local: LocalDraft | undefined;
  empty: DraftValues;
  /** The step that is shown, where the address says so. */
  step?: Step;
  keeper: Pick<DraftKeeper, 'follow' | 'save'> | undefined;
  save: (draft: DraftToSave) => Promise<Draft>;
  load: () => Promise<Draft | null>;
  /** Milliseconds of rest before what was typed is sent (directory 2.9, "Autosave"). */
  pause?: number;
};

/** Keeps a draft here, on this device and at the server, and tells where it stands. */
export type DraftSync = {
  state: () => SyncState;
  subscribe: (listener: () => void) => () => void;
  change: (values: DraftValues) => void;
  /** Sends what is not sent yet, at once. */
  goTo: (step: Step) => void;
  flush: () => Promise<void>;
  /** Asks whether another tab has kept something since. */
  look: () => Promise<void>;
  /** The way out of a conflict, or of a draft that is gone: what stands here counts, or what the other tab kept. */
  settle: (which: 'mine' | 'other') => Promise<void>;
  /** Whether something stands here that the server does not have. */
  isUnsaved: () => boolean;
  /** It was sent or given up: nothing more is kept. */
  end: () => void;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Which of the two counts when the form is opened. */
function firstState({ server, local, empty }: DraftSyncOptions): {
  state: SyncState;
  base: string | null;
  isSent: boolean;
} {
  const base = server?.updatedAt ?? null;
  const saved = (draft: Draft): SyncState => {
    const { values, step, updatedAt } = draft;
    return { values, step, status: 'saved', savedAt: updatedAt, isBack: !isSame(values, empty) };
  };
  if (!local?.unsaved || (server && isSame(local.values, server.values))) {
    if (server) return { state: saved(server), base, isSent: true };
    const untouched = { values: empty, step: 'name', status: 'untouched', savedAt: null, isBack: false } as const;
    return { state: untouched, base, isSent: true };
  }
  const { values, step } = local;
  const mine = { values, step, savedAt: base, isBack: true } as const;
  if (local.base === base) return { state: { ...mine, status: 'unsaved' }, base, isSent: false };
  if (!server) return { state: { ...mine, status: 'gone' }, base: null, isSent: false };
  return { state: { ...mine, status: 'conflict', other: server }, base, isSent: false };
}

/** Begins to keep one draft; see `DraftSync`. */
export function createDraftSync(options: DraftSyncOptions): DraftSync {
  const { id, keeper, save, load, pause = 800 } = options;
  const first = firstState(options);
  let { state, base, isSent } = first;
  // To look at another step is no change that another tab would have to hear of.
  if (options.step) state = { ...state, step: options.step };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let ended = false;
  const listeners = new Set<() => void>();

  function become(part: Partial<SyncState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  const isBlocked = () => state.status === 'conflict' || state.status === 'gone';

  function keepHere() {
    const { values, step } = state;
    keeper?.follow({ values, step, base, unsaved: !isSent } satisfies LocalDraft);
  }

  function keepLater() {
    isSent = false;
    keepHere();
    clearTimeout(timer);
    if (isBlocked()) return;
    if (state.status !== 'saving') become({ status: 'unsaved' });
    timer = setTimeout(() => void flush(), pause);
  }

  function refused(error: unknown) {
    if (!(error instanceof HttpError)) return become({ status: 'failed' });
    const { code, current } = error.problem;
    if (code === 'revision-conflict' && typeof current === 'object' && current !== null) {
      // The contract's own schema has made it.
      const other = current as Draft;
      if (!isSame(other.values, state.values)) return become({ status: 'conflict', other });
      // It was this tab that kept it, before it was left and opened again.
      base = other.updatedAt;
      isSent = true;
      keepHere();
      return become({ status: 'saved', savedAt: base });
    }
    if (code === 'not-found') return become({ status: 'gone' });
    return become({ status: code === 'validation-failed' ? 'tooMany' : 'failed' });
  }

  async function send(): Promise<void> {
    const { values, step } = state;
    become({ status: 'saving' });
    try {
      const kept = await save({ id, draft: { values, step }, baseUpdatedAt: base });
      if (ended) return;
      base = kept.updatedAt;
      isSent = state.values === values && state.step === step;
      keepHere();
      keeper?.save();
      become({ status: isSent ? 'saved' : 'unsaved', savedAt: kept.updatedAt });
    } catch (error) {
      if (!ended) refused(error);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    keeper?.save();
    // What is typed while an answer is on its way goes with the next call, so that no two are based on the same.
    while (sending) await sending;
    if (ended || isSent || isBlocked()) return;
    sending = send().finally(() => {
      sending = undefined;
    });
    await sending;
    if (!ended && !isSent && state.status === 'unsaved') await flush();
  }

  if (state.status === 'unsaved') timer = setTimeout(() => void flush(), pause);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(values) {
      become({ values });
      keepLater();
    },
    goTo(step) {
      if (step === state.step) return;
      become({ step });
      // Nothing has been entered yet: an empty draft is worth nothing.
      if (state.status === 'untouched') return;
      keepLater();
      void flush();
    },
    flush,
    async look() {
      if (ended || sending || isBlocked() || base === null) return;
      const other = await load().catch(() => undefined);
      // It could not be asked, or something was kept from here meanwhile.
      if (other === undefined || sending || isBlocked() || ended) return;
      if (other === null) become({ status: 'gone' });
      else if (other.updatedAt !== base) become({ status: 'conflict', other });
    },
    async settle(which) {
      const { other } = state;
      base = other?.updatedAt ?? null;
      if (which === 'other' && other) {
        isSent = true;
        become({ values: other.values, step: other.step, status: 'saved', savedAt: other.updatedAt, other: undefined });
        keepHere();
        return;
      }
      isSent = false;
      become({ status: 'unsaved', other: undefined });
      keepHere();
      await flush();
    },
    isUnsaved: () => !ended && !isSent,
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
