import { readJson, readText, removeItem, writeText } from './storage';
import type { StorageArea } from './storage';

/** Session storage key that marks a tab with a session of its own; `index.html` reads it too. */
const ownSessionKey = 'own-session';

// A server's build has one session per browser, and none of this.
let isOwn = !import.meta.env.VITE_API_URL && readText(ownSessionKey, 'sessionStorage') !== undefined;

const area = (): StorageArea => (isOwn ? 'sessionStorage' : 'localStorage');

/** Whether this tab has a session of its own, beside the one that all other tabs share (decision 43). */
export const hasOwnSession = (): boolean => isOwn;

/**
 * Gives this tab, until it is closed, a session of its own, in which nobody is signed in yet. It starts with what the
 * other tabs have stored under the `inherited` keys.
 */
export function startOwnSession(inherited: readonly string[]): void {
  if (import.meta.env.VITE_API_URL || isOwn) return;
  // A tab that is refused storage keeps its session in memory, and shares it no more after that.
  writeText(ownSessionKey, 'yes', 'sessionStorage');
  for (const key of inherited) {
    const text = readText(key);
    if (text !== undefined) writeText(key, text, 'sessionStorage');
  }
  isOwn = true;
}

/** Stores what follows the signed-in person: for all tabs, or for this one if it has a session of its own. */
export const personalStorage = {
  readText: (key: string) => readText(key, area()),
  writeText: (key: string, value: string) => writeText(key, value, area()),
  removeItem: (key: string) => removeItem(key, area()),
  readJson: <T>(key: string, parse: (value: unknown) => T) => readJson(key, parse, area()),
};
