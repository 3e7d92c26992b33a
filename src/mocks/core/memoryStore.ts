import { recordNotFound } from './problem';
import type { OwnedStore, Store } from './store';

/** A store in memory whose rows a test can restore. */
export interface MemoryStore<Row extends { id: string }> extends Store<Row> {
  /** Returns a function that restores the rows as they are now. */
  checkpoint: () => () => void;
  /** Restores the seed. */
  reset: () => void;
}

/**
 * Opens a store that behaves like `defineStore` and lives in memory, for scenarios and tests. `onWrite` is called after
 * every write.
 */
export function memoryStore<Row extends { id: string }>(
  name: string,
  seed: () => Promise<readonly Row[]>,
  onWrite: () => void = () => {},
): MemoryStore<Row> {
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
  };
}

/** Opens a store in memory that holds the same records for everyone, for scenarios of one person. */
export function memoryOwnedStore<Row extends { id: string }>(
  name: string,
  seed: () => Promise<readonly Row[]>,
): OwnedStore<Row> {
  const store = memoryStore(name, seed);
  return { of: () => store, transaction: (_owner, work) => work(store) };
}
