import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, expect, it, vi } from 'vitest';

import { databaseName, firstTables, searchTextsTable, storeTables, tablesVersion } from './tables';

/** Opens the database in the browser's own terms. */
function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('unknown'));
  });
}

/** Its version, its tables and their indexes. */
async function readSchema() {
  const database = await opened();
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names);
  const tables = names.map((name) => {
    const { keyPath, autoIncrement, indexNames } = transaction.objectStore(name);
    const indexes = [...indexNames].map((index) => {
      const { keyPath: path, unique, multiEntry } = transaction.objectStore(name).index(index);
      return { index, path, unique, multiEntry };
    });
    return { name, keyPath, autoIncrement, indexes };
  });
  database.close();
  return { version: database.version, tables };
}

beforeEach(async () => {
  vi.resetModules();
  await Dexie.delete(databaseName);
});

it('makes the database that Dexie would make', async () => {
  const { database } = await import('./database');
  (await database()).close();
  const expected = await readSchema();
  await Dexie.delete(databaseName);
  vi.resetModules();
  await (
    await import('./createDatabase')
  ).created;
  const schema = await readSchema();
  expect(schema).toEqual(expected);
  expect(schema.tables.length).toBeGreaterThan(50);
  const after = await (await import('./database')).database();
  await after.table('accounts').put({ id: 'per_1', order: 0, value: {} });
  expect(await after.table('accounts').orderBy('order').keys()).toEqual([0]);
  after.close();
  expect(await readSchema()).toEqual(expected);
});

it('keeps the records of version 20, whose tables all had an index that few need', async () => {
  const former = new Dexie(databaseName);
  const indexed = Object.entries(storeTables).map(([name, keys]) => [name, `${keys}, *keys`]);
  former.version(20).stores({ ...firstTables, ...Object.fromEntries(indexed), ...searchTextsTable });
  await former.table('notes').put({ owner: 'per_1', id: 'note', order: 0, value: { id: 'note' } });
  former.close();
  const { database } = await import('./database');
  const after = await database();
  expect(await after.table('notes').count()).toBe(1);
  after.close();
  const { version, tables } = await readSchema();
  const indexesOf = (name: string) => tables.find((table) => table.name === name)?.indexes.map(({ index }) => index);
  expect([version, indexesOf('notes'), indexesOf('mails')]).toEqual([
    tablesVersion * 10,
    ['[owner+order]'],
    ['[owner+order]', 'keys'],
  ]);
});

it('leaves a database of an earlier version to Dexie, and a present one as it is', async () => {
  const former = new Dexie(databaseName);
  former.version(4).stores({ accounts: 'id, order' });
  await former.table('accounts').put({ id: 'per_1', order: 0, value: { id: 'per_1' } });
  former.close();
  await (
    await import('./createDatabase')
  ).created;
  expect((await readSchema()).version).toBe(40);
  const { database } = await import('./database');
  const after = await database();
  expect(await after.table('accounts').count()).toBe(1);
  after.close();
  const expected = await readSchema();
  vi.resetModules();
  await (
    await import('./createDatabase')
  ).created;
  expect(await readSchema()).toEqual(expected);
});
