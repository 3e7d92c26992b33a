import { describe, expect, it } from 'vitest';

import { nextSort, plainLayout, sortRows } from './columns';
import type { DataTableColumn } from './columns';
import { createTableEngine } from './tableEngine';

type Row = { name: string; stock: number };
const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'stock', header: 'In stock', cell: ({ stock }) => stock, sortValue: ({ stock }) => stock, minWidth: 80 },
  { id: 'note', header: 'Note', cell: () => '' },
];
const rows: Row[] = [
  { name: 'Ilgaz', stock: 9 },
  { name: 'Çam', stock: 10 },
  { name: 'İzmir', stock: 10 },
];
const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

describe('nextSort', () => {
  it('goes up, down and back to the order of arrival', () => {
    const up = nextSort(undefined, 'name');
    const down = nextSort(up, 'name');
    expect([up?.direction, down?.direction, nextSort(down, 'name')]).toEqual(['ascending', 'descending', undefined]);
    expect(nextSort(down, 'city')).toEqual({ column: 'city', direction: 'ascending' });
  });
});

describe('sortRows', () => {
  it('sorts text by the language and numbers by value', () => {
    expect(names(sortRows(rows, columns, { column: 'name', direction: 'ascending' }, 'tr'))).toEqual([
      'Çam',
      'Ilgaz',
      'İzmir',
    ]);
    expect(names(sortRows(rows, columns, { column: 'stock', direction: 'descending' }, 'en'))).toEqual([
      'Çam',
      'İzmir',
      'Ilgaz',
    ]);
  });

  it('leaves the order to the caller without a value', () => {
    expect(sortRows(rows, columns, { column: 'note', direction: 'ascending' }, 'en')).toBe(rows);
    expect(sortRows(rows, columns, undefined, 'en')).toBe(rows);
  });
});

describe('the layout of the columns', () => {
  const state = { hidden: ['stock'], pins: { start: ['note'] }, widths: { note: 120 }, measured: {} };
  const shape = (placed: ReturnType<typeof plainLayout<Row>>) => placed.map(({ column, width }) => [column.id, width]);

  it('has the same columns in the same order before and after the engine has loaded', () => {
    const plain = plainLayout(columns, state);
    const placed = createTableEngine().layout(columns, state, () => {});
    expect(shape(plain)).toEqual([
      ['note', 120],
      ['name', undefined],
    ]);
    expect(shape(placed)).toEqual(shape(plain));
    expect(placed.map(({ pinned }) => pinned)).toEqual(['start', undefined]);
  });

  it('places pinned columns beside each other', () => {
    const placed = createTableEngine().layout(
      columns,
      { hidden: [], pins: { start: ['name', 'stock'], end: ['note'] }, widths: {}, measured: { name: 150, stock: 90 } },
      () => {},
    );
    expect(placed.map(({ column, pinned, offset }) => [column.id, pinned, offset])).toEqual([
      ['name', 'start', 0],
      ['stock', 'start', 150],
      ['note', 'end', 0],
    ]);
  });
});
