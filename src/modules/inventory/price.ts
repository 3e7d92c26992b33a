import type { Product } from './api';

/** An amount that may not have been entered yet. */
export type Amount = number | '';

/** How changed prices are rounded: to the cent, to whole units, or to end in .99. */
export const priceRoundings = ['cent', 'whole', 'ninetyNine'] as const;
/** How changed prices are rounded. */
export type PriceRounding = (typeof priceRoundings)[number];

/** The tax rates that are offered. */
export const taxRates = [8, 10, 18, 20, 30] as const;

/** Rounds to whole cents, halves up: 1.005 is 1.01, although its binary fraction is a little less. */
export const toCents = (amount: number): number => Math.round(Number((amount * 100).toPrecision(15))) / 100;

/** The price of a base price with its tax; empty while one of them is. */
export function priceWithTax(basePrice: Amount, taxPercent: Amount): Amount {
  return basePrice === '' || taxPercent === '' ? '' : toCents((basePrice * (100 + taxPercent)) / 100);
}

type Priced = Pick<Product, 'basePrice' | 'taxPercent' | 'price'>;

/** Whether the price is the one computed from base price and tax, not one that was entered. */
export const isComputedPrice = ({ basePrice, taxPercent, price }: Priced): boolean =>
  price === priceWithTax(basePrice, taxPercent);

/** What remains of a price after tax and cost; `undefined` while one of them is missing. */
export function marginOf({
  price,
  taxPercent,
  cost,
}: Pick<Product, 'price' | 'taxPercent' | 'cost'>): { amount: number; fraction: number } | undefined {
  if (price === '' || cost === '' || price === 0) return undefined;
  const net = (price * 100) / (100 + (taxPercent === '' ? 0 : taxPercent));
  return { amount: toCents(net - cost), fraction: (net - cost) / net };
}

const roundings: Readonly<Record<PriceRounding, (price: number) => number>> = {
  cent: toCents,
  whole: (price) => Math.max(1, Math.round(price)),
  // The nearest price that ends in .99.
  ninetyNine: (price) => toCents(Math.max(1, Math.round(price + 0.01)) - 0.01),
};

/** A change of prices. */
export interface PriceChange {
  /** By how much, in percent; below 0 they fall. */
  percent: number;
  rounding: PriceRounding;
}

/**
 * Changes base price and price by percent. A price that follows from base price and tax still does, unless it is rounded
 * to other than cents. A product without a price stays as it is.
 */
export function changePrice<Row extends Priced>(product: Row, { percent, rounding }: PriceChange): Row {
  if (product.price === '') return product;
  const factor = (100 + percent) / 100;
  const basePrice = product.basePrice === '' ? '' : toCents(product.basePrice * factor);
  const computed = isComputedPrice(product) ? priceWithTax(basePrice, product.taxPercent) : '';
  const price = roundings[rounding](computed === '' ? product.price * factor : computed);
  return { ...product, basePrice, price };
}
