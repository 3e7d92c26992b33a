import type { Dexie, EntityTable, Table } from 'dexie';

import { clearChangesVersion } from '#mocks/directory/changesVersion';

import { migrateFileContents } from './migrateFileContents';
import { migrateMailboxIds } from './migrateMailboxIds';
import { droppedTables, forgetSharedSamples } from './migrateSharedTables';
import { migrateSingleKeys } from './migrateSingleKeys';
import { migrateToTables } from './migrateToTables';
import { removePrivateFiles } from './privateFiles';
import type { IndexKey } from './storeIndexes';
import {
  databaseName,
  firstTables,
  formerTables,
  indexedTables,
  ownedTableNames,
  searchTextsTable,
  storeTables,
  tablesVersion,
} from './tables';
import type { OwnedTableName, TableName } from './tables';

/** A visitor's report about a facility (directory contract 3.3, `POST api/directory/facility/report`). */
interface StoredReport {
  id: number;
  facilityId: string;
  kind: string;
  note: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** A record of one of the stores: see `defineStore` and `ownedStore`. */
export interface StoredRow {
  id: string;
  /** Position in its store, in ascending order. */
  order: number;
  value: unknown;
  /** Id of the person whose record it is, in the tables of owned stores. */
  owner?: string;
  /** Entries in the index, in stores that have `StoreIndexes`. */
  keys?: IndexKey[];
}

/** The table of a store. Its key is the id, with the owner before it in owned stores. */
export type StoreTable = Table<StoredRow, string | [owner: string, id: string]>;

/** The embedded database of the local back end. It holds what people enter, and copies of the seeds they have used. */
export interface Database extends Dexie {
  reports: EntityTable<StoredReport, 'id'>;
  /** The stores that have been filled with their sample records, and how they are indexed; those of people by name and owner. */
  seeded: EntityTable<{ collection: string; indexVersion?: number }, 'collection'>;
  /** What is searched for words, apart from the records: those are much larger, and reading all of them takes long. */
  searchTexts: Table<StoredSearchText, [collection: string, id: string]>;
}

/** The text in which a record is searched, folded for that. */
interface StoredSearchText {
  /** Name of the collection among those that are seeded. */
  collection: string;
  id: string;
  text: string;
}

let opened: Promise<Database> | undefined;

async function open(): Promise<Database> {
  const { Dexie: DexieClass } = await import('dexie');
  const database = new DexieClass(databaseName) as Database;
  database.version(1).stores({ reports: firstTables.reports });
  database.version(2).stores(firstTables);
  database.version(3).upgrade(migrateMailboxIds);
  database
    .version(4)
    .stores({ ...storeTables, ...formerTables })
    .upgrade(migrateToTables);
  database.version(5).upgrade(migrateSingleKeys);
  // The key of a table cannot change: tables that everyone shared are dropped, and made for each person below.
  database
    .version(6)
    .stores(droppedTables)
    .upgrade(async (transaction) => {
      await forgetSharedSamples(transaction);
      await migrateFileContents(transaction);
    });
  database.version(7).stores(indexedTables);
  // Records get their entries in the index, and their search texts, when their store is first used.
  database.version(tablesVersion).stores(searchTextsTable);
  await database.open();
  return database;
}

/**
 * Opens the database on first use, so that a visitor who writes nothing neither downloads Dexie nor opens a database.
 */
export function database(): Promise<Database> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The table of a store. */
export const tableOf = (db: Dexie, store: TableName): StoreTable => db.table(store);

/** The rows of a person in an owned store, in order. */
export const rowsOf = (db: Dexie, store: OwnedTableName, owner: string) =>
  tableOf(db, store).where('[owner+order]').between([owner, -Infinity], [owner, Infinity], true, true);

/** The search texts of a collection. */
export const searchTextsOf = (db: Database, collection: string) =>
  db.searchTexts.where('[collection+id]').between([collection, ''], [collection, []]);

/**
 * Deletes everything that was entered ("Reset demo data", and between tests). The tables are cleared, because deleting
 * the database would abort the calls of other tabs.
 */
export async function resetDatabase(): Promise<void> {
  const all = await database();
  await all.transaction('rw', all.tables, () => Promise.all(all.tables.map((table) => table.clear())));
  await removePrivateFiles();
  clearChangesVersion();
}

/** A record as it may leave the database: without the content of a file, and the tokens of links. */
const exported = (value: unknown): unknown =>
  JSON.parse(JSON.stringify({ ...(value as object), bytes: undefined }).replaceAll(/token=[\w-]+/g, 'token='));

/** Every record of a person in the owned stores, by the name of the store: without contents of files, and tokens of links. */
export async function recordsOf(owner: string): Promise<Record<string, unknown[]>> {
  const db = await database();
  const rows = await Promise.all(ownedTableNames.map((table) => rowsOf(db, table, owner).toArray()));
  return Object.fromEntries(
    ownedTableNames.map((table, at) => [table, (rows[at] ?? []).map(({ value }) => exported(value))]),
  );
}

/** Deletes every record of a person in the owned stores, for a closed account. */
export async function removeRecordsOf(owner: string): Promise<void> {
  const db = await database();
  await db.transaction('rw', [...ownedTableNames, 'seeded', 'searchTexts'], async () => {
    for (const table of ownedTableNames) {
      await rowsOf(db, table, owner).delete();
      await db.seeded.delete(`${table} ${owner}`);
      await searchTextsOf(db, `${table} ${owner}`).delete();
    }
  });
  await removePrivateFiles(owner);
}
