import { describe, expect, it } from 'vitest';

import type { Product } from './api';
import { blankProduct, changeTags, productMatcher, productOrder, skuKey } from './productRules';
import { availableStock, stockLevel } from './stockLevel';

const product = (change: Partial<Product>): Product => ({
  ...blankProduct,
  tags: [],
  images: [],
  id: change.name ?? 'prd',
  updatedAt: '2026-01-05T09:00:00.000Z',
  ...change,
});
const names = (products: readonly Product[]) => products.map(({ name }) => name);

describe('productOrder', () => {
  it('sorts text without regard to case, as the language does', () => {
    const all = ['Çınar', 'cove', 'Zeytin', 'Cove', 'İmbat', 'Ispanak'].map((name) => product({ name }));
    expect(names(all.toSorted(productOrder('name', 'en'))).slice(0, 3)).toEqual(['Çınar', 'cove', 'Cove']);
    expect(names(all.toSorted(productOrder('name', 'tr'))).slice(0, 3)).toEqual(['cove', 'Cove', 'Çınar']);
  });

  it('sorts amounts as numbers, those that are missing first', () => {
    const all = [100, 9, '', 20].map((stock) => product({ name: String(stock), stock: stock as number | '' }));
    expect(names(all.toSorted(productOrder('stock', 'en')))).toEqual(['', '9', '20', '100']);
  });

  it('sorts the state as text: false before true', () => {
    const all = [true, false, true].map((active, at) => product({ name: `${at}`, active }));
    expect(names(all.toSorted(productOrder('active', 'en')))).toEqual(['1', '0', '2']);
  });
});

describe('productMatcher', () => {
  const watch = product({
    name: 'Işıklı Çelik',
    sku: 'HRB-2041',
    barcode: '4006381333931',
    category: 'cat_mens',
    tags: ['a', 'b'],
    stock: 19,
    active: true,
  });
  it.each([
    [{}, true],
    [{ search: 'isikli' }, true],
    [{ search: 'hrb 20' }, true],
    [{ search: '400638' }, true],
    [{ search: 'gold' }, false],
    [{ categories: ['cat_ladies', 'cat_mens'] }, true],
    [{ categories: ['cat_ladies'] }, false],
    [{ categories: [] }, true],
    [{ tags: ['b', 'c'] }, true],
    [{ tags: ['c'] }, false],
    [{ state: 'active' }, true],
    [{ state: 'inactive' }, false],
    [{ stock: ['low'] }, true],
    [{ stock: ['medium', 'full'] }, false],
    [{ search: 'celik', categories: ['cat_mens'], stock: ['low'], state: 'inactive' }, false],
  ] as const)('%j: %s', (filter, matches) => {
    expect(productMatcher(filter as Parameters<typeof productMatcher>[0])(watch)).toBe(matches);
  });
});

describe('stock', () => {
  it.each([
    ['', 'low'],
    [0, 'low'],
    [19, 'low'],
    [20, 'medium'],
    [29, 'medium'],
    [30, 'full'],
  ] as const)('%s pieces are %s', (stock, level) => {
    expect(stockLevel(stock)).toBe(level);
  });

  it('is available without what is reserved', () => {
    expect(availableStock({ stock: 12, reserved: 5 })).toBe(7);
    expect(availableStock({ stock: 2, reserved: 5 })).toBe(0);
    expect(availableStock({ stock: 2, reserved: '' })).toBe(2);
    expect(availableStock({ stock: '', reserved: 5 })).toBeUndefined();
  });
});

it('adds and removes tags once', () => {
  expect(changeTags(['a', 'b'], ['b', 'c'], ['a'])).toEqual(['b', 'c']);
});

it('compares SKUs without case and outer spaces', () => {
  expect(skuKey(' Hrb2041 ')).toBe(skuKey('HRB2041'));
});
