/** Where the keeping of a draft stands. */
export type SaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'failed';

/** Keeps what somebody writes, a moment after they pause, one call after another. */
export interface Autosave<Draft> {
  /** Notes what stands there now. */
  schedule: (draft: Draft) => void;
  /** Keeps it at once; resolves when nothing is on its way. */
  flush: () => Promise<void>;
  /** There is nothing more to keep: it was sent or given up. Resolves when nothing is on its way. */
  stop: () => Promise<void>;
}

/** How long nobody must have typed before a draft is kept, in ms. */
export const autosaveDelay = 2000;

/** Begins to keep a draft; `onState` hears where that stands. What could not be kept is tried with the next change. */
export function createAutosave<Draft>(
  save: (draft: Draft) => Promise<unknown>,
  onState: (state: SaveState) => void,
): Autosave<Draft> {
  /** A box, because anything may be a draft. */
  let pending: { draft: Draft } | undefined;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const current = pending;
    if (!current) return;
    pending = undefined;
    onState('saving');
    try {
      await save(current.draft);
      onState(pending ? 'pending' : 'saved');
    } catch {
      if (!stopped) pending ??= current;
      onState('failed');
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running = running.then(run);
    return running;
  }

  return {
    schedule(draft) {
      stopped = false;
      pending = { draft };
      onState('pending');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), autosaveDelay);
    },
    flush,
    stop() {
      stopped = true;
      clearTimeout(timer);
      pending = undefined;
      return running;
    },
  };
}
