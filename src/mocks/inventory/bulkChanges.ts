import type { Product, ProductBulkChange, ProductSelection } from '#modules/inventory/api';
import { inventoryLimits } from '#modules/inventory/limits';
import { changePrice } from '#modules/inventory/price';
import { changeTags, productMatcher, skuKey } from '#modules/inventory/productRules';

import { fieldError, recordNotFound } from '#mocks/core/problem';
import { isoInstant, nextInstant } from '#mocks/core/time';

import type { InventoryStores, StoredChange } from './store';

/** Changes of a person that can still be undone; older ones are forgotten. */
const keptChanges = 5;

/** The selected products. Throws for an id that is unknown. */
export function selectProducts(rows: readonly Product[], selection: ProductSelection): Product[] {
  if ('filter' in selection) return rows.filter(productMatcher(selection.filter));
  const ids = new Set(selection.ids);
  const found = rows.filter(({ id }) => ids.delete(id));
  const [missing] = ids;
  if (missing !== undefined) throw recordNotFound(missing, 'products');
  return found;
}

function changeOne(product: Product, change: Exclude<ProductBulkChange, { kind: 'remove' }>): Product {
  if (change.kind === 'active') return { ...product, active: change.active };
  if (change.kind === 'price') return changePrice(product, change);
  return { ...product, tags: changeTags(product.tags, change.add, change.remove) };
}

/** Whether two products are the same in all fields. */
export const isEqual = (one: Product, other: Product): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The products that a change makes different, as new versions; none if it deletes them. */
export function applyBulk(products: readonly Product[], change: ProductBulkChange): Product[] {
  if (change.kind === 'remove') return [];
  const changed = products.flatMap((before) => {
    const after = changeOne(before, change);
    return isEqual(before, after) ? [] : [{ ...after, updatedAt: nextInstant(before.updatedAt) }];
  });
  if (changed.some(({ price, basePrice }) => Math.max(Number(price), Number(basePrice)) > inventoryLimits.money)) {
    throw fieldError('/change/percent', 'too_big', 'A price would be too high');
  }
  if (changed.some(({ tags }) => tags.length > inventoryLimits.tags)) {
    throw fieldError('/change/add', 'too_big', `A product has at most ${inventoryLimits.tags} tags`);
  }
  return changed;
}

/** Keeps what is needed to take a change back. Call it within the transaction of the change. */
export async function storeChange(
  { changes }: InventoryStores,
  owner: string,
  change: { id: string; before: readonly Product[]; after: readonly Product[]; added: readonly string[] },
): Promise<void> {
  const { id, before, after, added } = change;
  const own = changes.of(owner);
  const older = await own.list();
  await own.removeAll(older.slice(keptChanges - 1).map((one) => one.id));
  await own.addFirst({
    id,
    at: isoInstant(),
    count: Math.max(after.length, before.length),
    before,
    added,
    versions: Object.fromEntries(after.map((row) => [row.id, row.updatedAt])),
  });
}

/**
 * What brings products back to what they were before a change; those that were changed since stay. A deleted product whose
 * SKU another one has taken meanwhile comes back without it.
 */
export function takeBack(
  rows: readonly Product[],
  { before, added, versions }: StoredChange,
  knownTags: ReadonlySet<string>,
): { restored: Product[]; removed: string[]; kept: number } {
  const current = new Map(rows.map((row) => [row.id, row]));
  const takenSkus = new Set(rows.map(({ sku }) => skuKey(sku)));
  const isUntouched = (id: string) => current.get(id)?.updatedAt === versions[id];
  const restored = before
    .filter(({ id }) => isUntouched(id))
    .map((row) => ({
      ...row,
      sku: !current.has(row.id) && takenSkus.has(skuKey(row.sku)) ? '' : row.sku,
      tags: row.tags.filter((tag) => knownTags.has(tag)),
      // Another version, so that nobody who has read the changed one overwrites it.
      updatedAt: nextInstant(versions[row.id] ?? row.updatedAt),
    }));
  const removed = added.filter((id) => current.has(id) && isUntouched(id));
  return { restored, removed, kept: before.length + added.length - restored.length - removed.length };
}
