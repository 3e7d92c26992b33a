import { now } from '#lib/time/clock';
import { currentSession } from '#lib/session/session';
import { readJson, removeItem, writeText } from '#lib/storage/storage';
import { dayMs } from '#lib/time/duration';

const prefix = 'draft:';

/** The most that is kept, in characters, and for how long, in milliseconds. */
export const draftLimits = { maxLength: 100_000, maxTotalLength: 1_000_000, maxAgeMs: 30 * dayMs, saveDelayMs: 400 };

/** Whether a key of the local storage is that of something typed. */
export function isDraftKey(key: string | null): boolean {
  return key?.startsWith(prefix) ?? false;
}

const storageKeyOf = (user: string, draftKey: string) => `${prefix}${encodeURIComponent(user)}:${draftKey}`;

type StoredDraft = { savedAt: number; values: unknown };

function parseStoredDraft(value: unknown): StoredDraft | undefined {
  if (typeof value !== 'object' || value === null || !('savedAt' in value) || !('values' in value)) return undefined;
  const { savedAt, values } = value;
  if (typeof savedAt !== 'number' || values === undefined || values === null) return undefined;
  // Both ways, or what was kept under a clock that ran ahead would stay for as long as it did.
  return Math.abs(now().getTime() - savedAt) <= draftLimits.maxAgeMs ? { savedAt, values } : undefined;
}

/** Names of everything kept, and how long each text is. A browser that refuses has none. */
function storedDraftSizes(): Map<string, number> {
  const found = new Map<string, number>();
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const name = localStorage.key(index);
      if (name?.startsWith(prefix)) found.set(name, (localStorage.getItem(name) ?? '').length);
    }
  } catch {
    // Nothing can be kept, so nothing was.
  }
  return found;
}

/** Names from the one that may go first; what cannot be read or is too old goes before all. */
function oldestFirst(names: Iterable<string>): string[] {
  const age = (name: string) => readJson(name, parseStoredDraft)?.savedAt ?? Number.NEGATIVE_INFINITY;
  return [...names]
    .map((name) => ({ name, age: age(name) }))
    .toSorted((a, b) => a.age - b.age)
    .map(({ name }) => name);
}

/** What somebody typed at a place and did not send. What is corrupt or too old is dropped. */
export function readDraft(user: string, draftKey: string): unknown {
  const name = storageKeyOf(user, draftKey);
  const kept = readJson(name, parseStoredDraft);
  if (!kept) removeItem(name);
  return kept?.values;
}

/** Drops what is corrupt or too old, whoever typed it and wherever: nobody may come back to that place. */
export function removeStaleDrafts(): void {
  for (const name of storedDraftSizes().keys()) if (!readJson(name, parseStoredDraft)) removeItem(name);
}

/** Keeps what somebody types at a place, in favour of older ones; `false` when it is too long or the browser refuses. */
export function writeDraft(user: string, draftKey: string, values: unknown): boolean {
  const text = JSON.stringify({ savedAt: now().getTime(), values } satisfies StoredDraft);
  if (text.length > draftLimits.maxLength) return false;
  const name = storageKeyOf(user, draftKey);
  const others = storedDraftSizes();
  others.delete(name);
  let length = [...others.values()].reduce((sum, one) => sum + one, text.length);
  const spare = length > draftLimits.maxTotalLength ? oldestFirst(others.keys()) : undefined;
  for (const old of spare ?? []) {
    if (length <= draftLimits.maxTotalLength) break;
    length -= others.get(old) ?? 0;
    others.delete(old);
    removeItem(old);
  }
  if (writeText(name, text)) return true;
  // The storage is full, and not of drafts alone.
  for (const old of oldestFirst(others.keys())) {
    removeItem(old);
    if (writeText(name, text)) return true;
  }
  return false;
}

/** It was sent, or given up: forgotten in the storage, and by the field that was about to keep more of it. */
export function removeDraft(user: string, draftKey: string): void {
  for (const localDraft of localDrafts)
    if (localDraft.user === user && localDraft.draftKey === draftKey) localDraft.clear();
  removeItem(storageKeyOf(user, draftKey));
}

/** The same for whoever is signed in. */
export function removeOwnDraft(draftKey: string): void {
  const session = currentSession();
  if (session.status === 'authenticated') removeDraft(session.user.id, draftKey);
}

/** Somebody has signed out by choice: nothing they typed stays on this device. */
export function removeDraftsOf(user: string): void {
  for (const localDraft of localDrafts) if (localDraft.user === user) localDraft.clear();
  for (const name of storedDraftSizes().keys()) if (name.startsWith(storageKeyOf(user, ''))) removeItem(name);
}

/** Follows what is typed at one place. */
export interface LocalDraft {
  readonly user: string;
  readonly draftKey: string;
  /** What was kept when this began; `undefined` when nothing was. */
  readonly initial: unknown;
  /** Notes what stands there now and keeps it in a moment; `undefined` when there is nothing worth keeping. */
  save: (values: unknown) => void;
  /** Keeps it now; `false` when it could not be kept. */
  flush: () => boolean;
  /** There is nothing more to keep. */
  clear: () => void;
  /** Begins to save on time-out and when the page is hidden. Answers the way to stop. */
  attach: () => () => void;
}

const localDrafts = new Set<LocalDraft>();

/**
 * Keeps everything that was typed and is not kept yet, as before a time-out; `false` when some of it could not be kept.
 */
export function flushDrafts(): boolean {
  return [...localDrafts].map((localDraft) => localDraft.flush()).every(Boolean);
}

const flushWhenHidden = () => {
  if (document.visibilityState === 'hidden') flushDrafts();
};

function listen() {
  // A page that is hidden may never be seen again, and a phone does not say more than this.
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flushDrafts);
}

function stopListening() {
  document.removeEventListener('visibilitychange', flushWhenHidden);
  window.removeEventListener('pagehide', flushDrafts);
}

// By choice, or elsewhere and perhaps by choice: then nothing more is kept. Who hides a tab has saved it by that.
function mayStillSave(user: string): boolean {
  const session = currentSession();
  if (session.status === 'authenticated') return session.user.id === user;
  return session.status !== 'anonymous' || session.reason === 'idle' || session.reason === 'rejected';
}

/** Follows what the person who is signed in types at a place; `undefined` when nobody is. */
export function createLocalDraft(draftKey: string): LocalDraft | undefined {
  const session = currentSession();
  if (session.status !== 'authenticated') return undefined;
  const user = session.user.id;
  /** What is to be kept; a box, because `undefined` means that nothing is. */
  let waiting: { values: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = true;

  const localDraft: LocalDraft = {
    user,
    draftKey,
    initial: readDraft(user, draftKey),
    save(values) {
      waiting = { values };
      clearTimeout(timer);
      timer = setTimeout(localDraft.flush, draftLimits.saveDelayMs);
    },
    flush() {
      clearTimeout(timer);
      if (!waiting) return last;
      const { values } = waiting;
      waiting = undefined;
      if (!mayStillSave(user)) return last;
      if (values === undefined) removeItem(storageKeyOf(user, draftKey));
      last = values === undefined || writeDraft(user, draftKey, values);
      return last;
    },
    clear() {
      clearTimeout(timer);
      waiting = undefined;
      last = true;
    },
    attach() {
      if (localDrafts.size === 0) listen();
      localDrafts.add(localDraft);
      return () => {
        localDraft.flush();
        localDrafts.delete(localDraft);
        if (localDrafts.size === 0) stopListening();
      };
    },
  };
  return localDraft;
}
