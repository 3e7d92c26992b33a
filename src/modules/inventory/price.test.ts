import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changePrice, isComputedPrice, marginOf, priceRoundings, priceWithTax, toCents } from './price';

const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);
const tax = fc.constantFrom(0, 8, 10, 18, 20, 30, 7.5);
const percent = fc.integer({ min: -9000, max: 50_000 }).map((value) => value / 100);

describe('toCents', () => {
  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [1.004_999, 1],
    [0.1 + 0.2, 0.3],
    [0, 0],
  ])('%s is %s', (amount, rounded) => {
    expect(toCents(amount)).toBe(rounded);
  });

  it('leaves whole cents as they are', () => {
    fc.assert(
      fc.property(cents(9_999_999), (amount) => {
        expect(toCents(amount)).toBe(amount);
      }),
    );
  });
});

describe('priceWithTax', () => {
  it.each([
    [749, 8, 808.92],
    [1848, 30, 2402.4],
    [968.5, 10, 1065.35],
    ['', 10, ''],
    [10, '', ''],
    [0, 20, 0],
  ] as const)('%s with %s%% is %s', (base, rate, price) => {
    expect(priceWithTax(base, rate)).toBe(price);
  });

  it('has whole cents, within half a cent of the exact price', () => {
    fc.assert(
      fc.property(cents(100_000), tax, (base, rate) => {
        const price = Number(priceWithTax(base, rate));
        expect(toCents(price)).toBe(price);
        expect(Math.abs(price - base * (1 + rate / 100))).toBeLessThanOrEqual(0.005 + 1e-7);
      }),
    );
  });
});

describe('marginOf', () => {
  it('is what remains after tax and cost', () => {
    expect(marginOf({ price: 120, taxPercent: 20, cost: 60 })).toEqual({ amount: 40, fraction: 0.4 });
    expect(marginOf({ price: 120, taxPercent: '', cost: 60 })).toEqual({ amount: 60, fraction: 0.5 });
  });

  it('is a loss below cost', () => {
    expect(marginOf({ price: 50, taxPercent: '', cost: 60 })?.amount).toBe(-10);
  });

  it('is unknown without price or cost', () => {
    expect(marginOf({ price: '', taxPercent: 8, cost: 60 })).toBeUndefined();
    expect(marginOf({ price: 10, taxPercent: 8, cost: '' })).toBeUndefined();
    expect(marginOf({ price: 0, taxPercent: 8, cost: 1 })).toBeUndefined();
  });
});

describe('changePrice', () => {
  const product = { basePrice: 749, taxPercent: 8, price: 808.92 } as const;

  it('raises base price and price, and keeps the one following from the other', () => {
    expect(changePrice(product, { percent: 10, rounding: 'cent' })).toEqual({
      basePrice: 823.9,
      taxPercent: 8,
      price: 889.81,
    });
    fc.assert(
      fc.property(cents(50_000), tax, percent, (basePrice, taxPercent, by) => {
        const before = { basePrice, taxPercent, price: priceWithTax(basePrice, taxPercent) };
        expect(isComputedPrice(changePrice(before, { percent: by, rounding: 'cent' }))).toBe(true);
      }),
    );
  });

  it('changes a price of its own by the same percentage', () => {
    expect(changePrice({ ...product, price: 1000 }, { percent: -10, rounding: 'cent' })).toEqual({
      basePrice: 674.1,
      taxPercent: 8,
      price: 900,
    });
  });

  it.each([
    ['cent', 889.81],
    ['whole', 890],
    ['ninetyNine', 889.99],
  ] as const)('rounds to %s', (rounding, price) => {
    expect(changePrice(product, { percent: 10, rounding }).price).toBe(price);
  });

  it('rounds to the nearest price, above 0', () => {
    fc.assert(
      fc.property(cents(50_000), percent, fc.constantFrom(...priceRoundings), (price, by, rounding) => {
        const after = Number(changePrice({ basePrice: '', taxPercent: '', price }, { percent: by, rounding }).price);
        const exact = price * (1 + by / 100);
        expect(after).toBeGreaterThanOrEqual(0);
        if (exact >= 1) expect(Math.abs(after - exact)).toBeLessThanOrEqual(0.51);
        if (rounding === 'ninetyNine') expect(Math.round(after * 100) % 100).toBe(99);
        if (rounding === 'whole') expect(after % 1).toBe(0);
      }),
    );
  });

  it('leaves a product without a price', () => {
    const unpriced = { basePrice: 5, taxPercent: 8, price: '' } as const;
    expect(changePrice(unpriced, { percent: 10, rounding: 'cent' })).toBe(unpriced);
  });
});
