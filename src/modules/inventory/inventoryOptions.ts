import type { Company, ProductCategory } from './api';

/** What products are sorted into. */
export interface InventoryOptions {
  categories: readonly ProductCategory[];
  brands: readonly Company[];
  vendors: readonly Company[];
}
