import { databaseName, presentTables, tablesVersion } from './tables';

/*
 * Makes the database of a new visitor, as Dexie would. The browser takes a third of a second for that on a slow device,
 * so pages of the console do it while Dexie and the application still load: this file runs first, and imports nothing of
 * them.
 */

/** The name of a key or an index in the notation of Dexie, without its marks. */
const nameOf = (notation: string) => notation.replace(/^(\+\+|&|\*)/, '');

/** What is read from a record for it: one property, or several, as in `[owner+id]`. */
function keyPathOf(notation: string): string | string[] {
  const name = nameOf(notation);
  return name.startsWith('[') ? name.slice(1, -1).split('+') : name;
}

function createTable(database: IDBDatabase, name: string, notation: string): void {
  const [key = '', ...indexes] = notation.split(', ');
  const store = database.createObjectStore(name, { keyPath: keyPathOf(key), autoIncrement: key.startsWith('++') });
  for (const index of indexes)
    store.createIndex(nameOf(index), keyPathOf(index), {
      unique: index.startsWith('&'),
      multiEntry: index.startsWith('*'),
    });
}

/** Makes it unless there is one: what is in that, Dexie migrates. It also reports why one cannot be opened. */
function createDatabase(): Promise<void> {
  return new Promise((resolve) => {
    // Dexie counts in tenths of versions.
    const request = indexedDB.open(databaseName, tablesVersion * 10);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion > 0) request.transaction?.abort();
      else for (const [name, notation] of Object.entries(presentTables)) createTable(request.result, name, notation);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = (event) => {
      event.preventDefault();
      resolve();
    };
  });
}

/** Resolves when the database is made, or cannot be. */
export const created = createDatabase().catch(() => {});
