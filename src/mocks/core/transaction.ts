import { database } from './database';

interface SeededStore {
  ensureSeeded: () => Promise<void>;
}

/**
 * Does one use case in one transaction: all of it is kept, or nothing. Inside, only collections may be waited for: a
 * browser ends a transaction that waits for anything else, so files, hashes and seeds are fetched before.
 */
export async function inTransaction<T>(collections: readonly SeededStore[], work: () => Promise<T>): Promise<T> {
  const db = await database();
  for (const one of collections) await one.ensureSeeded();
  // Dexie follows what is awaited only in a function that says `async` itself.
  return db.transaction('rw', db.rows, db.seeded, async () => work());
}
