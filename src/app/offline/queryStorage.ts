import { createStore, delMany, entries, set } from 'idb-keyval';
import * as z from 'zod/mini';

import { dayMs } from '#lib/time/duration';

/** How long saved data are used (directory 2.0.2), in ms. */
export const maxAgeMs = dayMs;

/** The most that is saved: queries, pages, and characters of JSON of both together. The oldest entries are deleted. */
export const storageLimits = { query: 150, page: 40, characters: 4_000_000 } as const;

const entrySchema = z.object({
  kind: z.enum(['query', 'page']),
  /** Whose data these are; `null`: an anonymous visitor's. */
  owner: z.nullable(z.string()),
  /** The build that saved it: in another one the data may have another shape. */
  build: z.string(),
  /** In ms since 1970. */
  savedAt: z.number(),
  /** The data as JSON. */
  json: z.string(),
});
type Entry = z.output<typeof entrySchema>;
type Kind = Entry['kind'];

/** Saved data, and when they were saved, in ms since 1970. */
export interface Saved {
  readonly data: unknown;
  readonly savedAt: number;
}

/** What this device has saved for reading offline: data of queries, and a list of pages. Reading is synchronous. */
export interface QueryStorage {
  /** Who is signed in now: the subject of the token. */
  owner: () => string | undefined;
  find: (kind: Kind, key: string) => Saved | undefined;
  /** All entries of a kind, newest first. */
  list: (kind: Kind) => Saved[];
  save: (kind: Kind, key: string, data: unknown, savedAt?: number) => Promise<void>;
  /** Deletes the data of everyone except the current owner and anonymous visitors. */
  removeDataOfOthers: () => Promise<void>;
}

export type QueryStorageOptions = Pick<QueryStorage, 'owner'> & {
  build: string;
  /** Leaves what another person has saved, who is signed in beside the current one. */
  keepsOthers?: boolean;
};

const entryName = (kind: Kind, owner: string | null, key: string) => JSON.stringify([kind, owner, key]);

/** Loads the saved data, and deletes entries that are too old, invalid, of another build or of another person. */
export async function openQueryStorage({
  build,
  owner,
  keepsOthers = false,
}: QueryStorageOptions): Promise<QueryStorage> {
  // Under the name it always had: idb-keyval adds no second store to an existing database.
  const store = createStore('saved', 'answers');
  const loaded = new Map<string, Entry>();
  const isOwn = (entry: Entry) => entry.owner === null || entry.owner === owner();
  // The device's clock, like the ages of queries: the adjustable clock of a demo must not expire them. After the device's
  // clock was set back, ages are negative.
  const isFresh = ({ savedAt }: Entry) => Math.abs(Date.now() - savedAt) < maxAgeMs;

  async function attempt(access: () => Promise<void>): Promise<void> {
    try {
      await access();
    } catch {
      // IndexedDB is blocked, broken or full: what is saved lasts until the page is reloaded.
    }
  }

  async function remove(names: readonly string[]): Promise<void> {
    for (const name of names) loaded.delete(name);
    if (names.length > 0) await attempt(() => delMany([...names], store));
  }

  await attempt(async () => {
    const unusable: IDBValidKey[] = [];
    for (const [name, value] of await entries(store)) {
      const { data: entry } = z.safeParse(entrySchema, value);
      const isCurrent = entry && entry.build === build && isFresh(entry) && typeof name === 'string';
      if (isCurrent && isOwn(entry)) loaded.set(name, entry);
      else if (!isCurrent || !keepsOthers) unusable.push(name);
    }
    if (unusable.length > 0) await delMany(unusable, store);
  });

  function read(name: string): Saved | undefined {
    const entry = loaded.get(name);
    if (!entry) return undefined;
    try {
      if (isFresh(entry) && isOwn(entry)) return { data: JSON.parse(entry.json), savedAt: entry.savedAt };
    } catch {
      // Invalid JSON: another script has written here.
    }
    void remove([name]);
    return undefined;
  }

  const newestFirst = () => [...loaded].toSorted(([, a], [, b]) => b.savedAt - a.savedAt);

  function namesOverLimit(): string[] {
    const count = { query: 0, page: 0 };
    let characters = 0;
    return newestFirst().flatMap(([name, { kind, json }]) => {
      count[kind] += 1;
      characters += json.length;
      return count[kind] > storageLimits[kind] || characters > storageLimits.characters ? [name] : [];
    });
  }

  return {
    owner,
    find(kind, key) {
      const current = owner();
      const own = current === undefined ? undefined : read(entryName(kind, current, key));
      return own ?? read(entryName(kind, null, key));
    },
    list: (kind) => newestFirst().flatMap(([name, entry]) => (entry.kind === kind ? (read(name) ?? []) : [])),
    async save(kind, key, data, savedAt = Date.now()) {
      const entry: Entry = { kind, owner: owner() ?? null, build, savedAt, json: JSON.stringify(data) };
      const name = entryName(kind, entry.owner, key);
      loaded.set(name, entry);
      await attempt(() => set(name, entry, store));
      await remove(namesOverLimit());
      // The owner may have signed out during the write.
      if (!isOwn(entry)) await remove([name]);
    },
    removeDataOfOthers: () => remove([...loaded].flatMap(([name, entry]) => (isOwn(entry) ? [] : [name]))),
  };
}
