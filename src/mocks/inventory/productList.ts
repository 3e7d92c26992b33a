import type { Product } from '#modules/inventory/api';
import { productOrder } from '#modules/inventory/productRules';
import type { ProductSort } from '#modules/inventory/productRules';

import { sortInSlices } from '#mocks/core/inSlices';
import type { Store } from '#mocks/core/store';

import type { InventoryStores } from './store';

/** The products of one person as they are at a revision. */
interface Snapshot {
  /** `undefined` until the first change. */
  revision: string | undefined;
  rows: readonly Product[];
  /** Sorted rows by order and language, made when they are first asked for. */
  sorted: Map<string, readonly Product[]>;
}

/** Changes products within a transaction. */
export interface ProductWriter {
  /** The products before the change. */
  rows: readonly Product[];
  /** Replaces the products with the same ids; new ones go to the front. */
  put: (products: readonly Product[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

/** Reads and changes the products of people. */
export interface ProductList {
  rows: (owner: string) => Promise<readonly Product[]>;
  sorted: (owner: string, sort: ProductSort, language: string) => Promise<readonly Product[]>;
  /** Runs a change in one transaction, which may use the other stores of the inventory too. */
  write: <T>(owner: string, work: (writer: ProductWriter) => Promise<T>) => Promise<T>;
}

const revisionId = 'products';

function merged(rows: readonly Product[], put: ReadonlyMap<string, Product>, removed: ReadonlySet<string>): Product[] {
  const kept = rows.filter(({ id }) => !removed.has(id));
  const known = new Set(kept.map(({ id }) => id));
  const added = [...put.values()].filter(({ id }) => !known.has(id));
  return [...added, ...kept.map((row) => put.get(row.id) ?? row)];
}

/**
 * Keeps the products of each person in memory, because pages of them are sorted by ten fields and filtered by any: the
 * database would be read as a whole for each page. A revision in the database, renewed with every change in any tab, says
 * whether they are still as they were.
 */
export function createProductList({ products, tags, changes, imports, revisions }: InventoryStores): ProductList {
  const snapshots = new Map<string, Snapshot>();

  async function read(owner: string): Promise<Snapshot> {
    const revision = (await revisions.of(owner).find(revisionId))?.revision;
    const known = snapshots.get(owner);
    if (known && known.revision === revision && revision !== undefined) return known;
    // Read after the revision: what is newer than it is read again.
    const snapshot = { revision, rows: await products.of(owner).list(), sorted: new Map<string, readonly Product[]>() };
    snapshots.set(owner, snapshot);
    return snapshot;
  }

  /** Gives unchanged samples a revision too, so that they are not read again. */
  async function current(owner: string): Promise<Snapshot> {
    const snapshot = await read(owner);
    if (snapshot.revision !== undefined) return snapshot;
    await revisions
      .of(owner)
      .upsert(revisionId, (before) => before ?? { id: revisionId, revision: crypto.randomUUID() });
    return read(owner);
  }

  return {
    rows: async (owner) => (await current(owner)).rows,
    async sorted(owner, sort, language) {
      const { rows, sorted } = await current(owner);
      const key = `${sort} ${language}`;
      const known = sorted.get(key) ?? (await sortInSlices(rows, productOrder(sort, language)));
      sorted.set(key, known);
      return known;
    },
    async write(owner, work) {
      // A transaction cannot load samples once it has begun.
      await Promise.all([tags, changes, imports, revisions].map((store) => store.of(owner).ensureSeeded()));
      const put = new Map<string, Product>();
      const removed = new Set<string>();
      const revision = crypto.randomUUID();
      let before: Snapshot | undefined;
      const result = await products.transaction(owner, async (own: Store<Product>) => {
        before = await read(owner);
        const value = await work({
          rows: before.rows,
          async put(rows) {
            if (rows.length === 0) return;
            await own.putAll(rows);
            for (const row of rows) put.set(row.id, row);
          },
          async remove(ids) {
            if (ids.length === 0) return;
            await own.removeAll(ids);
            for (const id of ids) removed.add(id);
          },
        });
        if (put.size + removed.size > 0) {
          await revisions.of(owner).upsert(revisionId, () => ({ id: revisionId, revision }));
        }
        return value;
      });
      if (before && put.size + removed.size > 0) {
        snapshots.set(owner, { revision, rows: merged(before.rows, put, removed), sorted: new Map() });
      }
      return result;
    },
  };
}
