import type { Transaction } from 'dexie';

import type { StoredRow } from './database';

/** Up to version 4, whether single keys are on was a setting of the mailbox; it belongs to the account. */
export async function migrateSingleKeys(transaction: Transaction): Promise<void> {
  const settings = await transaction.table<StoredRow>('mail-settings').toArray();
  for (const { owner, value } of settings) {
    if (owner === undefined || (value as { keyboardShortcuts?: unknown }).keyboardShortcuts !== false) continue;
    await transaction
      .table<StoredRow>('accounts')
      .where('id')
      .equals(owner)
      .modify((row) => {
        row.value = { ...(row.value as object), singleKeys: false };
      });
  }
}
