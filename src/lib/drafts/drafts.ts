import { now } from '#lib/time/clock';
import { currentSession } from '#lib/session/session';
import { readJson, remove, writeText } from '#lib/storage/storage';

const prefix = 'draft:';
const day = 24 * 60 * 60 * 1000;

/** The most that is kept, in characters, and for how long, in milliseconds. */
export const draftLimits = { each: 100_000, all: 1_000_000, age: 30 * day, pause: 400 };

/** Whether a key of the local storage is that of something typed. */
export function isDraftKey(key: string | null): boolean {
  return key?.startsWith(prefix) ?? false;
}

const nameOf = (user: string, place: string) => `${prefix}${encodeURIComponent(user)}:${place}`;

type Kept = { savedAt: number; values: unknown };

function asKept(value: unknown): Kept | undefined {
  if (typeof value !== 'object' || value === null || !('savedAt' in value) || !('values' in value)) return undefined;
  const { savedAt, values } = value;
  if (typeof savedAt !== 'number' || values === undefined || values === null) return undefined;
  // Both ways, or what was kept under a clock that ran ahead would stay for as long as it did.
  return Math.abs(now().getTime() - savedAt) <= draftLimits.age ? { savedAt, values } : undefined;
}

/** Names of everything kept, and how long each text is. A browser that refuses has none. */
function everything(): Map<string, number> {
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
  const age = (name: string) => readJson(name, asKept)?.savedAt ?? Number.NEGATIVE_INFINITY;
  return [...names]
    .map((name) => ({ name, age: age(name) }))
    .toSorted((a, b) => a.age - b.age)
    .map(({ name }) => name);
}

/** What somebody typed at a place and did not send. What is corrupt or too old is dropped. */
export function readDraft(user: string, place: string): unknown {
  const name = nameOf(user, place);
  const kept = readJson(name, asKept);
  if (!kept) remove(name);
  return kept?.values;
}

/** Drops what is corrupt or too old, whoever typed it and wherever: nobody may come back to that place. */
export function sweepDrafts(): void {
  for (const name of everything().keys()) if (!readJson(name, asKept)) remove(name);
}

/** Keeps what somebody types at a place, in favour of older ones; `false` when it is too long or the browser refuses. */
export function keepDraft(user: string, place: string, values: unknown): boolean {
  const text = JSON.stringify({ savedAt: now().getTime(), values } satisfies Kept);
  if (text.length > draftLimits.each) return false;
  const name = nameOf(user, place);
  const others = everything();
  others.delete(name);
  let length = [...others.values()].reduce((sum, one) => sum + one, text.length);
  const spare = length > draftLimits.all ? oldestFirst(others.keys()) : undefined;
  for (const old of spare ?? []) {
    if (length <= draftLimits.all) break;
    length -= others.get(old) ?? 0;
    others.delete(old);
    remove(old);
  }
  if (writeText(name, text)) return true;
  // The storage is full, and not of drafts alone.
  for (const old of oldestFirst(others.keys())) {
    remove(old);
    if (writeText(name, text)) return true;
  }
  return false;
}

/** It was sent, or given up: forgotten in the storage, and by the field that was about to keep more of it. */
export function dropDraft(user: string, place: string): void {
  for (const keeper of keepers) if (keeper.user === user && keeper.place === place) keeper.forget();
  remove(nameOf(user, place));
}

/** The same for whoever is signed in. */
export function forgetDraft(place: string): void {
  const session = currentSession();
  if (session.state === 'in') dropDraft(session.user.id, place);
}

/** Somebody has signed out by choice: nothing they typed stays on this device. */
export function clearDraftsOf(user: string): void {
  for (const keeper of keepers) if (keeper.user === user) keeper.forget();
  for (const name of everything().keys()) if (name.startsWith(nameOf(user, ''))) remove(name);
}

/** Follows what is typed at one place. */
export interface DraftKeeper {
  readonly user: string;
  readonly place: string;
  /** What was kept when this began; `undefined` when nothing was. */
  readonly found: unknown;
  /** Notes what stands there now and keeps it in a moment; `undefined` when there is nothing worth keeping. */
  follow: (values: unknown) => void;
  /** Keeps it now; `false` when it could not be kept. */
  save: () => boolean;
  /** There is nothing more to keep. */
  forget: () => void;
  /** Begins to save on time-out and when the page is hidden. Answers the way to stop. */
  attach: () => () => void;
}

const keepers = new Set<DraftKeeper>();

/**
 * Keeps everything that was typed and is not kept yet, as before a time-out; `false` when some of it could not be kept.
 */
export function saveDrafts(): boolean {
  return [...keepers].map((keeper) => keeper.save()).every(Boolean);
}

const saveWhenHidden = () => {
  if (document.visibilityState === 'hidden') saveDrafts();
};

function listen() {
  // A page that is hidden may never be seen again, and a phone does not say more than this.
  document.addEventListener('visibilitychange', saveWhenHidden);
  window.addEventListener('pagehide', saveDrafts);
}

function stopListening() {
  document.removeEventListener('visibilitychange', saveWhenHidden);
  window.removeEventListener('pagehide', saveDrafts);
}

// By choice, or elsewhere and perhaps by choice: then nothing more is kept. Who hides a tab has saved it by that.
function mayStillKeep(user: string): boolean {
  const session = currentSession();
  if (session.state === 'in') return session.user.id === user;
  return session.state !== 'out' || session.reason === 'idle' || session.reason === 'refused';
}

/** Follows what the person who is signed in types at a place; `undefined` when nobody is. */
export function createDraftKeeper(place: string): DraftKeeper | undefined {
  const session = currentSession();
  if (session.state !== 'in') return undefined;
  const user = session.user.id;
  /** What is to be kept; a box, because `undefined` means that nothing is. */
  let waiting: { values: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = true;

  const keeper: DraftKeeper = {
    user,
    place,
    found: readDraft(user, place),
    follow(values) {
      waiting = { values };
      clearTimeout(timer);
      timer = setTimeout(keeper.save, draftLimits.pause);
    },
    save() {
      clearTimeout(timer);
      if (!waiting) return last;
      const { values } = waiting;
      waiting = undefined;
      if (!mayStillKeep(user)) return last;
      if (values === undefined) remove(nameOf(user, place));
      last = values === undefined || keepDraft(user, place, values);
      return last;
    },
    forget() {
      clearTimeout(timer);
      waiting = undefined;
      last = true;
    },
    attach() {
      if (keepers.size === 0) listen();
      keepers.add(keeper);
      return () => {
        keeper.save();
        keepers.delete(keeper);
        if (keepers.size === 0) stopListening();
      };
    },
  };
  return keeper;
}
