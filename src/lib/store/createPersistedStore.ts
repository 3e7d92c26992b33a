import { onStorageChange } from '#lib/storage/onStorageChange';
import { readJson, readText, writeJson } from '#lib/storage/storage';

import { createEmitter } from './createEmitter';
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
  // The value and the stored text it belongs to: an unchanged text returns the same reference.
  let cached: { text: string | undefined; value: T } | undefined;
  const { subscribe, notify } = createEmitter(() =>
    onStorageChange(key, () => {
      cached = undefined;
      notify();
    }),
  );

  return {
    get() {
      const text = readText(key);
      if (cached === undefined || cached.text !== text) {
        cached = { text, value: text === undefined ? initial : readJson(key, parse) };
      }
      return cached.value;
    },
    getInitial: () => initial,
    set(next) {
      const isStored = writeJson(key, next);
      cached = { text: readText(key), value: next };
      notify();
      return isStored;
    },
    subscribe,
  };
}
