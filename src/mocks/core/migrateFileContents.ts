import type { Transaction } from 'dexie';

import { decodeBase64 } from '#lib/browser/base64';

import type { StoredRow } from './database';

/** Up to version 5, the contents of files were kept as base64. */
export async function migrateFileContents(transaction: Transaction): Promise<void> {
  for (const [table, field] of [
    ['mail-files', 'data'],
    ['evidence', 'content'],
  ] as const) {
    await transaction
      .table<StoredRow>(table)
      .toCollection()
      .modify((row) => {
        const { [field]: text, ...value } = row.value as Record<string, unknown>;
        if (typeof text === 'string') row.value = { ...value, bytes: decodeBase64(text) };
      });
  }
}
