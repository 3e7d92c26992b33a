import { database } from './database';
import type { Database, StoredRow } from './database';
import { ProblemError } from './problem';

/**
 * An ordered collection of records, filled with its sample records on first use. An unknown id throws `not-found` that
 * names it, and changes nothing (ruling D21).
 */
export interface Store<Row extends { id: string }> {
  /** Adds the sample records if they are missing: a transaction cannot load them once it has begun. */
  ensureSeeded: () => Promise<void>;
  list: () => Promise<Row[]>;
  get: (id: string) => Promise<Row>;
  /** As `get`; `undefined` for an unknown id. */
  find: (id: string) => Promise<Row | undefined>;
  /** New records go to the front (ruling D25). */
  addFirst: (row: Row) => Promise<Row>;
  addLast: (row: Row) => Promise<Row>;
  /** Inserts before the first record that matches `predicate`, else at the end; replaces a record with the same id. */
  insertBefore: (row: Row, predicate: (other: Row) => boolean) => Promise<Row>;
  /** Deletes all records and stores these instead. */
  replaceAll: (rows: readonly Row[]) => Promise<void>;
  /** Merges a partial record, or maps the old record to the new one. The id does not change. */
  update: (id: string, change: Partial<Row> | ((row: Row) => Row)) => Promise<Row>;
  /** Updates the record or adds it at the end; `change` receives `undefined` for a new one. */
  upsert: (id: string, change: (row: Row | undefined) => Row) => Promise<Row>;
  updateAll: (change: (row: Row) => Row) => Promise<void>;
  remove: (id: string) => Promise<Row>;
}

const minKey = -Infinity;
const maxKey = Infinity;

/** Defines a store by its name in the database; `seed` is called once in the life of the database. */
export function defineStore<Row extends { id: string }>(name: string, seed: () => Promise<readonly Row[]>): Store<Row> {
  const valueOf = (stored: StoredRow) => stored.value as Row;
  const unknown = (id: string) =>
    new ProblemError('not-found', { detail: `There is no record with the id "${id}" in ${name}.`, id });

  async function opened(): Promise<Database> {
    const db = await database();
    if (await db.seeded.get(name)) return db;
    // Loaded first: a transaction ends when it waits for anything but the database.
    const rows = await seed();
    await db.transaction('rw', db.rows, db.seeded, async () => {
      // Another tab may have been faster.
      if (await db.seeded.get(name)) return;
      await db.rows.bulkPut(rows.map((value, order) => ({ collection: name, id: value.id, order, value })));
      await db.seeded.put({ collection: name });
    });
    return db;
  }

  const inOrder = (db: Database) =>
    db.rows.where('[collection+order]').between([name, minKey], [name, maxKey], true, true);

  async function list(): Promise<Row[]> {
    // Where there are records, the samples have been added.
    const known = await inOrder(await database()).toArray();
    return (known.length > 0 ? known : await inOrder(await opened()).toArray()).map(valueOf);
  }

  async function find(id: string): Promise<Row | undefined> {
    const known = await (await database()).rows.get([name, id]);
    const stored = known ?? (await (await opened()).rows.get([name, id]));
    return stored && valueOf(stored);
  }

  async function found(db: Database, id: string): Promise<StoredRow> {
    const stored = await db.rows.get([name, id]);
    if (!stored) throw unknown(id);
    return stored;
  }

  async function add(value: Row, at: 'first' | 'last'): Promise<Row> {
    const db = await opened();
    return db.transaction('rw', db.rows, async () => {
      const edge = await (at === 'first' ? inOrder(db).first() : inOrder(db).last());
      const order = edge ? edge.order + (at === 'first' ? -1 : 1) : 0;
      await db.rows.put({ collection: name, id: value.id, order, value });
      return value;
    });
  }

  return {
    async ensureSeeded() {
      await opened();
    },
    list,
    find,
    async get(id) {
      const row = await find(id);
      if (!row) throw unknown(id);
      return row;
    },
    addFirst: (row) => add(row, 'first'),
    addLast: (row) => add(row, 'last'),
    async insertBefore(row, predicate) {
      const db = await opened();
      return db.transaction('rw', db.rows, async () => {
        const others = (await inOrder(db).toArray()).filter(({ id }) => id !== row.id);
        const at = others.findIndex((stored) => predicate(valueOf(stored)));
        const after = others[at];
        const before = after ? others[at - 1] : others.at(-1);
        const order = after ? (before ? (before.order + after.order) / 2 : after.order - 1) : (before?.order ?? -1) + 1;
        await db.rows.put({ collection: name, id: row.id, order, value: row });
        return row;
      });
    },
    async replaceAll(rows) {
      const db = await opened();
      await db.transaction('rw', db.rows, async () => {
        await inOrder(db).delete();
        await db.rows.bulkPut(rows.map((value, order) => ({ collection: name, id: value.id, order, value })));
      });
    },
    async update(id, change) {
      const db = await opened();
      return db.transaction('rw', db.rows, async () => {
        const stored = await found(db, id);
        const row = valueOf(stored);
        const value = { ...(typeof change === 'function' ? change(row) : { ...row, ...change }), id };
        await db.rows.put({ ...stored, value });
        return value;
      });
    },
    async upsert(id, change) {
      const db = await opened();
      return db.transaction('rw', db.rows, async () => {
        const stored = await db.rows.get([name, id]);
        const value = { ...change(stored && valueOf(stored)), id };
        const order = stored?.order ?? ((await inOrder(db).last())?.order ?? -1) + 1;
        await db.rows.put({ collection: name, id, order, value });
        return value;
      });
    },
    async updateAll(change) {
      const db = await opened();
      await db.transaction('rw', db.rows, async () => {
        const all = await inOrder(db).toArray();
        await db.rows.bulkPut(all.map((stored) => ({ ...stored, value: change(valueOf(stored)) })));
      });
    },
    async remove(id) {
      const db = await opened();
      return db.transaction('rw', db.rows, async () => {
        const stored = await found(db, id);
        await db.rows.delete([name, id]);
        return valueOf(stored);
      });
    },
  };
}
