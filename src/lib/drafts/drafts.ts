import { now } from '#lib/time/clock';
import { currentSession } from '#lib/session/session';
import { readJson, removeItem, writeText } from '#lib/storage/storage';
import { dayMs } from '#lib/time/duration';

const prefix = 'draft:';

/** Limits of stored drafts: lengths in characters, durations in milliseconds. */
export const draftLimits = { maxLength: 300_000, maxTotalLength: 3_000_000, maxAgeMs: 30 * dayMs, saveDelayMs: 400 };

/** Whether a local storage key belongs to a draft. */
export function isDraftKey(key: string | null): boolean {
  return key?.startsWith(prefix) ?? false;
}

const storageKeyOf = (user: string, draftKey: string) => `${prefix}${encodeURIComponent(user)}:${draftKey}`;

type StoredDraft = { savedAt: number; values: unknown };

function parseStoredDraft(value: unknown): StoredDraft | undefined {
  if (typeof value !== 'object' || value === null || !('savedAt' in value) || !('values' in value)) return undefined;
  const { savedAt, values } = value;
  if (typeof savedAt !== 'number' || values === undefined || values === null) return undefined;
  // In both directions: a draft saved under a fast clock would otherwise outlive its maximum age.
  return Math.abs(now().getTime() - savedAt) <= draftLimits.maxAgeMs ? { savedAt, values } : undefined;
}

/** Storage keys of all drafts with the lengths of their texts; empty when the browser refuses access. */
function storedDraftSizes(): Map<string, number> {
  const found = new Map<string, number>();
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const name = localStorage.key(index);
      if (name?.startsWith(prefix)) found.set(name, (localStorage.getItem(name) ?? '').length);
    }
  } catch {
    // Without access to storage there are no drafts.
  }
  return found;
}

/** Sorts storage keys by age, oldest first; corrupt and expired drafts come before all others. */
function oldestFirst(names: Iterable<string>): string[] {
  const age = (name: string) => readJson(name, parseStoredDraft)?.savedAt ?? Number.NEGATIVE_INFINITY;
  return [...names]
    .map((name) => ({ name, age: age(name) }))
    .toSorted((a, b) => a.age - b.age)
    .map(({ name }) => name);
}

/** Drafts that the browser has refused to store, by storage key: they last until the page is left, which asks first. */
const refused = new Map<string, StoredDraft>();

function guardPage() {
  window.removeEventListener('beforeunload', warn);
  if (refused.size > 0) window.addEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent) {
  // A page whose session is over may be left.
  if (currentSession().status === 'authenticated' && !flushDrafts()) event.preventDefault();
}

/** Tries again to store what was refused; returns whether nothing is left. */
function storeRefused(): boolean {
  if (refused.size === 0) return true;
  for (const [name, draft] of refused) if (storeText(name, JSON.stringify(draft))) refused.delete(name);
  guardPage();
  return refused.size === 0;
}

function forget(name: string) {
  removeItem(name);
  if (refused.delete(name)) guardPage();
}

function readStoredDraft(user: string, draftKey: string): StoredDraft | undefined {
  const name = storageKeyOf(user, draftKey);
  const stored = refused.get(name) ?? readJson(name, parseStoredDraft);
  if (!stored) removeItem(name);
  return stored;
}

/** Reads an unsent draft; a corrupt or expired one is removed. */
export function readDraft(user: string, draftKey: string): unknown {
  return readStoredDraft(user, draftKey)?.values;
}

/**
 * Removes all corrupt and expired drafts, of every user: a form that is never opened again would keep its draft
 * forever.
 */
export function removeStaleDrafts(): void {
  for (const name of storedDraftSizes().keys()) if (!readJson(name, parseStoredDraft)) removeItem(name);
}

/** Stores a text, removing the oldest drafts if there is no room; `false` when the browser refuses. */
function storeText(name: string, text: string): boolean {
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
  // Storage is full, but not of drafts alone.
  for (const old of oldestFirst(others.keys())) {
    removeItem(old);
    if (writeText(name, text)) return true;
  }
  return false;
}

/** Whether values are a `DraftCopy` of what the server has: without it nothing is lost. */
const isSaved = (values: unknown): boolean =>
  typeof values === 'object' && values !== null && 'unsaved' in values && values.unsaved === false;

/**
 * Stores a draft, removing the oldest ones if there is no room; `false` when it is too long or the browser refuses. What
 * the browser refuses is stored with a later draft or `flushDrafts`, and can be read until then.
 */
export function writeDraft(user: string, draftKey: string, values: unknown): boolean {
  const draft: StoredDraft = { savedAt: now().getTime(), values };
  const text = JSON.stringify(draft);
  if (text.length > draftLimits.maxLength) return false;
  const name = storageKeyOf(user, draftKey);
  if (storeText(name, text)) {
    if (refused.delete(name)) guardPage();
    return true;
  }
  if (isSaved(values)) {
    // An older copy would come back as if it were not saved.
    forget(name);
    return true;
  }
  refused.set(name, draft);
  guardPage();
  return false;
}

/** Stores a draft of the signed-in user, for a form that opens next; `false` when it could not be stored. */
export function writeOwnDraft(draftKey: string, values: unknown): boolean {
  const session = currentSession();
  return session.status === 'authenticated' && writeDraft(session.user.id, draftKey, values);
}

/** Reads an unsent draft of the signed-in user. */
export function readOwnDraft(draftKey: string): unknown {
  const session = currentSession();
  return session.status === 'authenticated' ? readDraft(session.user.id, draftKey) : undefined;
}

/** Removes a draft after it was sent or discarded, and cancels pending saves of it. */
export function removeDraft(user: string, draftKey: string): void {
  for (const localDraft of localDrafts)
    if (localDraft.user === user && localDraft.draftKey === draftKey) localDraft.clear();
  forget(storageKeyOf(user, draftKey));
}

/** Removes a draft of the signed-in user. */
export function removeOwnDraft(draftKey: string): void {
  const session = currentSession();
  if (session.status === 'authenticated') removeDraft(session.user.id, draftKey);
}

/** Removes all drafts of a user who has signed out: nothing they typed stays on this device. */
export function removeDraftsOf(user: string): void {
  for (const localDraft of localDrafts) if (localDraft.user === user) localDraft.clear();
  const names = [...storedDraftSizes().keys(), ...refused.keys()];
  for (const name of names) if (name.startsWith(storageKeyOf(user, ''))) forget(name);
}

/** What another tab has done with the draft of a form. */
interface DraftListeners {
  /** Another tab has removed the draft. */
  onRemoved?: (() => void) | undefined;
  /**
   * Another tab has stored `found` since this one has read or stored `before`; noticed on `check`, and before anything
   * is stored. Saves both brought together, or returns `false` if this tab has nothing to store.
   */
  onChanged?: ((found: unknown, before: unknown, storedAt: Date) => boolean) | undefined;
  /** The draft was stored or removed, or the browser has refused to store it. */
  onStored?: ((isStored: boolean) => void) | undefined;
}

/** Saves the draft of one form or field on this device. */
export interface LocalDraft {
  readonly user: string;
  readonly draftKey: string;
  /** The draft stored before; `undefined` without one. */
  readonly initial: unknown;
  /** Saves the values after a short delay; `undefined` removes the draft. */
  save: (values: unknown) => void;
  /** What is still to be saved. */
  getPending: () => { values: unknown } | undefined;
  /** Saves pending values now; `false` when they could not be stored. */
  flush: () => boolean;
  /** Saves pending values as soon as no other tab is about to replace the draft; `undefined` if that was at once. */
  store: () => Promise<void> | undefined;
  /** Looks for what another tab has stored since. */
  check: () => void;
  /** Discards pending values. */
  clear: () => void;
  /** Removes the draft after it was sent or discarded, unless another tab has stored something else under its key. */
  remove: () => Promise<void> | undefined;
  /**
   * Saves on session timeout and when the page is hidden, from now on; returns the function that saves and stops.
   */
  attach: (listeners?: DraftListeners) => () => void;
}

const localDrafts = new Set<LocalDraft>();

/** Saves all pending drafts, for example before a session times out; `false` when one of them could not be stored. */
export function flushDrafts(): boolean {
  const areStored = [...localDrafts].map((localDraft) => localDraft.flush()).every(Boolean);
  return storeRefused() && areStored;
}

const flushWhenHidden = () => {
  if (document.visibilityState === 'hidden') flushDrafts();
};

function listen() {
  // A hidden page may never become visible again, and on phones this is the last event.
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flushDrafts);
}

function stopListening() {
  document.removeEventListener('visibilitychange', flushWhenHidden);
  window.removeEventListener('pagehide', flushDrafts);
}

// After a sign-out here or in another tab nothing more is saved. A tab that was hidden has saved before.
function mayStillSave(user: string): boolean {
  const session = currentSession();
  if (session.status === 'authenticated') return session.user.id === user;
  return session.status !== 'anonymous' || session.reason === 'idle' || session.reason === 'rejected';
}

/**
 * Reads and replaces a stored draft while no other tab does: two tabs that store at once would each replace what the
 * other has just stored. At once where the browser has no locks, and in a hidden page, which may end before it gets one.
 */
function withLock(user: string, draftKey: string, change: () => void): Promise<void> | undefined {
  if ('locks' in navigator && document.visibilityState !== 'hidden') {
    // A page that is being left gets no lock any more.
    return navigator.locks.request(`store:${storageKeyOf(user, draftKey)}`, change).catch(change);
  }
  change();
  return undefined;
}

/** The stored draft, or what the form with it, which another is about to replace, has still to save. */
function readLatest(user: string, draftKey: string): unknown {
  const open = [...localDrafts].find((one) => one.user === user && one.draftKey === draftKey);
  const pending = open?.getPending();
  return pending ? pending.values : readDraft(user, draftKey);
}

/** Creates the local draft of the signed-in user; `undefined` for anonymous visitors. */
export function createLocalDraft(draftKey: string): LocalDraft | undefined {
  const session = currentSession();
  if (session.status !== 'authenticated') return undefined;
  const user = session.user.id;
  /** Pending values; an object, because `undefined` values remove the draft. */
  let waiting: { values: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = true;
  const initial = readLatest(user, draftKey);
  /** What this tab has read or stored last, as JSON. */
  let known: string | undefined = JSON.stringify(initial);
  let { onChanged, onStored }: DraftListeners = {};

  /** Tabs store one after the other (`withLock`), so that what is found goes on from what this tab knows. */
  function joinChanged() {
    const found = onChanged && readStoredDraft(user, draftKey);
    const text = JSON.stringify(found?.values);
    if (!found || text === known) return;
    const before: unknown = known === undefined ? undefined : JSON.parse(known);
    if (onChanged?.(found.values, before, new Date(found.savedAt))) known = text;
    else waiting = undefined;
  }

  const localDraft: LocalDraft = {
    user,
    draftKey,
    initial,
    save(values) {
      waiting = { values };
      clearTimeout(timer);
      timer = setTimeout(() => void localDraft.store(), draftLimits.saveDelayMs);
    },
    getPending: () => waiting,
    flush() {
      clearTimeout(timer);
      if (waiting && mayStillSave(user)) joinChanged();
      if (!waiting) return last;
      const { values } = waiting;
      waiting = undefined;
      clearTimeout(timer);
      if (!mayStillSave(user)) return last;
      if (values === undefined) forget(storageKeyOf(user, draftKey));
      last = values === undefined || writeDraft(user, draftKey, values);
      // Tried again with the next flush.
      if (!last) waiting = { values };
      known = JSON.stringify(values);
      onStored?.(last);
      return last;
    },
    store() {
      clearTimeout(timer);
      return waiting && withLock(user, draftKey, localDraft.flush);
    },
    check() {
      if (mayStillSave(user)) joinChanged();
    },
    clear() {
      clearTimeout(timer);
      waiting = undefined;
      last = true;
    },
    remove() {
      localDraft.clear();
      return withLock(user, draftKey, () => {
        if (JSON.stringify(readDraft(user, draftKey)) === known) removeDraft(user, draftKey);
      });
    },
    attach(listeners = {}) {
      if (localDrafts.size === 0) listen();
      localDrafts.add(localDraft);
      const handleStorage = ({ key, newValue }: StorageEvent) => {
        if (key === storageKeyOf(user, draftKey) && newValue === null) listeners.onRemoved?.();
      };
      ({ onChanged, onStored } = listeners);
      window.addEventListener('storage', handleStorage);
      return () => {
        window.removeEventListener('storage', handleStorage);
        localDraft.flush();
        onChanged = undefined;
        onStored = undefined;
        localDrafts.delete(localDraft);
        if (localDrafts.size === 0) stopListening();
      };
    },
  };
  return localDraft;
}
