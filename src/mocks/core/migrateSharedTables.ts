import type { Transaction } from 'dexie';

import { formerTables } from './tables';

const names = Object.keys(formerTables);

/** The tables that everyone shared up to version 5, in the notation of Dexie for a table that is dropped. */
export const droppedTables: Readonly<Record<string, null>> = Object.fromEntries(names.map((name) => [name, null]));

/** Removes the seed marks of shared tables: each person gets their own samples. Shared records could not be edited, so nothing is lost. */
export async function forgetSharedSamples(transaction: Transaction): Promise<void> {
  await transaction
    .table<{ collection: string }, string>('seeded')
    .filter(({ collection }) => names.includes(collection.split(' ')[0] ?? ''))
    .delete();
}
