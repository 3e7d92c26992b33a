import { useSyncExternalStore } from 'react';

/** Values that session storage refused; they last until the page is reloaded. */
const inMemory = new Map<string, boolean>();
const listeners = new Set<() => void>();

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
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A boolean in session storage: it survives a reload and a change of layout. All callers with the same key share it.
 */
export function useSessionFlag(key: string, fallback: boolean): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key, fallback));
  return [value, (next) => write(key, next)];
}
