import { useSyncExternalStore } from 'react';

import { createEmitter } from '#lib/store/createEmitter';

/** Values that session storage refused; they last until the page is reloaded. */
const inMemory = new Map<string, boolean>();
const { subscribe, notify } = createEmitter();

function read(key: string, fallback: boolean): boolean {
  const unsaved = inMemory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    const saved = sessionStorage.getItem(key);
    return saved === null ? fallback : saved === 'yes';
  } catch {
    return fallback;
  }
}

function write(key: string, value: boolean): void {
  try {
    sessionStorage.setItem(key, value ? 'yes' : 'no');
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
  notify();
}

/**
 * A boolean in session storage: it survives a reload and a change of layout. All callers with the same key share it.
 */
export function useSessionFlag(key: string, fallback: boolean): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key, fallback),
    () => fallback,
  );
  return [value, (next) => write(key, next)];
}
