import type { Product } from './api';
import type { Amount } from './price';

/** How much of a product is in stock: below 20, below 30, or more. */
export const stockLevels = ['low', 'medium', 'full'] as const;
/** How much of a product is in stock. */
export type StockLevel = (typeof stockLevels)[number];

/** Pieces from which a stock is no longer low. */
const lowStock = 20;
/** Pieces from which a stock is full. */
export const fullStock = 30;

/** The level of a stock; one that has not been entered is low. */
export function stockLevel(stock: Amount): StockLevel {
  if (stock === '' || stock < lowStock) return 'low';
  return stock < fullStock ? 'medium' : 'full';
}

/** Pieces that can be sold; `undefined` while the stock has not been entered. */
export function availableStock({ stock, reserved }: Pick<Product, 'stock' | 'reserved'>): number | undefined {
  return stock === '' ? undefined : Math.max(0, stock - (reserved === '' ? 0 : reserved));
}
