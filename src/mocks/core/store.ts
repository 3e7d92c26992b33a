import { database, rowsOf, searchTextsOf, tableOf } from './database';
import type { Database, StoredRow } from './database';
import { ProblemError } from './problem';
import { indexKeys, keyRange } from './storeIndexes';
import type { PageRequest, RowPage, StoreIndexes, Where } from './storeIndexes';
import type { IndexedTableName, OwnedTableName, TableName } from './tables';
import { inTransaction } from './transaction';

/**
 * An ordered collection of records, filled with its sample records on first use. An unknown id throws `not-found` that
 * names it, and changes nothing (ruling D21).
 */
export interface Store<Row extends { id: string }, Index extends string = never> {
  /** Adds the sample records if they are missing: a transaction cannot load them once it has begun. */
  ensureSeeded: () => Promise<void>;
  list: () => Promise<Row[]>;
  get: (id: string) => Promise<Row>;
  /** As `get`; `undefined` for an unknown id. */
  find: (id: string) => Promise<Row | undefined>;
  /** Some of the records with a value in an index, in its order. Reads no others, also to search them. */
  page: (request: PageRequest<Index>) => Promise<RowPage<Row>>;
  /** How many records have a value in an index. Reads none. */
  count: (where: Where<Index>) => Promise<number>;
  /** Zero-based position of a record; throws for an unknown id. Reads no other records. */
  indexOf: (id: string) => Promise<number>;
  /** New records go to the front (ruling D25). Needs no sample records, so it may begin a collection. */
  addFirst: (row: Row) => Promise<Row>;
  addLast: (row: Row) => Promise<Row>;
  /** Inserts before the first record that matches `predicate`, else at the end; replaces a record with the same id. */
  insertBefore: (row: Row, predicate: (other: Row) => boolean) => Promise<Row>;
  /** Replaces the records with the same ids; new ones go to the front, in the order in which they are given. */
  putAll: (rows: readonly Row[]) => Promise<void>;
  /** Deletes all records and stores these instead. */
  replaceAll: (rows: readonly Row[]) => Promise<void>;
  /** Merges a partial record, or maps the old record to the new one. The id does not change. */
  update: (id: string, change: Partial<Row> | ((row: Row) => Row)) => Promise<Row>;
  /** Updates the record or adds it at the end; `change` receives `undefined` for a new one. */
  upsert: (id: string, change: (row: Row | undefined) => Row) => Promise<Row>;
  updateAll: (change: (row: Row) => Row) => Promise<void>;
  remove: (id: string) => Promise<Row>;
  /** Deletes many records at once; unknown ids are ignored. */
  removeAll: (ids: readonly string[]) => Promise<void>;
}

/** A collection of which each person has their own records, with their own copy of the samples. */
export interface OwnedStore<Row extends { id: string }, Index extends string = never> {
  /** The records of one person. Records of others are unknown to it. */
  of: (owner: string) => Store<Row, Index>;
  /** Runs a use case in one transaction (`inTransaction`) with the records of one person, and of other stores. */
  transaction: <T>(owner: string, work: (own: Store<Row, Index>) => Promise<T>) => Promise<T>;
}

/** Which rows of a table belong to a collection. */
interface Scope {
  name: TableName;
  /** Name of the collection among those that are seeded. */
  collection: string;
  keyOf: (id: string) => string | [owner: string, id: string];
  inOrder: (db: Database) => ReturnType<ReturnType<typeof tableOf>['toCollection']>;
  /** The rows before an order. */
  before: (db: Database, order: number) => ReturnType<ReturnType<typeof tableOf>['toCollection']>;
  /** What a row has beside id, order and value. */
  fields: Pick<StoredRow, 'owner'>;
}

/** A page of the records that fulfil a search. */
interface MatchRequest<Index extends string> {
  where: Where<Index>;
  matches: (searchText: string) => boolean;
  isDescending: boolean;
  offset: number;
  limit: number;
}

const commonScope = (name: TableName): Scope => ({
  name,
  collection: name,
  keyOf: (id) => id,
  inOrder: (db) => tableOf(db, name).orderBy('order'),
  before: (db, order) => tableOf(db, name).where('order').below(order),
  fields: {},
});

const ownedScope = (name: OwnedTableName, owner: string): Scope => ({
  name,
  collection: `${name} ${owner}`,
  keyOf: (id) => [owner, id],
  inOrder: (db) => rowsOf(db, name, owner),
  before: (db, order) =>
    tableOf(db, name).where('[owner+order]').between([owner, -Infinity], [owner, order], true, false),
  fields: { owner },
});

function openStore<Row extends { id: string }, Index extends string>(
  { name, collection, keyOf, inOrder, before, fields }: Scope,
  seed: () => Promise<readonly Row[]>,
  indexes: StoreIndexes<Row, Index> | undefined,
): Store<Row, Index> {
  const { owner = '' } = fields;
  const valueOf = (stored: StoredRow) => stored.value as Row;
  const toRow = (value: Row, order: number): StoredRow => ({
    ...fields,
    id: value.id,
    order,
    value,
    ...(indexes && { keys: indexKeys(indexes, owner, value) }),
  });
  const inIndex = (db: Database, where: Where<Index>) =>
    tableOf(db, name)
      .where('keys')
      .between(...keyRange(owner, where));
  /** The tables of a change. */
  const tablesOf = (db: Database) => [tableOf(db, name), ...(indexes?.searchText ? [db.searchTexts] : [])];

  async function put(db: Database, rows: readonly StoredRow[]): Promise<void> {
    await tableOf(db, name).bulkPut(rows);
    const searchText = indexes?.searchText;
    if (!searchText) return;
    await db.searchTexts.bulkPut(rows.map((row) => ({ collection, id: row.id, text: searchText(valueOf(row)) })));
  }

  const unknown = (id: string) =>
    new ProblemError('not-found', { detail: `There is no record with the id "${id}" in ${name}.`, id });

  async function opened(): Promise<Database> {
    const db = await database();
    const before = await db.seeded.get(collection);
    if (before && before.indexVersion === indexes?.version) return db;
    // Loaded first: a transaction ends when it waits for anything but the database.
    const samples = before ? [] : await seed();
    await db.transaction('rw', [...tablesOf(db), db.seeded], async () => {
      const current = await db.seeded.get(collection);
      // Another tab may have been faster.
      if (current && current.indexVersion === indexes?.version) return;
      if (indexes) {
        const stored = await inOrder(db).toArray();
        await put(
          db,
          stored.map((row) => toRow(valueOf(row), row.order)),
        );
      }
      if (!current) await put(db, samples.map(toRow));
      await db.seeded.put({ collection, ...(indexes && { indexVersion: indexes.version }) });
    });
    return db;
  }

  async function list(): Promise<Row[]> {
    const db = await database();
    const [rows, seeded] = await Promise.all([inOrder(db).toArray(), db.seeded.get(collection)]);
    return (seeded ? rows : await inOrder(await opened()).toArray()).map(valueOf);
  }

  async function find(id: string): Promise<Row | undefined> {
    const known = await tableOf(await database(), name).get(keyOf(id));
    const stored = known ?? (await tableOf(await opened(), name).get(keyOf(id)));
    return stored && valueOf(stored);
  }

  async function getStored(db: Database, id: string): Promise<StoredRow> {
    const stored = await tableOf(db, name).get(keyOf(id));
    if (!stored) throw unknown(id);
    return stored;
  }

  async function readSlice(
    db: Database,
    where: Where<Index>,
    { isDescending, offset, size, total }: { isDescending: boolean; offset: number; size: number; total: number },
  ): Promise<StoredRow[]> {
    if (size === total) {
      const all = await inIndex(db, where).toArray();
      return isDescending ? all.toReversed() : all;
    }
    // Skipping takes time: it begins at the nearer end, and skips keys instead of records.
    const isFromEnd = offset > total / 2;
    const rows = isDescending === isFromEnd ? inIndex(db, where) : inIndex(db, where).reverse();
    const skipped = isFromEnd ? total - offset - size : offset;
    const keys = await rows.offset(skipped).limit(size).primaryKeys();
    const read = await tableOf(db, name).bulkGet(isFromEnd ? keys.toReversed() : keys);
    return read.filter((row) => row !== undefined);
  }

  /** Reads the search texts of all records, and of the records only those of the page. */
  async function readMatches(
    db: Database,
    { where, matches, isDescending, offset, limit }: MatchRequest<Index>,
  ): Promise<RowPage<Row>> {
    return db.transaction('r', tablesOf(db), async () => {
      const texts = await searchTextsOf(db, collection).toArray();
      const found = new Set(texts.filter(({ text }) => matches(text)).map(({ id }) => id));
      const listed = inIndex(db, where);
      const keys = await (isDescending ? listed.reverse() : listed).primaryKeys();
      const foundKeys = keys.filter((key) => found.has(typeof key === 'string' ? key : key[1]));
      const read = await tableOf(db, name).bulkGet(foundKeys.slice(offset, offset + limit));
      return { rows: read.filter((row) => row !== undefined).map(valueOf), total: foundKeys.length };
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
    async page({ where, matches, sort = 'ascending', offset = 0, limit = Infinity }) {
      const db = await opened();
      if (matches) return readMatches(db, { where, matches, isDescending: sort === 'descending', offset, limit });
      return db.transaction('r', tableOf(db, name), async () => {
        const total = await inIndex(db, where).count();
        const size = Math.min(limit, total - offset);
        const slice = { isDescending: sort === 'descending', offset, size, total };
        return { rows: size > 0 ? (await readSlice(db, where, slice)).map(valueOf) : [], total };
      });
    },
    async count(where) {
      return inIndex(await opened(), where).count();
    },
    async indexOf(id) {
      const db = await opened();
      return before(db, (await getStored(db, id)).order).count();
    },
    async addFirst(row) {
      const db = await database();
      return db.transaction('rw', tablesOf(db), async () => {
        const first = await inOrder(db).first();
        // Below 0, where the samples begin when they are added later.
        await put(db, [toRow(row, Math.min(first?.order ?? 0, 0) - 1)]);
        return row;
      });
    },
    async addLast(row) {
      const db = await opened();
      return db.transaction('rw', tablesOf(db), async () => {
        const last = await inOrder(db).last();
        await put(db, [toRow(row, last ? last.order + 1 : 0)]);
        return row;
      });
    },
    async insertBefore(row, predicate) {
      const db = await opened();
      return db.transaction('rw', tablesOf(db), async () => {
        const others = (await inOrder(db).toArray()).filter(({ id }) => id !== row.id);
        const at = others.findIndex((stored) => predicate(valueOf(stored)));
        const after = others[at];
        const previous = after ? others[at - 1] : others.at(-1);
        const order = after
          ? previous
            ? (previous.order + after.order) / 2
            : after.order - 1
          : (previous?.order ?? -1) + 1;
        await put(db, [toRow(row, order)]);
        return row;
      });
    },
    async putAll(rows) {
      const db = await opened();
      await db.transaction('rw', tablesOf(db), async () => {
        const known = await tableOf(db, name).bulkGet(rows.map(({ id }) => keyOf(id)));
        const first = Math.min((await inOrder(db).first())?.order ?? 0, 0);
        await put(
          db,
          rows.map((row, at) => toRow(row, known[at]?.order ?? first - rows.length + at)),
        );
      });
    },
    async replaceAll(rows) {
      const db = await opened();
      await db.transaction('rw', tablesOf(db), async () => {
        await inOrder(db).delete();
        if (indexes?.searchText) await searchTextsOf(db, collection).delete();
        await put(db, rows.map(toRow));
      });
    },
    async update(id, change) {
      const db = await opened();
      return db.transaction('rw', tablesOf(db), async () => {
        const stored = await getStored(db, id);
        const row = valueOf(stored);
        const value = { ...(typeof change === 'function' ? change(row) : { ...row, ...change }), id };
        await put(db, [toRow(value, stored.order)]);
        return value;
      });
    },
    async upsert(id, change) {
      const db = await opened();
      return db.transaction('rw', tablesOf(db), async () => {
        const stored = await tableOf(db, name).get(keyOf(id));
        const value = { ...change(stored && valueOf(stored)), id };
        const order = stored?.order ?? ((await inOrder(db).last())?.order ?? -1) + 1;
        await put(db, [toRow(value, order)]);
        return value;
      });
    },
    async updateAll(change) {
      const db = await opened();
      await db.transaction('rw', tablesOf(db), async () => {
        const all = await inOrder(db).toArray();
        await put(
          db,
          all.map((stored) => toRow(change(valueOf(stored)), stored.order)),
        );
      });
    },
    async remove(id) {
      const db = await opened();
      return db.transaction('rw', tablesOf(db), async () => {
        const stored = await getStored(db, id);
        await tableOf(db, name).delete(keyOf(id));
        if (indexes?.searchText) await db.searchTexts.delete([collection, id]);
        return valueOf(stored);
      });
    },
    async removeAll(ids) {
      const db = await opened();
      await db.transaction('rw', tablesOf(db), async () => {
        await tableOf(db, name).bulkDelete(ids.map(keyOf));
        if (indexes?.searchText) await db.searchTexts.bulkDelete(ids.map((id): [string, string] => [collection, id]));
      });
    },
  };
}

/** Defines a store by its table; `seed` is called once in the life of the database. */
export function defineStore<Row extends { id: string }>(
  name: Exclude<TableName, OwnedTableName>,
  seed: () => Promise<readonly Row[]>,
): Store<Row> {
  return openStore<Row, never>(commonScope(name), seed, undefined);
}

/**
 * Defines a store whose records belong to people; `seed` is called once for each of them, with their id. Stores of many
 * records have `indexes` for `page` and `count`.
 */
export function ownedStore<Row extends { id: string }>(
  name: OwnedTableName,
  seed: (owner: string) => Promise<readonly Row[]>,
): OwnedStore<Row>;
export function ownedStore<Row extends { id: string }, Index extends string>(
  name: IndexedTableName,
  seed: (owner: string) => Promise<readonly Row[]>,
  indexes: StoreIndexes<Row, Index>,
): OwnedStore<Row, Index>;
export function ownedStore<Row extends { id: string }, Index extends string = never>(
  name: OwnedTableName,
  seed: (owner: string) => Promise<readonly Row[]>,
  indexes?: StoreIndexes<Row, Index>,
): OwnedStore<Row, Index> {
  const stores = new Map<string, Store<Row, Index>>();
  function of(owner: string): Store<Row, Index> {
    const known = stores.get(owner) ?? openStore(ownedScope(name, owner), () => seed(owner), indexes);
    stores.set(owner, known);
    return known;
  }
  return {
    of,
    transaction: (owner, work) => inTransaction([of(owner)], () => work(of(owner))),
  };
}
