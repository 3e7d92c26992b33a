import { paths } from '#domain/paths';
import { choiceParam, listParam, listParams, pageParam, textParam } from '#lib/router/listParams';
import type { ListParam } from '#lib/router/listParams';

import type { ProductFilter } from './api';
import { inventoryLimits } from './limits';
import { productSorts } from './productRules';
import type { ProductSort } from './productRules';
import { stockLevels } from './stockLevel';
import type { StockLevel } from './stockLevel';

/** How many products a page can have. */
export const pageSizes = [10, 25, 50, 100] as const;
/** How many products a page can have. */
type PageSize = (typeof pageSizes)[number];

/** What the address of the list restores. */
export interface InventoryAddress {
  search: string;
  sort: ProductSort;
  order: 'asc' | 'desc';
  page: number;
  size: PageSize;
  categories: readonly string[];
  brands: readonly string[];
  vendors: readonly string[];
  tags: readonly string[];
  state: '' | 'active' | 'inactive';
  stock: readonly StockLevel[];
  /** `new`: the id is free, and the form opens blank. */
  mode: '' | 'new';
}

const sizeParam: ListParam<PageSize> = {
  defaultValue: 10,
  parse: (text) => pageSizes.find((size) => String(size) === text),
  format: String,
};

const stockParam: ListParam<readonly StockLevel[]> = {
  defaultValue: [],
  parse: (text) => stockLevels.filter((level) => text.split(',').includes(level)),
  format: (levels) => levels.join(','),
};

/** Parses and builds the query of addresses of the inventory. */
export const inventoryParams = listParams<InventoryAddress>({
  search: textParam(inventoryLimits.search),
  sort: choiceParam(productSorts, 'name'),
  order: choiceParam(['asc', 'desc'], 'asc'),
  page: pageParam,
  size: sizeParam,
  categories: listParam(),
  brands: listParam(),
  vendors: listParam(),
  tags: listParam(),
  state: choiceParam(['', 'active', 'inactive'], ''),
  stock: stockParam,
  mode: choiceParam(['', 'new'], ''),
});

/** The path of a product, or of the list. */
export function productPath(id?: string): string {
  return id === undefined ? paths.inventory : paths.product.replace(':id', encodeURIComponent(id));
}

/** The products that an address filters by. */
export function filterOf(address: InventoryAddress): ProductFilter {
  const { search, categories, brands, vendors, tags, state, stock } = address;
  return {
    ...(search !== '' && { search }),
    ...(categories.length > 0 && { categories: [...categories] }),
    ...(brands.length > 0 && { brands: [...brands] }),
    ...(vendors.length > 0 && { vendors: [...vendors] }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(state !== '' && { state }),
    ...(stock.length > 0 && { stock: [...stock] }),
  };
}

/** Whether an address lists other than all products. */
export const isFiltered = (address: InventoryAddress): boolean => Object.keys(filterOf(address)).length > 0;
