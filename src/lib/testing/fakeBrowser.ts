import { vi } from 'vitest';

/** How a browser may treat what a page wants to keep. */
export type StorageBehaviour = 'works' | 'full' | 'blocked' | 'forbidden' | 'missing';

/**
 * Puts a local storage into the global object. `full` reads and refuses to write, `blocked` throws on every call,
 * `forbidden` throws when it is only looked at (a sandboxed frame), `missing` is not there (an old web view).
 */
export function fakeLocalStorage(
  mood: StorageBehaviour,
  entries: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const kept = new Map(Object.entries(entries));
  const refuse = (name: string) => {
    throw new DOMException('The browser refuses.', name);
  };
  const guard = (name: string) => (mood === 'blocked' ? refuse(name) : undefined);
  const storage = {
    getItem(key: string) {
      guard('SecurityError');
      return kept.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      guard('SecurityError');
      if (mood === 'full') refuse('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem(key: string) {
      guard('SecurityError');
      kept.delete(key);
    },
  };
  vi.stubGlobal('localStorage', mood === 'missing' ? null : storage);
  if (mood === 'forbidden') {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => refuse('SecurityError') });
  }
  return kept;
}

const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A JSON Web Token with this payload; its signature is not one. */
export function fakeToken(payload: unknown, header: unknown = { alg: 'HS256', typ: 'JWT' }): string {
  return `${base64url(header)}.${base64url(payload)}.c2lnbmF0dXJl`;
}
