import type { Dexie, EntityTable, Table } from 'dexie';

import { clearChangesVersion } from '#mocks/directory/changesVersion';

/** A visitor's report about a facility (directory contract 3.3, `POST api/directory/facility/report`). */
export interface StoredReport {
  id: number;
  facilityId: string;
  kind: string;
  note: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** A record of one of the small collections: see `collection`. */
export interface StoredRow {
  collection: string;
  id: string;
  /** Where it stands in its collection; smaller is nearer the front. */
  order: number;
  value: unknown;
}

/** The embedded database of the local back end. What people enter lives here; what the seeds say does not. */
export interface Database extends Dexie {
  reports: EntityTable<StoredReport, 'id'>;
  rows: Table<StoredRow, [collection: string, id: string]>;
  /** The collections that have been filled with their sample records. */
  seeded: EntityTable<{ collection: string }, 'collection'>;
}

const name = 'orvela-1';
let opened: Promise<Database> | undefined;

async function open(): Promise<Database> {
  const [{ Dexie: DexieClass }, { migrateMailboxIds }] = await Promise.all([
    import('dexie'),
    import('#mocks/mailbox/migrateIds'),
  ]);
  const database = new DexieClass(name) as Database;
  database.version(1).stores({ reports: '++id, facilityId, at' });
  database
    .version(2)
    .stores({ reports: '++id, facilityId, at', rows: '[collection+id], [collection+order]', seeded: '&collection' });
  database.version(3).upgrade(migrateMailboxIds);
  await database.open();
  return database;
}

/** Opens the database on first use, so that a visitor who writes nothing never downloads or opens one. */
export function database(): Promise<Database> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Forgets everything that was entered ("Reset demo data", and between tests). It is emptied, not deleted: that would end
 * what other calls and other tabs are doing with it.
 */
export async function resetDatabase(): Promise<void> {
  const all = await database();
  await all.transaction('rw', all.tables, () => Promise.all(all.tables.map((table) => table.clear())));
  clearChangesVersion();
}
