import { useSyncExternalStore } from 'react';

/** Where the fetch of something large stands. */
export type Loaded<Value> =
  { status: 'idle' } | { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed' };

/** Something large that is fetched once for all who use it, and can fail in sight of the reader. */
export interface LazyResource<Value> {
  /** Starts the fetch, once; after a failure the next call tries again. */
  load: () => Promise<Value>;
  /** The same, for those who only watch by `useLoaded`: never throws. */
  preload: () => void;
  useLoaded: () => Loaded<Value>;
}

/** Like `lazyPart`, for what must show that it could not be had: an editor, a calendar, a table of numbers. */
export function lazyResource<Value>(fetchValue: () => Promise<Value>): LazyResource<Value> {
  let state: Loaded<Value> = { status: 'idle' };
  let running: Promise<Value> | null = null;
  const listeners = new Set<() => void>();

  function become(next: Loaded<Value>) {
    state = next;
    for (const listener of listeners) listener();
  }

  function load(): Promise<Value> {
    if (running) return running;
    become({ status: 'loading' });
    running = fetchValue().then(
      (value) => {
        become({ status: 'ready', value });
        return value;
      },
      (error: unknown) => {
        running = null;
        become({ status: 'failed' });
        throw error;
      },
    );
    return running;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return {
    load,
    preload: () => {
      load().catch(() => {});
    },
    useLoaded: () => useSyncExternalStore(subscribe, () => state),
  };
}
