import type { ImportRow, Product, ProductTag } from '#modules/inventory/api';
import { isSameTitle } from '#lib/text/isSameTitle';
import { applyProductChange, blankProduct, skuKey } from '#modules/inventory/productRules';

import { fieldError, recordNotFound } from '#mocks/core/problem';
import { isoInstant, isPast, nextInstant } from '#mocks/core/time';
import { dayMs } from '#lib/time/duration';

import type { InventoryStores } from './store';

const partId = (importId: string, part: number) => `${importId}/${part}`;

/** Keeps a part of an import, and forgets imports that were never completed. */
export async function addParts(
  { imports }: InventoryStores,
  owner: string,
  { id, part, rows }: { id: string; part: number; rows: readonly ImportRow[] },
): Promise<void> {
  const own = imports.of(owner);
  if (part === 0) {
    const stale = (await own.list()).filter(({ at, importId }) => importId !== id && isPast(at, dayMs));
    await own.removeAll(stale.map((one) => one.id));
  }
  await own.upsert(partId(id, part), () => ({ id: partId(id, part), importId: id, part, rows, at: isoInstant() }));
}

/** Forgets the parts of an import. */
export async function cancelParts({ imports }: InventoryStores, owner: string, importId: string): Promise<void> {
  const own = imports.of(owner);
  await own.removeAll((await own.list()).filter((one) => one.importId === importId).map(({ id }) => id));
}

/** Ids that products may refer to. */
export interface KnownIds {
  categories: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  vendors: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Ids of the tags to use, by the ids that the import has given them. */
  tagIds: ReadonlyMap<string, string>;
}

/**
 * Adds the tags of an import, and returns their ids by those that the import has given them: a tag that was given the same
 * title since the file was read is used instead of a second one.
 */
export async function addImportedTags(
  { tags }: InventoryStores,
  owner: string,
  imported: readonly ProductTag[],
): Promise<Map<string, string>> {
  const own = tags.of(owner);
  const known = [...(await own.list())];
  const ids = new Map<string, string>();
  for (const tag of imported) {
    const same = known.find(({ id, title }) => id === tag.id || isSameTitle(title, tag.title));
    if (!same) known.push(await own.addFirst(tag));
    ids.set(tag.id, same?.id ?? tag.id);
  }
  return ids;
}

function assertReferences({ category, brand, vendor, tags }: Product, known: KnownIds): void {
  for (const [ids, name] of [
    [[category], 'categories'],
    [[brand], 'brands'],
    [[vendor], 'vendors'],
    [tags, 'tags'],
  ] as const) {
    const missing = ids.find((id) => id !== '' && !known[name].has(id));
    if (missing !== undefined) throw recordNotFound(missing, name);
  }
}

/**
 * What an import makes of the products; removes its parts. Throws if a part is missing, a product that is to be changed is
 * gone or in it twice, or a SKU would no longer be unique: then nothing is stored. Call it within the transaction that stores it.
 */
export async function collectImport(
  stores: InventoryStores,
  owner: string,
  importId: string,
  parts: number,
  rows: readonly Product[],
  known: KnownIds,
): Promise<{ before: Product[]; after: Product[]; added: string[] }> {
  const sent = (await stores.imports.of(owner).list()).filter((one) => one.importId === importId);
  if (sent.length !== parts) throw fieldError('/parts', 'incomplete', `${sent.length} of ${parts} parts have arrived`);
  const current = new Map(rows.map((row) => [row.id, row]));
  const before: Product[] = [];
  const after: Product[] = [];
  const added: string[] = [];
  const changedIds = new Set<string>();
  for (const { id, isNew, product } of sent.toSorted((a, b) => a.part - b.part).flatMap((one) => one.rows)) {
    if (changedIds.has(id)) throw fieldError('/id', 'not_unique', `The product ${id} is in the import twice`);
    changedIds.add(id);
    const existing = current.get(id);
    if (isNew === (existing !== undefined)) throw recordNotFound(id, 'products');
    const base: Product = existing ?? { ...blankProduct, tags: [], images: [], id, updatedAt: nextInstant(undefined) };
    const { tags } = product;
    const change = tags ? { ...product, tags: tags.map((tag) => known.tagIds.get(tag) ?? tag) } : product;
    const next = { ...applyProductChange(base, change), updatedAt: nextInstant(existing?.updatedAt) };
    assertReferences(next, known);
    after.push(next);
    if (existing) before.push(existing);
    else added.push(id);
  }
  const skus = new Set<string>();
  for (const { id, sku } of [...rows.filter((row) => !changedIds.has(row.id)), ...after]) {
    const key = skuKey(sku);
    if (key !== '' && skus.has(key) && changedIds.has(id)) {
      throw fieldError('/id', 'not_unique', `Two products would have the SKU ${sku}`, { conflict: id });
    }
    skus.add(key);
  }
  await cancelParts(stores, owner, importId);
  return { before, after, added };
}
