import { csvSeparator, readCsv } from '#lib/files/parseCsv';
import { originalCell, writeCsv } from '#lib/files/writeCsv';
import { foldForSearch } from '#lib/text/foldForSearch';

import type { ImportRow, Product, ProductChange, ProductTag } from './api';
import { barcodeProblem } from './barcode';
import type { InventoryOptions } from './inventoryOptions';
import { inventoryLimits } from './limits';
import { isComputedPrice, priceWithTax, toCents } from './price';
import { blankProduct, skuKey } from './productRules';

/** The columns of a file, in their order. */
const csvColumns = [
  'sku',
  'name',
  'category',
  'brand',
  'vendor',
  'barcode',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
  'active',
  'tags',
  'description',
] as const;
/** A column of a file. */
export type CsvColumn = (typeof csvColumns)[number];

/** Headers by language; all of them are understood. */
export const csvHeaders: Readonly<Record<'en' | 'tr', Readonly<Record<CsvColumn, string>>>> = {
  en: {
    sku: 'SKU',
    name: 'Name',
    category: 'Category',
    brand: 'Brand',
    vendor: 'Vendor',
    barcode: 'Barcode',
    stock: 'Stock',
    reserved: 'Reserved',
    cost: 'Cost',
    basePrice: 'Base price',
    taxPercent: 'Tax percent',
    price: 'Price',
    weight: 'Weight',
    active: 'Active',
    tags: 'Tags',
    description: 'Description',
  },
  tr: {
    sku: 'Stok kodu',
    name: 'Ad',
    category: 'Kategori',
    brand: 'Marka',
    vendor: 'Tedarikçi',
    barcode: 'Barkod',
    stock: 'Stok',
    reserved: 'Ayrılan',
    cost: 'Maliyet',
    basePrice: 'Vergisiz fiyat',
    taxPercent: 'Vergi yüzdesi',
    price: 'Fiyat',
    weight: 'Ağırlık',
    active: 'Satışta',
    tags: 'Etiketler',
    description: 'Açıklama',
  },
};

const columnByHeader = new Map(
  Object.values(csvHeaders).flatMap((headers) =>
    csvColumns.map((column) => [foldForSearch(headers[column]), column] as const),
  ),
);
const yes = { en: 'yes', tr: 'evet' };
const no = { en: 'no', tr: 'hayır' };
const booleans = new Map([
  ...['yes', 'evet', 'true', '1', 'active'].map((word) => [word, true] as const),
  ...['no', 'hayir', 'false', '0', 'inactive'].map((word) => [word, false] as const),
]);

/** Titles of tags in one cell, separated by `|`; a `|` or a backslash of a title has a backslash before it. */
const joinTitles = (titles: readonly string[]) => titles.map((title) => title.replaceAll(/[\\|]/g, '\\$&')).join('|');
const splitTitles = (text: string) =>
  (text.match(/(?:\\[\\|]|[^|])+/g) ?? []).flatMap((part) => {
    const title = part.replaceAll(/\\([\\|])/g, '$1').trim();
    return title === '' ? [] : [title];
  });

/** What ids stand for. */
export interface CsvContext extends InventoryOptions {
  tags: readonly ProductTag[];
}

/** Products as a CSV file, in a language: Turkish spreadsheets expect decimal commas between semicolons. */
export function writeProducts(products: readonly Product[], context: CsvContext, language: 'en' | 'tr'): string {
  const nameIn = (list: ReadonlyArray<{ id: string; name: string }>, id: string) =>
    list.find((one) => one.id === id)?.name ?? '';
  const titles = new Map(context.tags.map(({ id, title }) => [id, title]));
  const amount = (value: number | '') => (language === 'tr' ? String(value).replace('.', ',') : String(value));
  const rows = products.map((product) => [
    product.sku,
    product.name,
    nameIn(context.categories, product.category),
    nameIn(context.brands, product.brand),
    nameIn(context.vendors, product.vendor),
    product.barcode,
    amount(product.stock),
    amount(product.reserved),
    amount(product.cost),
    amount(product.basePrice),
    amount(product.taxPercent),
    amount(product.price),
    amount(product.weight),
    (product.active ? yes : no)[language],
    joinTitles(product.tags.flatMap((id) => titles.get(id) ?? [])),
    product.description,
  ]);
  const header = csvColumns.map((column) => csvHeaders[language][column]);
  return writeCsv([header, ...rows], language === 'tr' ? ';' : ',');
}

/** Why a cell cannot be taken. */
const csvReasons = [
  'noSku',
  'skuTwice',
  'noName',
  'tooLong',
  'unprintable',
  'unknown',
  'number',
  'pieces',
  'range',
  'barcodeDigits',
  'barcodeCheck',
  'boolean',
  'tooManyTags',
  'tooManyNewTags',
] as const;
/** Why a cell cannot be taken. */
type CsvReason = (typeof csvReasons)[number];

/** A cell that cannot be taken. */
interface CsvProblem {
  line: number;
  column: CsvColumn;
  /** Header of the column as the file has it. */
  header: string;
  reason: CsvReason;
  text: string;
}

/** What a file holds, compared with the products that are there. */
export interface PreparedCsv {
  items: ImportRow[];
  added: number;
  changed: number;
  unchanged: number;
  /** The first of the cells that cannot be taken. */
  problems: CsvProblem[];
  problemCount: number;
  /** Lines with such cells. */
  wrongLines: number;
  /** Headers that are no columns of products. */
  ignored: string[];
  /** Tags that do not exist yet. */
  newTags: ProductTag[];
  /** How many of the added products are more than a person can have. */
  excess: number;
  /** Whether there is a column for the SKU, without which nothing can be told apart. */
  hasSku: boolean;
}

/** More are counted, but not listed. */
const maxProblems = 500;

/**
 * Reads a number as spreadsheets write it: 1234.5, 1,234.50 or 1.234,50. A single sign with three digits after it could
 * be both, and is what the separator of the cells makes likely: between semicolons, commas are decimal.
 */
export function parseAmount(text: string, separator: string): number | undefined {
  const bare = text.replaceAll(/[\s€$£₺%]/g, '');
  const signs = bare.replaceAll(/\d/g, '');
  if (!/^-?\d/.test(bare) || /[^-.,]/.test(signs) || signs.indexOf('-') > 0) return undefined;
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (last < 0) return Number(bare);
  const sign = bare[last] ?? '';
  const isRepeated = bare.indexOf(sign) !== last;
  const hasBoth = bare.includes(',') && bare.includes('.');
  const usual = separator === ',' ? '.' : ',';
  const isDecimal = hasBoth || (!isRepeated && (bare.length - last !== 4 || sign === usual));
  const [whole = '', fraction = ''] = isDecimal ? [bare.slice(0, last), bare.slice(last + 1)] : [bare, ''];
  const groups = whole.replace('-', '').split(/[.,]/);
  const isGrouped =
    groups.length === 1 || ((groups[0]?.length ?? 0) <= 3 && groups.slice(1).every((group) => group.length === 3));
  if (!isGrouped || /\D/.test(fraction) || (hasBoth && isRepeated)) return undefined;
  return Number(`${whole.startsWith('-') ? '-' : ''}${groups.join('')}.${fraction || '0'}`);
}

const money = ['cost', 'basePrice', 'price'] as const;
const maxOf: Readonly<Partial<Record<CsvColumn, number>>> = {
  ...Object.fromEntries(money.map((column) => [column, inventoryLimits.money])),
  stock: inventoryLimits.stock,
  reserved: inventoryLimits.stock,
  taxPercent: inventoryLimits.taxPercent,
  weight: inventoryLimits.weight,
};
const unprintable = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;

type Cell = { change: ProductChange } | { reason: CsvReason };

/** Reads the cells of one file. */
function cellReader(context: CsvContext, separator: string, newTags: Map<string, ProductTag>) {
  const byName = (list: ReadonlyArray<{ id: string; name: string }>) =>
    new Map(list.map(({ id, name }) => [foldForSearch(name), id]));
  const ids = {
    category: byName(context.categories),
    brand: byName(context.brands),
    vendor: byName(context.vendors),
  };
  const tagIds = new Map(context.tags.map(({ id, title }) => [foldForSearch(title), id]));

  function tagsOf(text: string): Cell {
    const titles = splitTitles(text);
    if (titles.some((title) => title.length > inventoryLimits.tagTitle)) return { reason: 'tooLong' };
    if (titles.some((title) => unprintable.test(title) || foldForSearch(title) === ''))
      return { reason: 'unprintable' };
    if (titles.length > inventoryLimits.tags) return { reason: 'tooManyTags' };
    const knownId = (title: string) => tagIds.get(foldForSearch(title)) ?? newTags.get(foldForSearch(title))?.id;
    const added = new Set(titles.filter((title) => knownId(title) === undefined).map(foldForSearch));
    if (newTags.size + added.size > inventoryLimits.importTags) return { reason: 'tooManyNewTags' };
    const tags = titles.map((title) => {
      const key = foldForSearch(title);
      const known = knownId(title);
      if (known !== undefined) return known;
      const made = { id: `ptg_${crypto.randomUUID()}`, title };
      newTags.set(key, made);
      return made.id;
    });
    return { change: { tags: [...new Set(tags)] } };
  }

  return (column: CsvColumn, cell: string): Cell => {
    const text = originalCell(cell).trim();
    switch (column) {
      case 'sku':
      case 'name':
        if (text === '') return { reason: column === 'sku' ? 'noSku' : 'noName' };
        if (text.length > inventoryLimits[column]) return { reason: 'tooLong' };
        return unprintable.test(text) ? { reason: 'unprintable' } : { change: { [column]: text } };
      case 'description':
        return text.length > inventoryLimits.description ? { reason: 'tooLong' } : { change: { description: text } };
      case 'category':
      case 'brand':
      case 'vendor': {
        const id = text === '' ? '' : ids[column].get(foldForSearch(text));
        return id === undefined ? { reason: 'unknown' } : { change: { [column]: id } };
      }
      case 'barcode': {
        const problem = barcodeProblem(text);
        if (problem === undefined) return { change: { barcode: text } };
        return { reason: problem === 'digits' ? 'barcodeDigits' : 'barcodeCheck' };
      }
      case 'active': {
        const active = booleans.get(foldForSearch(text));
        return active === undefined ? { reason: 'boolean' } : { change: { active } };
      }
      case 'tags':
        return tagsOf(text);
      default: {
        if (text === '') return { change: { [column]: '' } };
        const value = parseAmount(text, separator);
        if (value === undefined || toCents(value) !== value) return { reason: 'number' };
        if (value < 0 || value > (maxOf[column] ?? Infinity)) return { reason: 'range' };
        const isPieces = column === 'stock' || column === 'reserved';
        return isPieces && !Number.isInteger(value) ? { reason: 'pieces' } : { change: { [column]: value } };
      }
    }
  };
}

/** A change with the price that follows from base price and tax, for files without prices. One that was entered stays. */
function withComputedPrice(change: ProductChange, before: Product | undefined): ProductChange {
  if (change.basePrice === undefined && change.taxPercent === undefined) return change;
  const product = before ?? blankProduct;
  if (!isComputedPrice(product)) return change;
  const { basePrice, taxPercent } = { ...product, ...change };
  return { ...change, price: priceWithTax(basePrice, taxPercent) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Compares a CSV file with the products that are there, by their SKUs. Columns that the file does not have stay as they
 * are. Calls `onProgress` with each line reached.
 */
export function prepareCsv(
  text: string,
  existing: readonly Product[],
  context: CsvContext,
  onProgress: (line: number) => void = () => {},
): PreparedCsv {
  const newTags = new Map<string, ProductTag>();
  const read = cellReader(context, csvSeparator(text.replace(/^\uFEFF/, '')), newTags);
  const bySku = new Map(
    existing.flatMap((product) => (product.sku === '' ? [] : [[skuKey(product.sku), product] as const])),
  );
  const seen = new Set<string>();
  const result: PreparedCsv = {
    items: [],
    added: 0,
    changed: 0,
    unchanged: 0,
    problems: [],
    problemCount: 0,
    wrongLines: 0,
    ignored: [],
    newTags: [],
    excess: 0,
    hasSku: false,
  };
  let columns: Array<{ column: CsvColumn | undefined; header: string }> | undefined;

  for (const { line, cells } of readCsv(text)) {
    if (!columns) {
      columns = cells.map((header) => ({ column: columnByHeader.get(foldForSearch(originalCell(header))), header }));
      result.ignored = columns.flatMap(({ column, header }) => (column || header.trim() === '' ? [] : [header]));
      result.hasSku = columns.some(({ column }) => column === 'sku');
      if (!result.hasSku) return result;
      continue;
    }
    onProgress(line);
    if (cells.every((cell) => cell.trim() === '')) continue;
    const problems: CsvProblem[] = [];
    let change: ProductChange = {};
    for (const [at, { column, header }] of columns.entries()) {
      if (!column) continue;
      const cell = cells[at] ?? '';
      const outcome = read(column, cell);
      if ('change' in outcome) change = { ...change, ...outcome.change };
      else problems.push({ line, column, header, reason: outcome.reason, text: cell.slice(0, 80) });
    }
    const key = skuKey(change.sku ?? '');
    const headerOf = (wanted: CsvColumn) => columns?.find(({ column }) => column === wanted)?.header ?? '';
    if (key !== '' && seen.has(key)) {
      problems.push({ line, column: 'sku', header: headerOf('sku'), reason: 'skuTwice', text: change.sku ?? '' });
    }
    if (key !== '') seen.add(key);
    const before = bySku.get(key);
    if (!columns.some(({ column }) => column === 'price')) change = withComputedPrice(change, before);
    if (typeof change.price === 'number' && change.price > inventoryLimits.money) {
      const column = change.basePrice === undefined ? 'taxPercent' : 'basePrice';
      problems.push({ line, column, header: headerOf(column), reason: 'range', text: String(change[column]) });
    }
    if (!before && change.name === undefined && !problems.some(({ column }) => column === 'name')) {
      problems.push({ line, column: 'name', header: headerOf('name'), reason: 'noName', text: '' });
    }
    if (problems.length > 0) {
      result.wrongLines += 1;
      result.problemCount += problems.length;
      result.problems.push(...problems.slice(0, Math.max(0, maxProblems - result.problems.length)));
      continue;
    }
    if (!before) {
      result.items.push({ id: `prd_${crypto.randomUUID()}`, isNew: true, product: change });
      result.added += 1;
      continue;
    }
    const fields = Object.keys(change) as Array<keyof ProductChange>;
    const differing = fields.filter((field) => !isSame(change[field], before[field]));
    if (differing.length === 0) result.unchanged += 1;
    else {
      const product = Object.fromEntries(differing.map((field) => [field, change[field]])) as ProductChange;
      result.items.push({ id: before.id, isNew: false, product });
      result.changed += 1;
    }
  }
  const used = new Set(result.items.flatMap(({ product }) => product.tags ?? []));
  result.newTags = [...newTags.values()].filter(({ id }) => used.has(id));
  result.excess = Math.max(0, existing.length + result.added - inventoryLimits.products);
  return result;
}
