import { useSyncExternalStore } from 'react';

/** What the browser did not want to keep; it holds until the page is loaded anew. */
const unkept = new Map<string, boolean>();
const listeners = new Set<() => void>();

function read(key: string, fallback: boolean): boolean {
  const own = unkept.get(key);
  if (own !== undefined) return own;
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? fallback : kept === 'yes';
  } catch {
    return fallback;
  }
}

function write(key: string, value: boolean): void {
  try {
    sessionStorage.setItem(key, value ? 'yes' : 'no');
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A yes or no that lasts as long as the tab: over reloads and over a change of layout, not into the next visit. Whoever
 * asks by the same key sees the same answer.
 */
export function useSessionFlag(key: string, fallback: boolean): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key, fallback));
  return [value, (next) => write(key, next)];
}
