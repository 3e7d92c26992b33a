import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { nullIfNotFound } from '#lib/http/problem';
import { patch, updateServerData } from '#lib/query/cachePatches';
import { cachedRecord } from '#lib/query/cachedRecord';
import { callQuery } from '#lib/query/callQuery';
import { mutation } from '#lib/query/mutation';
import { addToListMutation, changeInListMutation } from '#lib/query/listMutations';
import { pictureQuery } from '#lib/query/pictureQuery';
import { hourMs } from '#lib/time/duration';

import type {
  ImportRow,
  Product,
  ProductBulkChange,
  ProductChange,
  ProductFilter,
  ProductPage,
  ProductSelection,
  ProductTag,
} from './api';
import { filterOf } from './inventoryPath';
import type { InventoryAddress } from './inventoryPath';
import type { PriceChange } from './price';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the inventory; each also matches every key that starts with it. */
const inventoryKeys = {
  all: ['inventory'],
  // Not below `all`: no change of products concerns them.
  images: ['inventory-images'],
  pages: ['inventory', 'page'],
  lowStock: ['inventory', 'low-stock'],
  details: ['inventory', 'product'],
  detail: (id: string) => [...inventoryKeys.details, id],
  tags: ['inventory', 'tags'],
  prices: ['inventory', 'prices'],
} as const;

/** What a page of products depends on. */
export type ProductListParams = ProductFilter & Pick<InventoryAddress, 'sort' | 'order' | 'page' | 'size'>;

/** The page of an address. */
export const listParamsOf = (address: InventoryAddress): ProductListParams => {
  const { sort, order, page, size } = address;
  return { ...filterOf(address), sort, order, page, size };
};

/** A page of products; the previous one stays until it is there. */
export const productsQuery = (params: ProductListParams, language: string) =>
  queryOptions({
    ...callQuery([...inventoryKeys.pages, params, language], api.getProducts, params),
    placeholderData: keepPreviousData,
  });

/** Products per call when all of them are read. */
const readSize = 500;

/** All products that fulfil a filter, by name. */
export async function loadProducts(filter: ProductFilter, signal?: AbortSignal): Promise<Product[]> {
  const load = (page: number) =>
    api.getProducts({ query: { ...filter, page, size: readSize }, ...(signal && { signal }) });
  const { products, pagination } = await load(1);
  const others = await Promise.all(Array.from({ length: pagination.lastPage - 1 }, (_, at) => load(at + 2)));
  return [products, ...others.map((page) => page.products)].flatMap((page) => page ?? []);
}

/** How many products are low in stock, for the navigation. */
export const lowStockQuery = () =>
  queryOptions({
    queryKey: inventoryKeys.lowStock,
    async queryFn({ signal }) {
      const { pagination } = await api.getProducts({ query: { stock: ['low'], size: 1 }, signal });
      return 'length' in pagination ? pagination.length : 0;
    },
  });

/** One product; starts with its copy in a cached page. Fails with `not-found` for an unknown id. */
export const productQuery = (id: string, client: QueryClient) =>
  queryOptions({
    ...callQuery(inventoryKeys.detail(id), api.getProduct, { id }),
    ...cachedRecord<ProductPage, Product>(client, inventoryKeys.pages, ({ products }) =>
      products?.find((product) => product.id === id),
    ),
  });

/** Loads a product; null if there is none. */
export const loadProduct = (id: string) => nullIfNotFound(api.getProduct({ query: { id } }));

/** Categories, brands and vendors, which do not change while the console is open. */
export const optionsQuery = () =>
  queryOptions({
    queryKey: [...inventoryKeys.all, 'options'],
    async queryFn({ signal }) {
      const [categories, brands, vendors] = await Promise.all([
        api.getCategories({ signal }),
        api.getBrands({ signal }),
        api.getVendors({ signal }),
      ]);
      return { categories, brands, vendors };
    },
    staleTime: hourMs,
  });

/** All tags of products, the newest first. */
export const productTagsQuery = () => callQuery(inventoryKeys.tags, api.getProductTags);

/** What a change of prices would do. */
export const pricesQuery = (selection: ProductSelection, change: PriceChange) =>
  queryOptions({
    queryKey: [...inventoryKeys.prices, selection, change],
    queryFn: ({ signal }) => api.previewPrices({ body: { selection, ...change }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Changes a product wherever it is cached. It keeps its place in the pages until they are asked for again. */
const patchProduct = (id: string, update: (product: Product) => Product) => {
  const change = (product: Product) => (product.id === id ? update(product) : product);
  return [
    patch<ProductPage>(inventoryKeys.pages, (page) => ({ ...page, products: page.products?.map(change) ?? null })),
    patch<Product>(inventoryKeys.details, change),
  ];
};

/** Shows a product as the server has it now. */
export function cacheProduct(client: QueryClient, saved: Product): void {
  client.setQueryData(inventoryKeys.detail(saved.id), saved);
  for (const one of patchProduct(saved.id, () => saved)) updateServerData(client, one);
  // Pages that are not shown; the one that is keeps its rows where somebody is editing them.
  void client.invalidateQueries({ queryKey: inventoryKeys.pages, refetchType: 'none' });
}

/** Changes one cell of a product. The cell shows why it was refused. */
export const editCellMutation = () =>
  mutation({
    key: inventoryKeys.all,
    send: ({ id, change, baseDate }: { id: string; change: ProductChange; baseDate: string }) =>
      api.updateProduct({ body: { id, product: change, baseDate } }),
    optimistic: ({ id, change }) => patchProduct(id, (product) => ({ ...product, ...change })),
    onSaved: (saved, _variables, client) => cacheProduct(client, saved),
    invalidates: [inventoryKeys.lowStock],
    handledByForm: true,
  });

/** What the form of a product sends: `baseDate` is that of the version it is based on, null for a new product. */
export type ProductSave = { id: string; product: ProductChange; baseDate: string | null };

/** Saves the form of a product, which shows its failure. */
export const saveProductMutation = () =>
  mutation({
    key: inventoryKeys.all,
    send: ({ id, product, baseDate }: ProductSave) =>
      baseDate === null
        ? api.createProduct({ body: { id, product } })
        : api.updateProduct({ body: { id, product, baseDate } }),
    onSaved: (saved, _variables, client) => cacheProduct(client, saved),
    invalidates: [inventoryKeys.pages, inventoryKeys.lowStock],
    handledByForm: true,
  });

/** Stores a picture and returns its path; the form shows its failure. */
export const uploadImage = async (image: File) => (await api.uploadProductImage({ body: { image } })).path;

/** An uploaded picture as a data URL, by its path: an image element sends no token. Its content never changes. */
export const imageQuery = (path: string) =>
  pictureQuery(
    [...inventoryKeys.images, path],
    api.getProductImage,
    new URLSearchParams(path.split('?')[1]).get('id') ?? '',
  );

/** What is done to many products, under an id with which it can be undone. */
export type BulkRequest = { id: string; selection: ProductSelection; change: ProductBulkChange };

const invalidatedByBulk = [inventoryKeys.pages, inventoryKeys.details, inventoryKeys.lowStock];

/** Changes many products at once. */
export const bulkMutation = () =>
  mutation({
    key: inventoryKeys.all,
    scope: 'inventory-bulk',
    send: (body: BulkRequest) => api.changeProducts({ body }),
    onSaved(_data, { selection, change }, client) {
      if (change.kind !== 'remove' || !('ids' in selection)) return;
      for (const id of selection.ids) client.removeQueries({ queryKey: inventoryKeys.detail(id) });
    },
    invalidates: invalidatedByBulk,
    errorKey: 'inventory:failure.change',
  });

/** Takes back a change of many products, or an import. */
export const undoMutation = () =>
  mutation({
    key: inventoryKeys.all,
    scope: 'inventory-bulk',
    send: ({ id }: { id: string }) => api.undoChange({ body: { id } }),
    invalidates: invalidatedByBulk,
    errorKey: 'inventory:failure.undo',
  });

/** Adds a tag. */
export const createTagMutation = () =>
  addToListMutation(inventoryKeys.tags, ({ title }: { title: string }) =>
    api.createProductTag({ body: { tag: { id: crypto.randomUUID(), title } } }),
  );

/** Renames a tag. */
export const renameTagMutation = () =>
  changeInListMutation(inventoryKeys.tags, ({ id, title }: ProductTag) =>
    api.updateProductTag({ body: { id, tag: { title } } }),
  );

/** Deletes a tag and removes it from all products. */
export const deleteTagMutation = () =>
  mutation({
    key: inventoryKeys.all,
    send: ({ id }: ProductTag) => api.deleteProductTag({ query: { id } }),
    optimistic: ({ id }) => [patch<ProductTag[]>(inventoryKeys.tags, (tags) => tags.filter((tag) => tag.id !== id))],
    invalidates: [inventoryKeys.tags, inventoryKeys.pages, inventoryKeys.details],
    errorKey: 'inventory:failure.tag',
  });

/** Sends a part of an import; the import shows its failure. */
export const sendImportPart = (body: { id: string; part: number; rows: ImportRow[] }, signal: AbortSignal) =>
  api.sendImportPart({ body, signal });

/** Forgets the parts of an import that was given up. */
export const cancelImport = (id: string) => api.cancelImport({ query: { id } });

/** Stores all products of an import, or none; the import shows its failure. */
export const completeImportMutation = () =>
  mutation({
    key: inventoryKeys.all,
    send: (body: { id: string; parts: number; tags: ProductTag[] }) => api.completeImport({ body }),
    invalidates: [...invalidatedByBulk, inventoryKeys.tags],
    handledByForm: true,
  });
