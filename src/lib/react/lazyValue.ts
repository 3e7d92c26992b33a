import { useEffect } from 'react';

import { createStore } from '#lib/store/createStore';
import { useStore } from '#lib/store/useStore';

/** How far the loading of a lazy value is. */
type LoadStatus<Value> =
  { status: 'idle' } | { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed' };

/** Something loaded once and shared by all its users, with an error that they can show. */
export interface LazyValue<Value> {
  /** Starts loading and returns the value; rejects when loading fails. The next call after a failure tries again. */
  load: () => Promise<Value>;
  /** Starts loading; an error only shows in the status. */
  preload: () => void;
  /** Renders the status without starting to load. */
  useStatus: () => LoadStatus<Value>;
  /** Loads on mount, unless `needed` is `false`; returns `undefined` until the value has loaded. */
  useValue: (needed?: boolean) => Value | undefined;
}

/**
 * Keeps rarely used code or data out of the initial bundle, where `lazyComponent` does not fit: functions, tables, or a
 * component whose loading error must be shown.
 */
export function lazyValue<Value>(fetchValue: () => Promise<Value>): LazyValue<Value> {
  const store = createStore<LoadStatus<Value>>({ status: 'idle' });
  let loading: Promise<Value> | null = null;

  function load(): Promise<Value> {
    if (loading) return loading;
    store.set({ status: 'loading' });
    loading = fetchValue().then(
      (value) => {
        store.set({ status: 'ready', value });
        return value;
      },
      (error: unknown) => {
        loading = null;
        store.set({ status: 'failed' });
        throw error;
      },
    );
    return loading;
  }

  function preload() {
    load().catch(() => {});
  }

  // The build loads values before it prerenders, so the server value is the current one.
  const useStatus = () => useStore(store, store.get());

  return {
    load,
    preload,
    useStatus,
    useValue(needed = true) {
      const state = useStatus();
      useEffect(() => {
        if (needed) preload();
      }, [needed]);
      return state.status === 'ready' ? state.value : undefined;
    },
  };
}
