import { foldForSearch } from '#lib/text/foldForSearch';

import type { Product, ProductChange, ProductFilter } from './api';
import { stockLevel } from './stockLevel';

/** What products can be sorted by. */
export const productSorts = [
  'name',
  'sku',
  'active',
  'price',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'weight',
] as const;
/** What products can be sorted by. */
export type ProductSort = (typeof productSorts)[number];

const collators = new Map<string, Intl.Collator>();

/** Compares texts without regard to case, as a language sorts. */
function collatorOf(language: string): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language, { sensitivity: 'accent' });
  collators.set(language, known);
  return known;
}

/** Compares products, for ascending order: SKU, name and state as text without regard to case, the rest as numbers. */
export function productOrder(sort: ProductSort, language: string): (one: Product, other: Product) => number {
  if (sort === 'name' || sort === 'sku') {
    const { compare } = collatorOf(language);
    return (one, other) => compare(one[sort], other[sort]);
  }
  // As text, "false" comes before "true".
  if (sort === 'active') return (one, other) => Number(one.active) - Number(other.active);
  const value = (product: Product) => (product[sort] === '' ? -1 : product[sort]);
  return (one, other) => value(one) - value(other);
}

const searchTexts = new WeakMap<Product, string>();

function searchTextOf(product: Product): string {
  const known = searchTexts.get(product) ?? foldForSearch(`${product.name} ${product.sku} ${product.barcode}`);
  searchTexts.set(product, known);
  return known;
}

const hasOneOf = (chosen: readonly string[] | undefined, values: readonly string[]) =>
  chosen === undefined || chosen.length === 0 || values.some((value) => chosen.includes(value));

/** Whether a product fulfils a filter: one of the values of each kind, and a text in its name, SKU or barcode. */
export function productMatcher(filter: ProductFilter): (product: Product) => boolean {
  const { categories, brands, vendors, tags, state, stock } = filter;
  const search = foldForSearch(filter.search ?? '');
  return (product) =>
    (search === '' || searchTextOf(product).includes(search)) &&
    hasOneOf(categories, [product.category]) &&
    hasOneOf(brands, [product.brand]) &&
    hasOneOf(vendors, [product.vendor]) &&
    hasOneOf(tags, product.tags) &&
    (state === undefined || (state === 'active') === product.active) &&
    hasOneOf(stock, [stockLevel(product.stock)]);
}

/** Whether two SKUs are the same to a warehouse: case and outer spaces make no difference. */
export const skuKey = (sku: string): string => sku.trim().toLowerCase();

/** Everything but the id of a new product; the specification has empty texts where nothing was entered. */
export const blankProduct = {
  category: '',
  name: 'A New Product',
  description: '',
  tags: [],
  sku: '',
  barcode: '',
  brand: '',
  vendor: '',
  stock: '',
  reserved: '',
  cost: '',
  basePrice: '',
  taxPercent: '',
  price: '',
  weight: '',
  thumbnail: '',
  images: [],
  active: false,
} as const satisfies Omit<Product, 'id' | 'updatedAt' | 'tags' | 'images'> & {
  tags: readonly never[];
  images: readonly never[];
};

/** Merges a change into a product. */
export function applyProductChange(product: Product, change: ProductChange): Product {
  return { ...product, ...change, ...(change.tags && { tags: [...new Set(change.tags)] }) };
}

/** Adds tags and removes others. */
export function changeTags(tags: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  return [...new Set([...tags, ...added])].filter((tag) => !removed.includes(tag));
}
