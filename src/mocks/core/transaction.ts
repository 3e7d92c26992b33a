import { database } from './database';

interface SeededStore {
  ensureSeeded: () => Promise<void>;
}

/**
 * Runs a use case in one transaction: all its writes are stored or none. Inside, only stores may be awaited: a browser
 * ends a transaction that waits for anything else, so files, hashes and seeds are loaded before.
 */
export async function inTransaction<T>(collections: readonly SeededStore[], work: () => Promise<T>): Promise<T> {
  const db = await database();
  for (const one of collections) await one.ensureSeeded();
  // Dexie tracks awaits only in a function declared `async`.
  return db.transaction('rw', db.tables, async () => work());
}
