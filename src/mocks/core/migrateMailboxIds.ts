import type { Transaction } from 'dexie';

import type { StoredLabel, StoredMail } from '#mocks/mailbox/store';

import type { StoredRow } from './database';

/** Ids of folders and labels up to version 2 of the database: those of the specification's sample data. */
export const formerIds: Readonly<Record<string, string>> = {
  '7c004a19-4506-48ef-93ab-f16381302e3b': 'f01de700-0000-8000-8000-000000000001',
  '1ee2ea29-9a1f-4c27-b4d2-5e465703b6a0': 'f01de700-0000-8000-8000-000000000002',
  'fbdc8e79-a0c4-4a27-bc98-9c81ee7a86e5': 'f01de700-0000-8000-8000-000000000003',
  '0197c436-2ef3-424d-b546-8b7f49186e15': 'f01de700-0000-8000-8000-000000000004',
  '2fa74637-d362-4fd2-9a88-f7195a88bdde': 'f01de700-0000-8000-8000-000000000005',
  'b167d3c4-f6ed-4ea6-9579-a12f95a9d76e': 'label-personal',
  '745cf30e-ca84-47a1-a553-b70eb630d8e7': 'label-work',
  '8b035cb5-65c0-4ab1-bb4c-43b0e442d1f3': 'label-payments',
  'b2d1e4e7-7cfd-4b51-ae59-217a093df754': 'label-invoices',
  '184cd689-4ee4-47cf-9f8a-12233d614326': 'label-accounts',
  'b67fc314-6a8e-4c92-83a8-d0bdf6ab8a2e': 'label-forums',
};

const newId = (id: string) => formerIds[id] ?? id;

/** Renames the ids of folders and labels in a database of version 2. Everything that people entered stays. */
export async function migrateMailboxIds(transaction: Transaction): Promise<void> {
  const rows = transaction.table<StoredRow, [string, string]>('rows');
  const rowsOf = (collection: string) =>
    rows.where('[collection+order]').between([collection, -Infinity], [collection, Infinity], true, true);
  await rowsOf('mails').modify((row) => {
    const mail = row.value as StoredMail;
    row.value = { ...mail, folder: newId(mail.folder), labels: mail.labels.map(newId) };
  });
  // A key cannot be modified, so these rows are replaced.
  const before = await rowsOf('mail-labels').toArray();
  await rowsOf('mail-labels').delete();
  await rows.bulkPut(
    before.map((row) => ({ ...row, id: newId(row.id), value: { ...(row.value as StoredLabel), id: newId(row.id) } })),
  );
}
