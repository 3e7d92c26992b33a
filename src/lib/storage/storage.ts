// Reading `window.localStorage` itself can throw (blocked cookies, sandboxed frames), so every access is guarded.

/** The stored text, or `undefined` when there is none or the browser refuses storage. */
export function readText(key: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text; `false` when the browser refuses (blocked, full), so the caller can say so. */
export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key; never throws. */
export function removeItem(key: string): void {
  try {
    globalThis.localStorage?.removeItem(key);
  } catch {
    // Nothing to forget where nothing may be kept.
  }
}

/** The stored JSON as `parse` understands it. A corrupt or foreign value counts as absent: `parse` gets `undefined`. */
export function readJson<T>(key: string, parse: (value: unknown) => T): T {
  const text = readText(key);
  if (text === undefined) return parse(undefined);
  try {
    return parse(JSON.parse(text));
  } catch {
    return parse(undefined);
  }
}

/** Keeps a value as JSON; `false` when the browser refuses. */
export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}
