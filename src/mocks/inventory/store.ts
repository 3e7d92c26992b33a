import type { ImportRow, Product, ProductTag } from '#modules/inventory/api';

import type { ImageType } from '#mocks/core/imageType';
import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** A change of many products, with what is needed to take it back. */
export interface StoredChange {
  id: string;
  at: string;
  /** How many products have changed. */
  count: number;
  /** The products as they were. */
  before: readonly Product[];
  /** Ids of products that did not exist. */
  added: readonly string[];
  /** Versions of the products after the change, by id: one that has another now was changed since. */
  versions: Readonly<Record<string, string>>;
}

/** A part of an import that is not complete. */
export interface StoredImportPart {
  id: string;
  importId: string;
  part: number;
  rows: readonly ImportRow[];
  at: string;
}

/** An uploaded picture. */
export interface StoredImage {
  id: string;
  type: ImageType;
  bytes: Uint8Array<ArrayBuffer>;
  at: string;
}

/** What identifies the state of a person's products: another one after every change. */
export interface StoredRevision {
  id: string;
  revision: string;
}

/** The stores that the handlers use: the database, or memory for a scenario. */
export interface InventoryStores {
  products: OwnedStore<Product>;
  tags: OwnedStore<ProductTag>;
  changes: OwnedStore<StoredChange>;
  imports: OwnedStore<StoredImportPart>;
  /** One record for each person. */
  revisions: OwnedStore<StoredRevision>;
}

/** The products of each person. */
const products = ownedStore<Product>('products', async () => (await import('./seed')).sampleProducts());

/** The tags of each person's products. */
const tags = ownedStore<ProductTag>('product-tags', async () => (await import('./seed')).productTags);

/** The uploaded pictures of each person. */
export const productImages = ownedStore<StoredImage>('product-images', async () => []);

/** The stores in the database. */
export const inventoryStores: InventoryStores = {
  products,
  tags,
  changes: ownedStore<StoredChange>('product-changes', async () => []),
  imports: ownedStore<StoredImportPart>('product-imports', async () => []),
  revisions: ownedStore<StoredRevision>('inventory-revisions', async () => []),
};
