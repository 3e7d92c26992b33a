import { recordNotFound } from './problem';
import type { OwnedStore, Store } from './store';
import { findRows } from './storeIndexes';
import type { StoreIndexes, Where } from './storeIndexes';

/** A store in memory whose rows a test can restore. */
export interface MemoryStore<Row extends { id: string }, Index extends string = never> extends Store<Row, Index> {
  /** Returns a function that restores the rows as they are now. */
  checkpoint: () => () => void;
  /** Restores the seed. */
  reset: () => void;
}

export interface MemoryStoreOptions<Row, Index extends string> {
  /** As those of `defineStore`. */
  indexes?: StoreIndexes<Row, Index> | undefined;
  /** Called after every write. */
  onWrite?: (() => void) | undefined;
}

/** Opens a store that behaves like `defineStore` and lives in memory, for scenarios and tests. */
export function memoryStore<Row extends { id: string }, Index extends string = never>(
  name: string,
  seed: () => Promise<readonly Row[]>,
  { indexes, onWrite = () => {} }: MemoryStoreOptions<Row, Index> = {},
): MemoryStore<Row, Index> {
  let seeded: Promise<readonly Row[]> | undefined;
  let rows: readonly Row[] | undefined;
  let seedRows: readonly Row[] | undefined;
  const read = async () => {
    seeded ??= seed();
    seedRows ??= await seeded;
    rows ??= seedRows;
    return rows;
  };
  const write = (next: readonly Row[]) => {
    rows = next;
    onWrite();
  };
  const find = async (id: string) => (await read()).find((one) => one.id === id);
  const get = async (id: string) => {
    const row = await find(id);
    if (!row) throw recordNotFound(id, name);
    return row;
  };
  const put = async (id: string, row: Row) => {
    const before = await read();
    write(before.some((one) => one.id === id) ? before.map((one) => (one.id === id ? row : one)) : [...before, row]);
    return row;
  };
  const findAll = async (where: Where<Index>) => (indexes ? findRows(await read(), indexes, where) : []);
  const without = async (id: string) => (await read()).filter((one) => one.id !== id);
  return {
    checkpoint() {
      const before = rows;
      return () => {
        rows = before ?? seedRows;
      };
    },
    reset() {
      rows = seedRows;
    },
    ensureSeeded: async () => void (await read()),
    list: async () => [...(await read())],
    get,
    find,
    async page({ where, matches, sort, offset = 0, limit = Infinity }) {
      const found = (await findAll(where)).filter((row) => matches?.(indexes?.searchText?.(row) ?? '') ?? true);
      const inSort = sort === 'descending' ? found.toReversed() : found;
      return { rows: inSort.slice(offset, offset + limit), total: found.length };
    },
    count: async (where) => (await findAll(where)).length,
    async indexOf(id) {
      const at = (await read()).findIndex((one) => one.id === id);
      if (at < 0) throw recordNotFound(id, name);
      return at;
    },
    async addFirst(row) {
      write([row, ...(await without(row.id))]);
      return row;
    },
    async addLast(row) {
      write([...(await without(row.id)), row]);
      return row;
    },
    async insertBefore(row, predicate) {
      const others = await without(row.id);
      const index = others.findIndex(predicate);
      write(others.toSpliced(index < 0 ? others.length : index, 0, row));
      return row;
    },
    async putAll(next) {
      const given = new Map(next.map((row) => [row.id, row]));
      const before = await read();
      const known = new Set(before.map(({ id }) => id));
      write([...next.filter(({ id }) => !known.has(id)), ...before.map((row) => given.get(row.id) ?? row)]);
    },
    replaceAll: async (next) => write([...next]),
    async update(id, change) {
      const row = await get(id);
      return put(id, { ...(typeof change === 'function' ? change(row) : { ...row, ...change }), id });
    },
    async upsert(id, change) {
      return put(id, { ...change((await read()).find((one) => one.id === id)), id });
    },
    updateAll: async (change) => write((await read()).map(change)),
    async remove(id) {
      const row = await get(id);
      write(await without(id));
      return row;
    },
    async removeAll(ids) {
      const removed = new Set(ids);
      write((await read()).filter(({ id }) => !removed.has(id)));
    },
  };
}

/** Opens a store in memory that holds the same records for everyone, for scenarios of one person. */
export function memoryOwnedStore<Row extends { id: string }, Index extends string = never>(
  name: string,
  seed: () => Promise<readonly Row[]>,
  indexes?: StoreIndexes<Row, Index>,
): OwnedStore<Row, Index> {
  const store = memoryStore(name, seed, { indexes });
  return { of: () => store, transaction: (_owner, work) => work(store) };
}
