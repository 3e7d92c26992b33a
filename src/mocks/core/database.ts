import type { Dexie, EntityTable, Table } from 'dexie';

import { clearChangesVersion } from '#mocks/directory/changesVersion';

import { migrateMailboxIds } from './migrateMailboxIds';

/** A visitor's report about a facility (directory contract 3.3, `POST api/directory/facility/report`). */
export interface StoredReport {
  id: number;
  facilityId: string;
  kind: string;
  note: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** A record of one of the stores: see `defineStore`. */
export interface StoredRow {
  collection: string;
  id: string;
  /** Position in its store, in ascending order. */
  order: number;
  value: unknown;
}

/** The embedded database of the local back end. It holds what people enter, and copies of the seeds they have used. */
export interface Database extends Dexie {
  reports: EntityTable<StoredReport, 'id'>;
  rows: Table<StoredRow, [collection: string, id: string]>;
  /** The stores that have been filled with their sample records. */
  seeded: EntityTable<{ collection: string }, 'collection'>;
}

const name = 'orvela-1';
let opened: Promise<Database> | undefined;

async function open(): Promise<Database> {
  const { Dexie: DexieClass } = await import('dexie');
  const database = new DexieClass(name) as Database;
  database.version(1).stores({ reports: '++id, facilityId, at' });
  database
    .version(2)
    .stores({ reports: '++id, facilityId, at', rows: '[collection+id], [collection+order]', seeded: '&collection' });
  database.version(3).upgrade(migrateMailboxIds);
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

/**
 * Deletes everything that was entered ("Reset demo data", and between tests). The tables are cleared, because deleting
 * the database would abort the calls of other tabs.
 */
export async function resetDatabase(): Promise<void> {
  const all = await database();
  await all.transaction('rw', all.tables, () => Promise.all(all.tables.map((table) => table.clear())));
  clearChangesVersion();
}
