import type { HttpHandler } from 'msw';

import { paths } from '#domain/paths';
import type { SessionUser } from '#lib/session/session';
import { isSameTitle } from '#lib/text/isSameTitle';
import {
  cancelImport,
  changeProducts,
  completeImport,
  createProduct,
  createProductTag,
  deleteProduct,
  deleteProductTag,
  getBrands,
  getCategories,
  getProduct,
  getProductImage,
  getProducts,
  getProductTags,
  getVendors,
  previewPrices,
  sendImportPart,
  undoChange,
  updateProduct,
  updateProductTag,
  uploadProductImage,
} from '#modules/inventory/api';
import type { Product, ProductChange } from '#modules/inventory/api';
import { inventoryLimits } from '#modules/inventory/limits';
import { changePrice, marginOf } from '#modules/inventory/price';
import { applyProductChange, blankProduct, productMatcher, skuKey } from '#modules/inventory/productRules';

import { handle } from '#mocks/core/handle';
import { filterInSlices } from '#mocks/core/inSlices';
import { paginate } from '#mocks/core/paginate';
import { fieldError, ProblemError, recordNotFound } from '#mocks/core/problem';
import { recordActivity } from '#mocks/core/recordActivity';
import { nextInstant } from '#mocks/core/time';

import { applyBulk, isEqual, selectProducts, storeChange, takeBack } from './bulkChanges';
import { readImage, storeImage } from './images';
import { addImportedTags, addParts, cancelParts, collectImport } from './imports';
import { createProductList } from './productList';
import type { ProductWriter } from './productList';
import { inventoryStores } from './store';
import type { InventoryStores } from './store';

const loadSeed = () => import('./seed');

/** The delay of the specification for a page of products, in ms. */
const listDelay = 300;
/** Rows of a preview of prices. */
const previewSize = 50;

const productLink = (id: string) => paths.product.replace(':id', encodeURIComponent(id));

/** Throws for a name or SKU that another product has, and for a thumbnail that is no picture of the product. */
function assertConsistent(rows: readonly Product[], product: Product, change: ProductChange): void {
  const { id, sku, thumbnail, images } = product;
  if (change.sku !== undefined && sku.trim() !== '') {
    const key = skuKey(sku);
    const other = rows.find((row) => row.id !== id && skuKey(row.sku) === key);
    if (other) throw fieldError('/product/sku', 'not_unique', 'Another product has this SKU', { conflict: other.id });
  }
  if (change.thumbnail !== undefined && thumbnail !== null && thumbnail !== '' && !images.includes(thumbnail)) {
    throw fieldError('/product/thumbnail', 'unknown', 'The thumbnail is none of the pictures');
  }
}

/** Without the main picture, the first one takes its place. */
function withThumbnail(product: Product): Product {
  const { thumbnail, images } = product;
  if (thumbnail === null || thumbnail === '' || images.includes(thumbnail)) return product;
  return { ...product, thumbnail: images[0] ?? null };
}

function assertRoom(rows: readonly Product[], added: number, pointer: string): void {
  if (rows.length + added > inventoryLimits.products) {
    throw fieldError(pointer, 'too_big', `A person has at most ${inventoryLimits.products} products`);
  }
}

/** The calls of the inventory, over the stores of a person. */
export function createInventoryHandlers(stores: InventoryStores): HttpHandler[] {
  const list = createProductList(stores);

  /** Throws for categories, brands, vendors and tags that do not exist. */
  async function assertKnown({ id }: SessionUser, change: ProductChange): Promise<void> {
    const { category = '', brand = '', vendor = '', tags = [] } = change;
    const { categories, brands, vendors } = await loadSeed();
    for (const [value, known, name] of [
      [category, categories, 'categories'],
      [brand, brands, 'brands'],
      [vendor, vendors, 'vendors'],
    ] as const) {
      if (value !== '' && !known.some((one) => one.id === value)) throw recordNotFound(value, name);
    }
    const knownTags = tags.length === 0 ? [] : await stores.tags.of(id).list();
    const missing = tags.find((tag) => !knownTags.some((one) => one.id === tag));
    if (missing !== undefined) throw recordNotFound(missing, 'product-tags');
  }

  /** Throws if another tag has the title. */
  async function assertNewTitle(user: SessionUser, title: string, ownId: string): Promise<void> {
    const others = (await stores.tags.of(user.id).list()).filter(({ id }) => id !== ownId);
    if (others.some((tag) => isSameTitle(tag.title, title))) {
      throw fieldError('/tag/title', 'not_unique', 'Another tag has this title');
    }
  }

  const find = ({ rows }: ProductWriter, id: string): Product => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw recordNotFound(id, 'products');
    return found;
  };

  return [
    handle(getCategories, async () => (await loadSeed()).categories.slice()),
    handle(getBrands, async () => (await loadSeed()).brands.slice()),
    handle(getVendors, async () => (await loadSeed()).vendors.slice()),
    handle(getProductTags, ({ user }) => stores.tags.of(user.id).list()),

    handle(
      getProducts,
      async ({ query, user, language }) => {
        const { sort = 'name', order = 'asc', page = 1, size = 10, ...filter } = query;
        const found = await filterInSlices(await list.sorted(user.id, sort, language), productMatcher(filter));
        const { items, pagination } = paginate(order === 'asc' ? found : found.toReversed(), page, size);
        return { products: items && [...items], pagination };
      },
      { minDelay: listDelay },
    ),

    handle(getProduct, ({ query, user }) => stores.products.of(user.id).get(query.id)),

    handle(createProduct, async ({ body: { id = `prd_${crypto.randomUUID()}`, product } = {}, user }) => {
      await assertKnown(user, product ?? {});
      const saved = await list.write(user.id, async ({ rows, put }) => {
        const before = rows.find((row) => row.id === id);
        if (before) {
          // A repeated call whose first response was lost. Another tab may have changed the product since.
          const isUnchanged =
            !product || JSON.stringify(applyProductChange(before, product)) === JSON.stringify(before);
          if (isUnchanged) return before;
          throw new ProblemError('revision-conflict', { current: before });
        }
        assertRoom(rows, 1, '/product');
        const blank: Product = { ...blankProduct, tags: [], images: [], id, updatedAt: nextInstant(undefined) };
        const made = applyProductChange(blank, product ?? {});
        assertConsistent(rows, made, product ?? {});
        await put([made]);
        return made;
      });
      if (product !== undefined) {
        recordActivity([user.id], {
          id: `product_${id}`,
          action: 'productAdded',
          personId: user.id,
          subject: saved.name,
          link: productLink(id),
        });
      }
      return saved;
    }),

    handle(updateProduct, async ({ body: { id, product: change, baseDate }, user }) => {
      await stores.products.of(user.id).get(id);
      await assertKnown(user, change);
      return list.write(user.id, async (writer) => {
        const before = find(writer, id);
        if (baseDate !== undefined && baseDate !== before.updatedAt) {
          throw new ProblemError('revision-conflict', { current: before });
        }
        const next = { ...applyProductChange(before, change), updatedAt: nextInstant(before.updatedAt) };
        assertConsistent(writer.rows, next, change);
        const saved = withThumbnail(next);
        await writer.put([saved]);
        return saved;
      });
    }),

    handle(deleteProduct, async ({ query: { id }, user }) => {
      await list.write(user.id, async (writer) => {
        find(writer, id);
        await writer.remove([id]);
      });
      return true as const;
    }),

    handle(createProductTag, async ({ body: { tag }, user }) => {
      const id = tag.id ?? crypto.randomUUID();
      await assertNewTitle(user, tag.title, id);
      const own = stores.tags.of(user.id);
      // A repeated call whose first response was lost.
      if (await own.find(id)) return own.update(id, { title: tag.title });
      return own.addFirst({ id, title: tag.title });
    }),

    handle(updateProductTag, async ({ body: { id, tag }, user }) => {
      await stores.tags.of(user.id).get(id);
      if (tag.title !== undefined) await assertNewTitle(user, tag.title, id);
      return stores.tags.of(user.id).update(id, (before) => ({ ...before, ...tag }));
    }),

    handle(deleteProductTag, async ({ query: { id }, user }) => {
      await list.write(user.id, async ({ rows, put }) => {
        await stores.tags.of(user.id).remove(id);
        const carriers = rows.filter(({ tags }) => tags.includes(id));
        await put(
          carriers.map((row) => ({
            ...row,
            tags: row.tags.filter((tag) => tag !== id),
            updatedAt: nextInstant(row.updatedAt),
          })),
        );
      });
      return true as const;
    }),

    handle(changeProducts, async ({ body: { id, selection, change }, user, language }) => {
      if (change.kind === 'tags') await assertKnown(user, { tags: [...change.add, ...change.remove] });
      const count = await list.write(user.id, async (writer) => {
        // A repeated call whose first response was lost.
        const done = await stores.changes.of(user.id).find(id);
        if (done) return done.count;
        const before = selectProducts(writer.rows, selection);
        const after = applyBulk(before, change);
        if (change.kind === 'remove') await writer.remove(before.map((row) => row.id));
        else await writer.put(after);
        const changedIds = new Set(after.map((row) => row.id));
        await storeChange(stores, user.id, {
          id,
          before: change.kind === 'remove' ? before : before.filter((row) => changedIds.has(row.id)),
          after,
          added: [],
        });
        return change.kind === 'remove' ? before.length : after.length;
      });
      if (change.kind === 'price' && count > 0) {
        recordActivity([user.id], {
          id: `prices_${id}`,
          action: 'pricesChanged',
          personId: user.id,
          subject: language === 'tr' ? `${count} ürün` : `${count} product${count === 1 ? '' : 's'}`,
          link: paths.inventory,
        });
      }
      return { id, count };
    }),

    handle(undoChange, async ({ body: { id }, user }) =>
      list.write(user.id, async (writer) => {
        const change = await stores.changes.of(user.id).get(id);
        const known = new Set((await stores.tags.of(user.id).list()).map((tag) => tag.id));
        const { restored, removed, kept } = takeBack(writer.rows, change, known);
        await writer.put(restored);
        await writer.remove(removed);
        await stores.changes.of(user.id).remove(id);
        return { restored: restored.length + removed.length, kept };
      }),
    ),

    handle(previewPrices, async ({ body: { selection, ...change }, user, language }) => {
      const rows = await list.sorted(user.id, 'name', language);
      const priced = selectProducts(rows, selection).map((before) => ({ before, after: changePrice(before, change) }));
      const samples = priced.flatMap(({ before, after }) => {
        if (before.price === '' || after.price === '' || isEqual(before, after)) return [];
        const { id, name, sku, price } = before;
        return [{ id, name, sku, before: price, after: after.price, margin: marginOf(after)?.fraction ?? null }];
      });
      return {
        count: samples.length,
        unpriced: priced.length - samples.length,
        tooHigh: samples.filter(({ after }) => after > inventoryLimits.money).length,
        samples: samples.slice(0, previewSize),
      };
    }),

    handle(sendImportPart, async ({ body, user }) => {
      await addParts(stores, user.id, body);
      return true as const;
    }),

    handle(completeImport, async ({ body: { id, parts, tags }, user, language }) => {
      const { categories, brands, vendors } = await loadSeed();
      const result = await list.write(user.id, async (writer) => {
        const done = await stores.changes.of(user.id).find(id);
        // A repeated call whose first response was lost.
        if (done) return { added: done.added.length, changed: done.before.length };
        const tagIds = await addImportedTags(stores, user.id, tags);
        const knownTags = await stores.tags.of(user.id).list();
        const { before, after, added } = await collectImport(stores, user.id, id, parts, writer.rows, {
          categories: new Set(categories.map((one) => one.id)),
          brands: new Set(brands.map((one) => one.id)),
          vendors: new Set(vendors.map((one) => one.id)),
          tags: new Set(knownTags.map((one) => one.id)),
          tagIds,
        });
        assertRoom(writer.rows, added.length, '/id');
        await writer.put(after);
        await storeChange(stores, user.id, { id, before, after, added });
        return { added: added.length, changed: before.length };
      });
      const count = result.added + result.changed;
      if (count > 0) {
        recordActivity([user.id], {
          id: `import_${id}`,
          action: 'productsImported',
          personId: user.id,
          subject: language === 'tr' ? `${count} ürün` : `${count} product${count === 1 ? '' : 's'}`,
          link: paths.inventory,
        });
      }
      return result;
    }),

    handle(cancelImport, async ({ query: { id }, user }) => {
      await cancelParts(stores, user.id, id);
      return true as const;
    }),

    handle(getProductImage, ({ query, user }) => readImage(user.id, query.id)),

    handle(uploadProductImage, async ({ body: { image }, user }) => ({ path: await storeImage(user.id, image) })),
  ];
}

/** The calls of the inventory. */
export const inventoryHandlers: readonly HttpHandler[] = createInventoryHandlers(inventoryStores);
