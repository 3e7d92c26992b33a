import { printableLine } from '#domain/printableLine';
import { isSameJson } from '#lib/drafts/draftSync';

import type { Product, ProductChange } from './api';
import { barcodeProblem } from './barcode';
import { inventoryLimits } from './limits';
import { isComputedPrice, priceWithTax, toCents } from './price';

/** An amount in a field; null where nothing is entered. */
type Entered = number | null;

/** What the form of a product holds. */
export interface ProductDraft {
  name: string;
  description: string;
  category: string;
  brand: string;
  vendor: string;
  tags: readonly string[];
  sku: string;
  barcode: string;
  stock: Entered;
  reserved: Entered;
  cost: Entered;
  basePrice: Entered;
  taxPercent: Entered;
  /** The price that was entered; `undefined` while it is computed from base price and tax. */
  ownPrice: Entered | undefined;
  weight: Entered;
  /** Paths of the pictures, the main one among them. */
  images: readonly string[];
  /** Path of the main picture; empty without one. */
  thumbnail: string;
  active: boolean;
}

const toEntered = (amount: number | ''): Entered => (amount === '' ? null : amount);
const toAmount = (entered: Entered | undefined): number | '' => entered ?? '';

/** The content of a new product. */
export const blankDraft: ProductDraft = {
  name: '',
  description: '',
  category: '',
  brand: '',
  vendor: '',
  tags: [],
  sku: '',
  barcode: '',
  stock: null,
  reserved: null,
  cost: null,
  basePrice: null,
  taxPercent: null,
  ownPrice: undefined,
  weight: null,
  images: [],
  thumbnail: '',
  active: false,
};

/** The content of a product that is there. */
export function draftFrom(product: Product): ProductDraft {
  const { name, description, category, brand, vendor, tags, sku, barcode, images, active } = product;
  return {
    name,
    description,
    category,
    brand,
    vendor,
    tags,
    sku,
    barcode,
    images,
    active,
    stock: toEntered(product.stock),
    reserved: toEntered(product.reserved),
    cost: toEntered(product.cost),
    basePrice: toEntered(product.basePrice),
    taxPercent: toEntered(product.taxPercent),
    ownPrice: isComputedPrice(product) ? undefined : toEntered(product.price),
    weight: toEntered(product.weight),
    thumbnail: product.thumbnail ?? '',
  };
}

/** The price of a draft: its own, or that of base price and tax. */
export const priceOf = ({ ownPrice, basePrice, taxPercent }: ProductDraft): number | '' =>
  ownPrice === undefined ? priceWithTax(toAmount(basePrice), toAmount(taxPercent)) : toAmount(ownPrice);

/** What a draft makes of its product. */
export function toChange(draft: ProductDraft): ProductChange {
  const { ownPrice: _ownPrice, thumbnail, images, tags, ...texts } = draft;
  return {
    ...texts,
    name: draft.name.trim(),
    sku: draft.sku.trim(),
    barcode: draft.barcode.trim(),
    stock: toAmount(draft.stock),
    reserved: toAmount(draft.reserved),
    cost: toAmount(draft.cost),
    basePrice: toAmount(draft.basePrice),
    taxPercent: toAmount(draft.taxPercent),
    weight: toAmount(draft.weight),
    price: priceOf(draft),
    tags: [...tags],
    images: [...images],
    thumbnail: thumbnail === '' ? null : thumbnail,
  };
}

/** Whether two drafts say the same. */
export function isSameDraft(one: ProductDraft, other: ProductDraft): boolean {
  const [change, otherChange] = [toChange(one), toChange(other)];
  const fields = Object.keys(change) as Array<keyof ProductChange>;
  return fields.every((field) => isSameJson(change[field], otherChange[field]));
}

/** Why a field cannot be saved. */
type DraftProblem =
  'name' | 'unprintable' | 'tooLong' | 'barcodeDigits' | 'barcodeCheck' | 'amount' | 'pieces' | 'tooHigh' | 'notUnique';
/** The problems of a draft by field. */
export type DraftProblems = Partial<Record<keyof ProductDraft, DraftProblem>>;

const amounts = {
  cost: inventoryLimits.money,
  basePrice: inventoryLimits.money,
  ownPrice: inventoryLimits.money,
  taxPercent: inventoryLimits.taxPercent,
  weight: inventoryLimits.weight,
} as const;

/** What keeps a draft from being saved. */
export function problemsOf(draft: ProductDraft): DraftProblems {
  const problems: DraftProblems = {};
  if (draft.name.trim() === '') problems.name = 'name';
  for (const field of ['name', 'sku'] as const) {
    if (!printableLine.test(draft[field].trim())) problems[field] = 'unprintable';
  }
  // Its field counts, but takes more: pasted text is not cut off.
  if (draft.description.length > inventoryLimits.description) problems.description = 'tooLong';
  const barcode = barcodeProblem(draft.barcode.trim());
  if (barcode !== undefined) problems.barcode = barcode === 'digits' ? 'barcodeDigits' : 'barcodeCheck';
  for (const field of ['stock', 'reserved'] as const) {
    const value = draft[field];
    if (value === null) continue;
    if (!Number.isInteger(value) || value < 0) problems[field] = 'pieces';
    else if (value > inventoryLimits.stock) problems[field] = 'tooHigh';
  }
  for (const field of ['cost', 'basePrice', 'taxPercent', 'ownPrice', 'weight'] as const) {
    const value = draft[field];
    if (value === null || value === undefined) continue;
    if (value < 0 || toCents(value) !== value) problems[field] = 'amount';
    else if (value > amounts[field]) problems[field] = 'tooHigh';
  }
  // The price is shown below base price and tax.
  if (draft.ownPrice === undefined && Number(priceOf(draft)) > inventoryLimits.money) problems.basePrice ??= 'tooHigh';
  return problems;
}

/** A draft as it is kept on this device, and the version of the product that it is based on. */
export interface KeptDraft {
  /** Null for a new product. */
  base: string | null;
  draft: ProductDraft;
}

const kinds: Readonly<Record<keyof ProductDraft, (value: unknown) => boolean>> = {
  name: isText,
  description: isText,
  category: isText,
  brand: isText,
  vendor: isText,
  tags: isTexts,
  sku: isText,
  barcode: isText,
  stock: isEntered,
  reserved: isEntered,
  cost: isEntered,
  basePrice: isEntered,
  taxPercent: isEntered,
  ownPrice: (value) => value === undefined || isEntered(value),
  weight: isEntered,
  images: isTexts,
  thumbnail: isText,
  active: (value) => typeof value === 'boolean',
};

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
function isEntered(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

/** Validates a draft of an earlier visit. */
export function parseKeptDraft(found: unknown): KeptDraft | undefined {
  if (typeof found !== 'object' || found === null || !('draft' in found) || !('base' in found)) return undefined;
  const { base, draft } = found;
  if ((base !== null && typeof base !== 'string') || typeof draft !== 'object' || draft === null) return undefined;
  const values = draft as Record<string, unknown>;
  const isWhole = Object.entries(kinds).every(([field, isKind]) => isKind(values[field]));
  return isWhole ? { base, draft: { ...blankDraft, ...(draft as ProductDraft) } } : undefined;
}
