import {
  changeProducts,
  completeImport,
  createProduct,
  createProductTag,
  deleteProduct,
  deleteProductTag,
  getProduct,
  getProducts,
  getProductTags,
  previewPrices,
  sendImportPart,
  undoChange,
  updateProduct,
  updateProductTag,
  uploadProductImage,
} from '#modules/inventory/api';
import type { Product } from '#modules/inventory/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createInventoryHandlers } from './handlers';
import type { InventoryStores, StoredChange, StoredImportPart, StoredRevision } from './store';

const memoryStores = (seed: () => Promise<readonly Product[]>): InventoryStores => ({
  products: memoryOwnedStore('products', seed),
  tags: memoryOwnedStore('product-tags', async () => (await import('./seed')).productTags),
  changes: memoryOwnedStore<StoredChange>('product-changes', async () => []),
  imports: memoryOwnedStore<StoredImportPart>('product-imports', async () => []),
  revisions: memoryOwnedStore<StoredRevision>('inventory-revisions', async () => []),
});

/** How the calls of the inventory fail, and what they may return, by name. */
export const inventoryScenarios = {
  list: failureScenarios(getProducts),
  product: failureScenarios(getProduct),
  create: failureScenarios(createProduct),
  change: failureScenarios(updateProduct),
  remove: failureScenarios(deleteProduct),
  tags: failureScenarios(getProductTags),
  tagCreate: failureScenarios(createProductTag),
  tagChange: failureScenarios(updateProductTag),
  tagDelete: failureScenarios(deleteProductTag),
  bulk: failureScenarios(changeProducts),
  undo: failureScenarios(undoChange),
  prices: failureScenarios(previewPrices),
  importPart: failureScenarios(sendImportPart),
  importAll: failureScenarios(completeImport),
  image: failureScenarios(uploadProductImage),
  /** There are no products. */
  empty: () => createInventoryHandlers(memoryStores(async () => [])),
  /** Exactly these products. */
  holds: (list: readonly Product[]) => createInventoryHandlers(memoryStores(async () => list)),
  /** The inventory of a large shop. */
  many: (count = 10_000) =>
    createInventoryHandlers(memoryStores(async () => (await import('./seed')).manyProducts(count))),
};
