import type { Store } from '#mocks/core/store';
import { ProblemError } from '#mocks/core/problem';

// Collections and transactions in memory, with the same promises as the stored ones: a walk of fifty thousand steps is
// about what use cases do inside a transaction, not about what keeps it.

type Any = { id: string };
type Kept = { rows: readonly Any[] | undefined; seeded: readonly Any[] | undefined };

const all: Kept[] = [];
let writes = 0;

/** How often anything has been written and kept. */
export const writesSoFar = () => writes;

/** Forgets everything but the sample records. */
export function resetMemory(): void {
  for (const kept of all) kept.rows = kept.seeded;
}

/** What `collection` makes, in memory. */
export function memoryCollection<Row extends Any>(name: string, seed: () => Promise<readonly Row[]>): Store<Row> {
  const kept: Kept = { rows: undefined, seeded: undefined };
  all.push(kept);
  const unknown = (id: string) => new ProblemError('not-found', { detail: `No "${id}" in ${name}.`, id });
  const read = async () => {
    kept.seeded ??= await seed();
    kept.rows ??= kept.seeded;
    return kept.rows as readonly Row[];
  };
  const write = (rows: readonly Row[]) => {
    kept.rows = rows;
    writes += 1;
  };
  const found = async (id: string) => {
    const row = (await read()).find((one) => one.id === id);
    if (!row) throw unknown(id);
    return row;
  };
  const put = async (id: string, row: Row) => {
    const rows = await read();
    write(rows.some((one) => one.id === id) ? rows.map((one) => (one.id === id ? row : one)) : [...rows, row]);
    return row;
  };
  const others = async (id: string) => (await read()).filter((one) => one.id !== id);
  return {
    ready: async () => void (await read()),
    list: async () => [...(await read())],
    get: found,
    async addFirst(row) {
      write([row, ...(await others(row.id))]);
      return row;
    },
    async addLast(row) {
      write([...(await others(row.id)), row]);
      return row;
    },
    async insertBefore(row, predicate) {
      const rows = await others(row.id);
      const at = rows.findIndex(predicate);
      write(rows.toSpliced(at < 0 ? rows.length : at, 0, row));
      return row;
    },
    replaceAll: async (rows) => write([...rows]),
    async update(id, change) {
      const row = await found(id);
      return put(id, { ...(typeof change === 'function' ? change(row) : { ...row, ...change }), id });
    },
    async upsert(id, change) {
      return put(id, { ...change((await read()).find((one) => one.id === id)), id });
    },
    updateAll: async (change) => write((await read()).map(change)),
    async remove(id) {
      const row = await found(id);
      write(await others(id));
      return row;
    },
  };
}

/** What `inTransaction` does, in memory: when it breaks off, nothing has been written. */
export async function inMemoryTransaction<T>(
  collections: ReadonlyArray<{ ready: () => Promise<void> }>,
  work: () => Promise<T>,
): Promise<T> {
  for (const one of collections) await one.ready();
  const before = all.map(({ rows }) => rows);
  const writesBefore = writes;
  try {
    return await work();
  } catch (error) {
    for (const [at, kept] of all.entries()) kept.rows = before[at] ?? kept.seeded;
    writes = writesBefore;
    throw error;
  }
}
