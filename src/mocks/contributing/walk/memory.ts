import { memoryStore } from '#mocks/core/memoryStore';
import type { MemoryStore } from '#mocks/core/memoryStore';
import type { OwnedStore, Store } from '#mocks/core/store';
import type { StoreIndexes } from '#mocks/core/storeIndexes';

// Stores and transactions in memory that behave as the stored ones do: a walk of fifty thousand steps tests what use
// cases do inside a transaction, not the database.

const stores: Array<Pick<MemoryStore<{ id: string }>, 'checkpoint' | 'reset'>> = [];
let writes = 0;

/** Number of committed writes so far. */
export const writesSoFar = () => writes;

/** Resets every store to its seed. */
export function resetMemory(): void {
  for (const store of stores) store.reset();
}

/** Replaces `defineStore`. */
export function defineMemoryStore<Row extends { id: string }, Index extends string = never>(
  name: string,
  seed: () => Promise<readonly Row[]>,
  indexes?: StoreIndexes<Row, Index>,
): Store<Row, Index> {
  const onWrite = () => {
    writes += 1;
  };
  const store = memoryStore(name, seed, { indexes, onWrite });
  stores.push(store);
  return store;
}

/** Replaces `ownedStore`. */
export function ownedMemoryStore<Row extends { id: string }, Index extends string = never>(
  name: string,
  seed: () => Promise<readonly Row[]>,
  indexes?: StoreIndexes<Row, Index>,
): OwnedStore<Row, Index> {
  const byOwner = new Map<string, Store<Row, Index>>();
  function of(owner: string): Store<Row, Index> {
    const known = byOwner.get(owner) ?? defineMemoryStore(name, seed, indexes);
    byOwner.set(owner, known);
    return known;
  }
  return { of, transaction: (owner, work) => inMemoryTransaction([of(owner)], () => work(of(owner))) };
}

/** Replaces `inTransaction`: restores every store when the work throws. */
export async function inMemoryTransaction<T>(
  used: ReadonlyArray<{ ensureSeeded: () => Promise<void> }>,
  work: () => Promise<T>,
): Promise<T> {
  for (const store of used) await store.ensureSeeded();
  const checkpoints = stores.map((store) => store.checkpoint());
  const { length } = stores;
  const writesBefore = writes;
  try {
    return await work();
  } catch (error) {
    for (const restore of checkpoints) restore();
    // Those of people who had no records before.
    for (const store of stores.slice(length)) store.reset();
    writes = writesBefore;
    throw error;
  }
}
