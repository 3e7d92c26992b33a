import { readJson, readText, writeJson } from '#lib/storage/storage';

import type { ReadableStore } from './createStore';

/** A value in local storage, shared by all tabs. */
export interface PersistedStore<T> extends ReadableStore<T> {
  /** Replaces the value; `false` when the browser refuses to store it: then it lasts until the page is left. */
  readonly set: (next: T) => boolean;
}

/**
 * Creates a store over the JSON under `key`. `parse` gets whatever is stored, `undefined` when that is nothing or not
 * JSON, and returns a valid value.
 */
export function createPersistedStore<T>(key: string, parse: (stored: unknown) => T): PersistedStore<T> {
  const initial = parse(undefined);
  const listeners = new Set<() => void>();
  // The value and the stored text it belongs to: an unchanged text returns the same reference.
  let cached: { text: string | undefined; value: T } | undefined;

  function get(): T {
    const text = readText(key);
    if (cached === undefined || cached.text !== text) {
      cached = { text, value: text === undefined ? initial : readJson(key, parse) };
    }
    return cached.value;
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent) {
    // A null key means that all of local storage was cleared.
    if (event.key !== key && event.key !== null) return;
    cached = undefined;
    notify();
  }

  return {
    get,
    getInitial: () => initial,
    set(next) {
      const isStored = writeJson(key, next);
      cached = { text: readText(key), value: next };
      notify();
      return isStored;
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}
