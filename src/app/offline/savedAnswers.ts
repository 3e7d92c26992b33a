import { createStore, delMany, entries, set } from 'idb-keyval';
import * as z from 'zod/mini';

/** How long what was saved counts (directory 2.0.2), in milliseconds. */
export const savedFor = 24 * 60 * 60 * 1000;

/** How much is kept: answers and pages by their number, all of them by the characters of their JSON. Oldest go first. */
export const savedLimits = { answer: 150, page: 40, characters: 4_000_000 } as const;

const entrySchema = z.object({
  kind: z.enum(['answer', 'page']),
  /** Whose it is; `null`: anybody's. */
  owner: z.nullable(z.string()),
  /** The build that has saved it: another one may understand its shape differently. */
  build: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  /** As JSON. */
  text: z.string(),
});
type Entry = z.output<typeof entrySchema>;
type Kind = Entry['kind'];

/** Something that was saved, and when: milliseconds since 1970. */
export interface Saved {
  readonly data: unknown;
  readonly savedAt: number;
}

/** What this device has saved for reading without a network. Looking something up waits for nothing. */
export interface SavedAnswers {
  find: (kind: Kind, key: string) => Saved | undefined;
  /** All of a kind, newest first. */
  all: (kind: Kind) => Saved[];
  keep: (kind: Kind, key: string, data: unknown, savedAt?: number) => Promise<void>;
  /** Forgets what belongs to anybody but whoever is signed in now. */
  forgetOthers: () => Promise<void>;
}

export type SavedAnswersOptions = {
  build: string;
  /** Who is signed in now, by the subject of their token. */
  owner: () => string | undefined;
};

const nameOf = (kind: Kind, owner: string | null, key: string) => JSON.stringify([kind, owner, key]);

/** Reads what is saved, without what is too old, of another build, of somebody else, or no entry of ours at all. */
export async function openSavedAnswers({ build, owner }: SavedAnswersOptions): Promise<SavedAnswers> {
  const store = createStore('saved', 'answers');
  const held = new Map<string, Entry>();
  const isMine = (entry: Entry) => entry.owner === null || entry.owner === owner();
  const isFresh = ({ savedAt }: Entry) => {
    // By the clock of the machine, like the ages of queries: one that is set for a demo says nothing of them.
    const age = Date.now() - savedAt;
    // A clock that was set back makes an age of less than nothing.
    return age < savedFor && age > -savedFor;
  };

  // What cannot be kept is not kept: then this visit remembers it, and no other.
  const drop = async (names: readonly string[]) => {
    for (const name of names) held.delete(name);
    if (names.length > 0) await delMany([...names], store).catch(() => undefined);
  };

  try {
    const useless: IDBValidKey[] = [];
    for (const [name, found] of await entries(store)) {
      const parsed = z.safeParse(entrySchema, found);
      const isUseful = parsed.success && parsed.data.build === build && isFresh(parsed.data) && isMine(parsed.data);
      if (isUseful && typeof name === 'string') held.set(name, parsed.data);
      else useless.push(name);
    }
    if (useless.length > 0) await delMany(useless, store);
  } catch {
    // Storage is blocked or broken: nothing was saved.
  }

  function read(name: string): Saved | undefined {
    const entry = held.get(name);
    if (!entry) return undefined;
    try {
      if (isFresh(entry) && isMine(entry)) return { data: JSON.parse(entry.text), savedAt: entry.savedAt };
    } catch {
      // Somebody else has written there.
    }
    void drop([name]);
    return undefined;
  }

  const newestFirst = () => [...held].toSorted(([, one], [, other]) => other.savedAt - one.savedAt);

  /** The names of what is too much. */
  function surplus(): string[] {
    const count = { answer: 0, page: 0 };
    let characters = 0;
    return newestFirst().flatMap(([name, { kind, text }]) => {
      count[kind] += 1;
      characters += text.length;
      return count[kind] > savedLimits[kind] || characters > savedLimits.characters ? [name] : [];
    });
  }

  return {
    find(kind, key) {
      const mine = owner();
      return (mine === undefined ? undefined : read(nameOf(kind, mine, key))) ?? read(nameOf(kind, null, key));
    },
    all: (kind) =>
      newestFirst().flatMap(([name, entry]) => {
        const saved = entry.kind === kind ? read(name) : undefined;
        return saved ? [saved] : [];
      }),
    async keep(kind, key, data, savedAt = Date.now()) {
      const entry: Entry = { kind, owner: owner() ?? null, build, savedAt, text: JSON.stringify(data) };
      const name = nameOf(kind, entry.owner, key);
      held.set(name, entry);
      try {
        await set(name, entry, store);
      } catch {
        // Full, or blocked.
      }
      await drop(surplus());
      // They may have signed out while it was written.
      if (!isMine(entry)) await drop([name]);
    },
    forgetOthers: () => drop([...held].filter(([, entry]) => !isMine(entry)).map(([name]) => name)),
  };
}
