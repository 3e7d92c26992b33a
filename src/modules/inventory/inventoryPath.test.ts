import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filterOf, inventoryParams, productPath } from './inventoryPath';
import { sortParams, tableSort } from './tableSort';

describe('the address of the inventory', () => {
  it('has the defaults of the specification', () => {
    expect(inventoryParams.parse('')).toMatchObject({ sort: 'name', order: 'asc', page: 1, size: 10, search: '' });
    expect(inventoryParams.href(productPath(), inventoryParams.parse(''))).toBe('/apps/ecommerce/inventory');
  });

  it('comes back as it was written', () => {
    const query = '?search=cove&sort=price&order=desc&page=2&size=25&categories=a,b&state=active&stock=low,medium';
    const address = inventoryParams.parse(query);
    expect(inventoryParams.parse(inventoryParams.href(productPath(), address).split('?')[1] ?? '')).toEqual(address);
    expect(filterOf(address)).toEqual({
      search: 'cove',
      categories: ['a', 'b'],
      state: 'active',
      stock: ['low', 'medium'],
    });
  });

  it('is valid for any query', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sort', 'order', 'page', 'size', 'state', 'stock', 'mode'),
        fc.string(),
        (name, text) => {
          const address = inventoryParams.parse(new URLSearchParams({ [name]: text }));
          expect(address.page).toBeGreaterThanOrEqual(1);
          expect([10, 25, 50, 100]).toContain(address.size);
        },
      ),
    );
  });

  it('keeps the order of the table', () => {
    const address = inventoryParams.parse('?sort=stock&order=desc');
    expect(sortParams(tableSort(address))).toEqual({ sort: 'stock', order: 'desc' });
    expect(sortParams(undefined)).toEqual({ sort: 'name', order: 'asc' });
    expect(sortParams({ column: 'brand', direction: 'ascending' })).toEqual({ sort: 'name', order: 'asc' });
  });
});
