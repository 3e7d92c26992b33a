import * as z from 'zod/mini';

import { printableLine } from '#domain/printableLine';
import { tagTitleOf } from '#domain/schemaParts';
import { recordId as id } from '#lib/http/crudEndpoints';
import { queryList, queryNumber } from '#lib/http/endpoint';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';
import { paginationSchema } from '#lib/http/pagination';

import { isEan13 } from './barcode';
import { inventoryLimits } from './limits';
import { priceRoundings } from './price';
import { productSorts } from './productRules';
import { stockLevels } from './stockLevel';

const { get, getOne, post, put, patch, remove, removeOne, crud } = moduleEndpoints(
  'api/apps/ecommerce/inventory',
  'user',
);

/** Id of a new record, made by the client. */
const newId = z.string().check(z.regex(/^[\w-]{1,80}$/));
const line = (max: number) => z.string().check(z.maxLength(max), z.regex(printableLine));
/** Empty where nothing has been entered or chosen. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([schema, z.literal('')]);
const hasCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const amount = (max: number) =>
  z.number().check(z.minimum(0), z.maximum(max), z.refine(hasCents, { error: 'more than two decimals' }));
const pieces = optional(z.int().check(z.minimum(0), z.maximum(inventoryLimits.stock)));
const money = optional(amount(inventoryLimits.money));
const imagePath = z.string().check(
  z.maxLength(300, { abort: true }),
  // No other origin: its server would learn when a product is opened.
  z.regex(/^\/(?:pictures\/[\w./-]+|api\/apps\/ecommerce\/inventory\/image\?id=img_[\w-]{8,60})$/),
);

/** What is entered about a product. */
const fields = {
  /** Id of a category. */
  category: optional(id),
  name: line(inventoryLimits.name).check(z.minLength(1), z.regex(/\S/)),
  description: z.string().check(z.maxLength(inventoryLimits.description)),
  /** Ids of tags. */
  tags: z.array(id).check(z.maxLength(inventoryLimits.tags)),
  /** Unique among the products of a person. */
  sku: line(inventoryLimits.sku),
  /** EAN-13. */
  barcode: z.string().check(z.refine((text) => text === '' || isEan13(text), { error: 'not an EAN-13' })),
  /** Id of a brand. */
  brand: optional(id),
  /** Id of a vendor. */
  vendor: optional(id),
  stock: pieces,
  reserved: pieces,
  cost: money,
  basePrice: money,
  taxPercent: optional(amount(inventoryLimits.taxPercent)),
  price: money,
  /** Grams. */
  weight: optional(amount(inventoryLimits.weight)),
  /** The main picture: one of `images`; null or empty without one. */
  thumbnail: z.nullable(optional(imagePath)),
  images: z.array(imagePath).check(z.maxLength(inventoryLimits.images)),
  active: z.boolean(),
};

/** A product of the inventory. */
export const productSchema = z.object({
  id,
  ...fields,
  /** When it was last changed (our addition): identifies the version that a change is based on. */
  updatedAt: z.iso.datetime(),
});
/** A product of the inventory. */
export type Product = z.infer<typeof productSchema>;

/** Changes to a product; fields that are left out stay. */
export const productChangeSchema = z.exactPartial(z.object(fields));
/** Changes to a product. */
export type ProductChange = z.infer<typeof productChangeSchema>;

/** A category of products. */
export const productCategorySchema = z.object({ id, parentId: z.nullable(id), name: z.string(), slug: z.string() });
/** A category of products. */
export type ProductCategory = z.infer<typeof productCategorySchema>;

/** A brand or a vendor. */
export const companySchema = z.object({ id, name: z.string(), slug: z.string() });
/** A brand or a vendor. */
export type Company = z.infer<typeof companySchema>;

/** A tag that groups products. */
export const productTagSchema = z.object({ id, title: z.string().check(z.maxLength(inventoryLimits.tagTitle)) });
/** A tag that groups products. */
export type ProductTag = z.infer<typeof productTagSchema>;

const tagTitle = tagTitleOf(inventoryLimits.tagTitle);

const search = z.string().check(z.maxLength(inventoryLimits.search));
const states = ['active', 'inactive'] as const;
const filterIds = z.array(id).check(z.maxLength(50));

/** Which products are meant: those that have one of the values of each kind. */
export const productFilterSchema = z.strictObject({
  search: z.exactOptional(search),
  categories: z.exactOptional(filterIds),
  brands: z.exactOptional(filterIds),
  vendors: z.exactOptional(filterIds),
  tags: z.exactOptional(filterIds),
  state: z.exactOptional(z.enum(states)),
  stock: z.exactOptional(z.array(z.enum(stockLevels)).check(z.maxLength(stockLevels.length))),
});
/** Which products are meant. */
export type ProductFilter = z.infer<typeof productFilterSchema>;

/** `GET api/apps/ecommerce/inventory/categories`. */
export const getCategories = get('categories', {
  summary: 'Lists the categories of products',
  response: z.array(productCategorySchema),
});

/** `GET api/apps/ecommerce/inventory/brands`. */
export const getBrands = get('brands', {
  summary: 'Lists the brands of products',
  response: z.array(companySchema),
});

/** `GET api/apps/ecommerce/inventory/vendors`. */
export const getVendors = get('vendors', {
  summary: 'Lists the vendors of products',
  response: z.array(companySchema),
});

/** The tags: `GET …/inventory/tags`; `POST`, `PATCH` and `DELETE …/inventory/tag`. */
export const {
  list: getProductTags,
  create: createProductTag,
  update: updateProductTag,
  remove: deleteProductTag,
} = crud({
  name: 'tag',
  plural: 'tags of products',
  item: productTagSchema,
  /** An id of the client (our addition) makes the call safe to repeat. */
  input: z.object({ id: z.exactOptional(newId), title: tagTitle }),
  change: z.object({ title: z.exactOptional(tagTitle) }),
});

/** A page of products; above the last page none, and only `lastPage`. */
export const productPageSchema = z.object({
  products: z.nullable(z.array(productSchema)),
  pagination: z.union([paginationSchema, z.object({ lastPage: z.int().check(z.minimum(1)) })]),
});
/** A page of products. */
export type ProductPage = z.infer<typeof productPageSchema>;

/** `GET api/apps/ecommerce/inventory/products`. The filters are our addition. */
export const getProducts = get('products', {
  summary: 'Gives a page of products; by default the first ten by name',
  query: z.object({
    /** Text in the name, the SKU or the barcode. */
    search: z.exactOptional(search),
    sort: z.exactOptional(z.enum(productSorts)),
    order: z.exactOptional(z.enum(['asc', 'desc'])),
    /** One-based; 0 counts as 1. */
    page: z.exactOptional(queryNumber(z.minimum(0), z.maximum(1_000_000), z.multipleOf(1))),
    size: z.exactOptional(queryNumber(z.minimum(1), z.maximum(inventoryLimits.pageSize), z.multipleOf(1))),
    categories: z.exactOptional(queryList(id)),
    brands: z.exactOptional(queryList(id)),
    vendors: z.exactOptional(queryList(id)),
    tags: z.exactOptional(queryList(id)),
    state: z.exactOptional(z.enum(states)),
    stock: z.exactOptional(queryList(z.enum(stockLevels))),
  }),
  response: productPageSchema,
});

/** `GET api/apps/ecommerce/inventory/product`. */
export const getProduct = getOne('product', {
  summary: 'One product',
  response: productSchema,
});

/**
 * `POST api/apps/ecommerce/inventory/product`: without a body a blank product. Our addition: an id that the client has
 * made, so that the call can be repeated, and what was entered. Another content for an id that is there responds with
 * `revision-conflict` and `current`.
 */
export const createProduct = post('product', {
  summary: 'Adds a product, blank or as entered, and returns it',
  body: z.optional(z.strictObject({ id: z.exactOptional(newId), product: z.exactOptional(productChangeSchema) })),
  response: productSchema,
  errors: ['not-found', 'revision-conflict'],
});

/**
 * `PATCH api/apps/ecommerce/inventory/product`. Our addition: a product that was changed since `baseDate` responds with
 * `revision-conflict` and `current`.
 */
export const updateProduct = patch('product', {
  summary: 'Merges a change into a product and returns it',
  body: z.object({ id, product: productChangeSchema, baseDate: z.exactOptional(z.iso.datetime()) }),
  response: productSchema,
  errors: ['not-found', 'revision-conflict'],
});

/** `DELETE api/apps/ecommerce/inventory/product`. */
export const deleteProduct = removeOne('product', 'Deletes a product');

/** Products by their ids, or all that fulfil a filter. */
export const productSelectionSchema = z.union([
  z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(inventoryLimits.bulk)) }),
  z.strictObject({ filter: productFilterSchema }),
]);
/** Products by their ids, or all that fulfil a filter. */
export type ProductSelection = z.infer<typeof productSelectionSchema>;

const priceChange = {
  percent: z
    .number()
    .check(
      z.minimum(inventoryLimits.minPercent),
      z.maximum(inventoryLimits.maxPercent),
      z.refine(hasCents, { error: 'more than two decimals' }),
    ),
  rounding: z.enum(priceRoundings),
};
const someTags = z.array(id).check(z.maxLength(inventoryLimits.tags));

/** What is done to many products at once. */
export const productBulkChangeSchema = z.union([
  z.strictObject({ kind: z.literal('active'), active: z.boolean() }),
  z.strictObject({ kind: z.literal('tags'), add: someTags, remove: someTags }),
  z.strictObject({ kind: z.literal('price'), ...priceChange }),
  z.strictObject({ kind: z.literal('remove') }),
]);
/** What is done to many products at once. */
export type ProductBulkChange = z.infer<typeof productBulkChangeSchema>;

/** `POST …/products/change`: our addition. All or nothing; a repeated id changes nothing again. */
export const changeProducts = post('products/change', {
  summary: 'Activates, tags, reprices or deletes products; can be undone by its id',
  body: z.object({ id: newId, selection: productSelectionSchema, change: productBulkChangeSchema }),
  /** How many products have changed. */
  response: z.object({ id, count: z.int() }),
  errors: ['not-found'],
});

/** `POST …/products/change/undo`: our addition. Products that were changed since stay as they are. */
export const undoChange = post('products/change/undo', {
  summary: 'Takes back a change of many products, or an import',
  body: z.object({ id }),
  /** How many products are as they were, and how many could not be taken back. */
  response: z.object({ restored: z.int(), kept: z.int() }),
  errors: ['not-found'],
});

/** Prices before and after a change. */
export const pricePreviewSchema = z.object({
  /** Products whose price changes. */
  count: z.int(),
  /** Products that have no price. */
  unpriced: z.int(),
  /** Products whose new price would be too high. */
  tooHigh: z.int(),
  /** The first of them by name. */
  samples: z.array(
    z.object({
      id,
      name: z.string(),
      sku: z.string(),
      before: z.number(),
      after: z.number(),
      margin: z.nullable(z.number()),
    }),
  ),
});
/** Prices before and after a change. */
export type PricePreview = z.infer<typeof pricePreviewSchema>;

/** `POST …/products/prices`: our addition. Changes nothing. */
export const previewPrices = post('products/prices', {
  summary: 'Shows what a change of prices would do',
  body: z.object({ selection: productSelectionSchema, ...priceChange }),
  response: pricePreviewSchema,
  errors: ['not-found'],
});

const { thumbnail: _thumbnail, images: _images, ...importedFields } = fields;

/** A product of an import, which has no pictures: a whole new one, or changes to one that is there. */
export const importRowSchema = z.object({
  id: newId,
  isNew: z.boolean(),
  product: z.exactPartial(z.strictObject(importedFields)),
});
/** A product of an import. */
export type ImportRow = z.infer<typeof importRowSchema>;

/** `PUT …/inventory/import`: our addition. Stores a part of an import, which changes the inventory only when the import is completed. */
export const sendImportPart = put('import', {
  summary: 'Keeps a part of an import; safe to repeat',
  body: z.object({
    id: newId,
    /** Number of the part, from 0. */
    part: z.int().check(z.minimum(0), z.maximum(Math.ceil(inventoryLimits.products / inventoryLimits.importPart))),
    rows: z.array(importRowSchema).check(z.minLength(1), z.maxLength(inventoryLimits.importPart)),
  }),
  response: z.literal(true),
});

/** `POST …/inventory/import`: our addition. Stores all parts of an import, or nothing; undone as a change with its id. */
export const completeImport = post('import', {
  summary: 'Stores all products of an import, or none',
  body: z.object({
    id: newId,
    /** How many parts were sent. */
    parts: z.int().check(z.minimum(1)),
    /** Tags that the products carry and that are new. */
    tags: z.array(z.object({ id: newId, title: tagTitle })).check(z.maxLength(inventoryLimits.importTags)),
  }),
  response: z.object({ added: z.int(), changed: z.int() }),
  errors: ['not-found'],
});

/** `DELETE …/inventory/import`: our addition. Forgets the parts of an import that was given up. */
export const cancelImport = remove('import', {
  summary: 'Forgets the parts of an import',
  query: z.object({ id }),
  response: z.literal(true),
});

/** `POST …/inventory/image`: our addition. The picture belongs to a product once that is saved with its path. */
export const uploadProductImage = post('image', {
  summary: 'Keeps a picture (multipart); JPEG, PNG or WebP up to 10 MB',
  body: z.object({ image: z.file() }),
  response: z.object({ path: imagePath }),
  errors: ['payload-too-large', 'unsupported-media'],
});

/** `GET …/inventory/image`: our addition. */
export const getProductImage = get('image', {
  summary: 'A picture that was uploaded',
  query: z.object({ id: z.string().check(z.regex(/^img_[\w-]{8,60}$/)) }),
  response: z.file(),
  errors: ['not-found'],
});
