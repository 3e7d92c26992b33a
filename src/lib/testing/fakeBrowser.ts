import { vi } from 'vitest';

/** How a browser may treat local storage. */
export type StorageBehaviour = 'works' | 'full' | 'blocked' | 'forbidden' | 'missing';

/** Stubs the global session storage, which works, as that of a new tab. */
export const fakeSessionStorage = (): Map<string, string> => fakeStorage('sessionStorage', 'works', {});

/**
 * Stubs the global local storage. `full` reads and refuses to write, `blocked` throws on every call, `forbidden` throws
 * on access (a sandboxed frame), `missing` does not exist (an old web view).
 */
export function fakeLocalStorage(
  mood: StorageBehaviour,
  entries: Readonly<Record<string, string>> = {},
): Map<string, string> {
  return fakeStorage('localStorage', mood, entries);
}

function fakeStorage(
  area: 'localStorage' | 'sessionStorage',
  mood: StorageBehaviour,
  entries: Readonly<Record<string, string>>,
): Map<string, string> {
  const stored = new Map(Object.entries(entries));
  const refuse = (name: string) => {
    throw new DOMException('The browser refuses.', name);
  };
  const guard = (name: string) => (mood === 'blocked' ? refuse(name) : undefined);
  const storage = {
    getItem(key: string) {
      guard('SecurityError');
      return stored.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      guard('SecurityError');
      if (mood === 'full') refuse('QuotaExceededError');
      stored.set(key, value);
    },
    removeItem(key: string) {
      guard('SecurityError');
      stored.delete(key);
    },
  };
  vi.stubGlobal(area, mood === 'missing' ? null : storage);
  if (mood === 'forbidden') {
    Object.defineProperty(globalThis, area, { configurable: true, get: () => refuse('SecurityError') });
  }
  return stored;
}

const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A JSON Web Token with this payload and an invalid signature. */
export function fakeToken(payload: unknown, header: unknown = { alg: 'HS256', typ: 'JWT' }): string {
  return `${base64url(header)}.${base64url(payload)}.c2lnbmF0dXJl`;
}
