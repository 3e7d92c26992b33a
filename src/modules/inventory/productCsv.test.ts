import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Product } from './api';
import { checkDigit } from './barcode';
import { inventoryLimits } from './limits';
import { csvHeaders, parseAmount, prepareCsv, writeProducts } from './productCsv';
import { blankProduct } from './productRules';

const context = {
  categories: [{ id: 'cat_mens', parentId: null, name: 'Mens', slug: 'mens' }],
  brands: [{ id: 'brn_meltem', name: 'Meltem Saat', slug: 'meltem-saat' }],
  vendors: [{ id: 'ven_gol', name: 'Göl Dağıtım', slug: 'gol' }],
  tags: [
    { id: 'ptg_a', title: 'automatic' },
    { id: 'ptg_b', title: '5 ATM' },
    { id: 'ptg_c', title: 'steel | gold' },
    { id: 'ptg_d', title: 'C:\\' },
  ],
};

const amount = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: Math.min(max * 100, 1e9) }).map((cents) => cents / 100),
    fc.constant('' as const),
  );
const pieces = fc.oneof(fc.integer({ min: 0, max: inventoryLimits.stock }), fc.constant('' as const));
const printable = fc
  .stringMatching(/^[=+@'"a-zşİ;,|][=+@'"a-zşİ0-9 ;,|.-]{0,18}$/)
  .filter((text) => text.trim() !== '');
const barcode = fc.stringMatching(/^\d{12}$/).map((digits) => `${digits}${checkDigit(digits)}`);

const product: fc.Arbitrary<Product> = fc.record({
  id: fc.uuid(),
  sku: fc.stringMatching(/^[A-Z]{3}\d{4}$/),
  name: printable.map((text) => text.trim()),
  description: fc.oneof(printable, fc.constantFrom('', 'Two\nlines, "quoted"; and = signs')).map((text) => text.trim()),
  category: fc.constantFrom('', 'cat_mens'),
  brand: fc.constantFrom('', 'brn_meltem'),
  vendor: fc.constantFrom('', 'ven_gol'),
  tags: fc.subarray(['ptg_a', 'ptg_b', 'ptg_c', 'ptg_d']),
  barcode: fc.oneof(barcode, fc.constant('')),
  stock: pieces,
  reserved: pieces,
  cost: amount(inventoryLimits.money),
  basePrice: amount(inventoryLimits.money),
  taxPercent: amount(inventoryLimits.taxPercent),
  price: amount(inventoryLimits.money),
  weight: amount(inventoryLimits.weight),
  active: fc.boolean(),
  thumbnail: fc.constant(null),
  images: fc.constant([]),
  updatedAt: fc.constant('2026-01-05T09:00:00.000Z'),
});
const products = fc.uniqueArray(product, { maxLength: 6, selector: ({ sku }) => sku });

describe('a file', () => {
  it.each(['en', 'tr'] as const)('in %s says what it was written from', (language) => {
    fc.assert(
      fc.property(products, (all) => {
        const text = writeProducts(all, context, language);
        const unchanged = prepareCsv(text, all, context);
        expect(unchanged.problems).toEqual([]);
        expect(unchanged).toMatchObject({ items: [], added: 0, changed: 0, unchanged: all.length, newTags: [] });
        // Without the products, all of them are new, and the same.
        const added = prepareCsv(text, [], context);
        expect(added.items.map(({ product: made }) => ({ ...blankProduct, ...made }))).toEqual(
          all.map(({ id: _id, updatedAt: _updatedAt, thumbnail: _thumbnail, ...one }) => ({ ...one, thumbnail: '' })),
        );
      }),
    );
  });

  it('never fails, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), (text, hasHeader) => {
        const { items, problems } = prepareCsv(hasHeader ? `SKU,Name,Price\n${text}` : text, [], context);
        expect(items.every(({ product: { sku = '', name = '' } }) => sku !== '' && name !== '')).toBe(true);
        expect(problems.every(({ line }) => line > 1)).toBe(true);
      }),
    );
  });

  const header = Object.values(csvHeaders.en).join(',');
  const cells = (change: Partial<Record<keyof typeof csvHeaders.en, string>>) => {
    const whole = {
      ...Object.fromEntries(Object.keys(csvHeaders.en).map((column) => [column, ''])),
      sku: 'ABC1',
      name: 'A',
      active: 'yes',
      ...change,
    };
    return Object.keys(csvHeaders.en)
      .map((column) => (whole as Record<string, string>)[column] ?? '')
      .join(',');
  };

  it.each([
    ['sku', '', 'noSku'],
    ['sku', 'X'.repeat(41), 'tooLong'],
    ['name', ' ', 'noName'],
    ['name', 'a\u202Eb', 'unprintable'],
    ['category', 'Boats', 'unknown'],
    ['barcode', '123', 'barcodeDigits'],
    ['barcode', '4006381333930', 'barcodeCheck'],
    ['stock', '1.5', 'pieces'],
    ['stock', '-1', 'range'],
    ['price', 'free', 'number'],
    ['price', '1.005.5', 'number'],
    ['price', '99999999', 'range'],
    ['taxPercent', '101', 'range'],
    ['active', 'perhaps', 'boolean'],
    ['tags', Array.from({ length: 21 }, (_, n) => `t${n}`).join('|'), 'tooManyTags'],
  ] as const)('with %s %j is wrong there: %s', (column, text, reason) => {
    const { problems, items } = prepareCsv(
      [header, cells({}), cells({ sku: 'DEF2', [column]: text })].join('\n'),
      [],
      context,
    );
    expect(problems).toEqual([{ line: 3, column, header: csvHeaders.en[column], reason, text: text.slice(0, 80) }]);
    expect(items).toHaveLength(1);
  });

  it('has each SKU once, whatever its case', () => {
    const { problems } = prepareCsv('SKU,Name\nabc,One\nABC,Two', [], context);
    expect(problems).toMatchObject([{ line: 3, reason: 'skuTwice' }]);
  });

  it('changes only the columns that it has, of the products that it names', () => {
    const known: Product = {
      ...blankProduct,
      tags: [],
      images: [],
      id: 'prd_1',
      sku: 'ABC1',
      name: 'Known',
      stock: 3,
      updatedAt: '',
    };
    const { items } = prepareCsv('Stock;Stok kodu;Colour\n7;abc1;red', [known], context);
    expect(items).toEqual([{ id: 'prd_1', isNew: false, product: { stock: 7, sku: 'abc1' } }]);
  });

  it('names columns that are none, and new tags once', () => {
    const { ignored, newTags, items } = prepareCsv(
      'SKU,Name,Colour,Tags\na,A,red,New|new|Automatic\nb,B,blue,NEW',
      [],
      context,
    );
    expect(ignored).toEqual(['Colour']);
    expect(newTags.map(({ title }) => title)).toEqual(['New']);
    expect(items.map(({ product: { tags } }) => tags)).toEqual([[newTags[0]?.id, 'ptg_a'], [newTags[0]?.id]]);
  });

  it('without prices has those that follow from base price and tax, and keeps those that were entered', () => {
    const known = { ...blankProduct, tags: [], images: [], id: 'prd_1', sku: 'A', basePrice: 10, taxPercent: 20 };
    const prepare = (price: number, rows: string) =>
      prepareCsv(`SKU,Name,Base price,Tax percent\n${rows}`, [{ ...known, price, updatedAt: '' }], context);
    const pricesOf = (price: number, rows: string) =>
      prepare(price, rows).items.map(({ product }) => [product.basePrice, product.price]);
    expect(pricesOf(12, 'A,A,20,20\nB,B,5,10')).toEqual([
      [20, 24],
      [5, 5.5],
    ]);
    expect(pricesOf(11.99, 'A,A,20,20')).toEqual([[20, undefined]]);
    expect(prepare(12, `A,A,${inventoryLimits.money},20`).problems).toMatchObject([
      { line: 2, column: 'basePrice', reason: 'range' },
    ]);
    const dear = {
      ...known,
      basePrice: inventoryLimits.money,
      taxPercent: 0,
      price: inventoryLimits.money,
      updatedAt: '',
    };
    expect(prepareCsv('SKU,Tax percent\nA,20', [dear], context).problems).toMatchObject([
      { line: 2, column: 'taxPercent', header: 'Tax percent', reason: 'range', text: '20' },
    ]);
  });

  it('adds no more tags than one import may have', () => {
    const lines = Array.from({ length: inventoryLimits.importTags + 1 }, (_, n) => `S-${n},Product ${n},New ${n}`);
    const { newTags, problems } = prepareCsv(['SKU,Name,Tags', ...lines, 'S-x,Last,New 0'].join('\n'), [], context);
    expect(newTags).toHaveLength(inventoryLimits.importTags);
    expect(problems).toMatchObject([{ line: inventoryLimits.importTags + 2, reason: 'tooManyNewTags' }]);
  });

  it('says how many products are more than a person can have', () => {
    const existing = Array.from({ length: inventoryLimits.products - 1 }, (_, n): Product => {
      return { ...blankProduct, tags: [], images: [], id: `prd_${n}`, sku: `S-${n}`, updatedAt: '' };
    });
    expect(prepareCsv('SKU,Name\nS-0,Changed\nA,New', existing, context)).toMatchObject({ added: 1, excess: 0 });
    expect(prepareCsv('SKU,Name\nA,New\nB,New\nC,New', existing, context)).toMatchObject({ added: 3, excess: 2 });
  });

  it('without a SKU column is said to have none', () => {
    expect(prepareCsv('Name,Price\nA,5', [], context)).toMatchObject({ hasSku: false, items: [] });
  });

  it('of ten thousand rows tells the wrong ones by line and column', () => {
    const wrong = new Set([17, 4711, 9999]);
    const lines = Array.from({ length: 10_000 }, (_, n) => `S-${n},Product ${n},${wrong.has(n) ? 'many' : n % 50}`);
    const { items, problems, wrongLines, added } = prepareCsv(['SKU,Name,Stock', ...lines].join('\r\n'), [], context);
    expect(items).toHaveLength(9997);
    expect(added).toBe(9997);
    expect(wrongLines).toBe(3);
    expect(problems.map(({ line, header: column, text }) => [line, column, text])).toEqual(
      [...wrong].map((n) => [n + 2, 'Stock', 'many']),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['1234.5', ',', 1234.5],
    ['1,234.50', ',', 1234.5],
    ['1.234,50', ';', 1234.5],
    ['1234,5', ',', 1234.5],
    ['1,234', ',', 1234],
    ['1.234', ';', 1234],
    ['1.234', ',', 1.234],
    ['1,234', ';', 1.234],
    ['1.234.567', ',', 1234567],
    ['€ 12', ',', 12],
    ['-3', ',', -3],
    ['12 500', ',', 12500],
    ['1.2.3', ',', undefined],
    ['12,34.5', ',', undefined],
    ['--3', ',', undefined],
    ['1e5', ',', undefined],
    ['=1+1', ',', undefined],
    ['', ',', undefined],
  ])('%j between %j is %s', (text, separator, value) => {
    expect(parseAmount(text, separator)).toBe(value);
  });
});
