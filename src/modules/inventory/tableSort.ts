import type { DataTableSort } from '#components/DataTable';

import type { InventoryAddress } from './inventoryPath';
import { productSorts } from './productRules';
import type { ProductSort } from './productRules';

const isSort = (column: string): column is ProductSort => productSorts.some((sort) => sort === column);

/** The order of an address as the table has it. */
export const tableSort = ({ sort, order }: InventoryAddress): DataTableSort => ({
  column: sort,
  direction: order === 'asc' ? 'ascending' : 'descending',
});

/** The part of an address that an order of the table is; without one, the default. */
export function sortParams(sort: DataTableSort | undefined): Pick<InventoryAddress, 'sort' | 'order'> {
  if (!sort || !isSort(sort.column)) return { sort: 'name', order: 'asc' };
  return { sort: sort.column, order: sort.direction === 'ascending' ? 'asc' : 'desc' };
}
