/** State of saving a draft. */
export type SaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'failed';

/** Saves a draft after a pause in typing, one request at a time. */
export interface Autosave<Draft> {
  /** Schedules the draft to be saved. */
  schedule: (draft: Draft) => void;
  /** Saves immediately; resolves when no request is pending. */
  flush: () => Promise<void>;
  /** Cancels what is scheduled, once the draft was sent or discarded. Resolves when no request is pending. */
  stop: () => Promise<void>;
}

/** Pause in typing before a draft is saved, in ms. */
export const autosaveDelay = 2000;

/** Creates an autosave that reports to `onState`. A failed save is retried with the next change. */
export function createAutosave<Draft>(
  save: (draft: Draft) => Promise<unknown>,
  onState: (state: SaveState) => void,
): Autosave<Draft> {
  /** Wrapped, because `undefined` is a valid draft. */
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
