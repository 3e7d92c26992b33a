// Accessing `window.localStorage` itself can throw (blocked cookies, sandboxed frames), so every access is guarded.

/** Where texts are stored: for all tabs, or for one tab and its reloads. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Reads a text; `undefined` without one or when the browser refuses. */
export function readText(key: string, area: StorageArea = 'localStorage'): string | undefined {
  try {
    return globalThis[area]?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; `false` when the browser refuses (blocked, full). */
export function writeText(key: string, value: string, area: StorageArea = 'localStorage'): boolean {
  try {
    globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a key; never throws. */
export function removeItem(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area]?.removeItem(key);
  } catch {
    // Without access to storage there is nothing to remove.
  }
}

/** Reads JSON and returns what `parse` makes of it. For missing or corrupt values `parse` gets `undefined`. */
export function readJson<T>(key: string, parse: (value: unknown) => T, area: StorageArea = 'localStorage'): T {
  const text = readText(key, area);
  if (text === undefined) return parse(undefined);
  try {
    return parse(JSON.parse(text));
  } catch {
    return parse(undefined);
  }
}

/** Stores a value as JSON; `false` when the browser refuses. */
export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}
