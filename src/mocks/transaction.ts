import { database } from './database';

/** Something that is filled on first use: asked for before a transaction, which waits for nothing but the database. */
type Filled = { list: () => Promise<unknown> };

/**
 * Does all of `work` or nothing of it, alone: what it reads and writes of collections is one transaction. `uses` are the
 * collections it touches; inside, only the database may be waited for.
 */
export async function inOneTransaction<Answer>(uses: readonly Filled[], work: () => Promise<Answer>): Promise<Answer> {
  await Promise.all(uses.map((one) => one.list()));
  const db = await database();
  // Dexie follows what is awaited only in a function that says `async` itself.
  return db.transaction('rw', db.rows, db.seeded, async () => work());
}
