import type { Transaction } from 'dexie';

import type { StoredRow } from './database';
import { ownedTableNames, storeTables } from './tables';
import type { OwnedTableName, TableName } from './tables';

/** A row up to version 3 of the database, when all stores shared one table. */
type FormerRow = Omit<StoredRow, 'owner'> & { collection: string };

/** The owner that a record up to version 3 named; `undefined` for records that everyone shared. */
const formerOwner: Partial<Record<OwnedTableName, (row: FormerRow) => string | undefined>> = {
  mails: ({ value }) => (value as { owner: string | null }).owner ?? undefined,
  'mail-files': ({ value }) => (value as { owner: string }).owner,
  'mail-settings': ({ id }) => id,
  messages: ({ id }) => /^\w+?_(\w+)~/.exec(id)?.[1],
  notifications: ({ id }) => /^\w+?_(\w+)~/.exec(id)?.[1],
};

const isOwned = (name: string): name is OwnedTableName => (ownedTableNames as string[]).includes(name);

/** Without the owner, who is in the row now. */
function withoutOwner(value: unknown): object {
  const { owner: _owner, ...rest } = value as { owner?: unknown };
  return rest;
}

/**
 * Moves the rows of version 3 to the table of their store, and gives people their own: each account gets a copy of what
 * all shared, as it was. Everything that people entered stays.
 */
export async function migrateToTables(transaction: Transaction): Promise<void> {
  const rows = await transaction.table<FormerRow>('rows').toArray();
  const seeded = new Set(
    (await transaction.table<{ collection: string }>('seeded').toArray()).map((one) => one.collection),
  );
  const accounts = rows.filter(({ collection }) => collection === 'accounts').map(({ id }) => id);
  for (const { collection, ...row } of rows) {
    // Counts of recent attempts begin again.
    if (!(collection in storeTables)) continue;
    const table = transaction.table<StoredRow>(collection as TableName);
    if (!isOwned(collection)) {
      await table.put(row);
      continue;
    }
    const owner = formerOwner[collection]?.({ collection, ...row });
    // The settings of a person are one record.
    const id = collection === 'mail-settings' ? 'settings' : row.id;
    const value = { ...withoutOwner(row.value), id };
    for (const one of owner === undefined ? accounts : [owner])
      await table.put({ id, order: row.order, value, owner: one });
  }
  for (const name of ownedTableNames.filter((one) => seeded.has(one)))
    await transaction
      .table<{ collection: string }>('seeded')
      .bulkPut(accounts.map((owner) => ({ collection: `${name} ${owner}` })));
  await transaction.table('rows').clear();
}
