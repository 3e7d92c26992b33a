import { describe, expect, it } from 'vitest';

import { itemRowAt, rowsOf } from './virtualRows';

const names = ['Ada', 'Ali', 'Bora', 'Cem'];
const rows = rowsOf(
  names,
  (name) => name,
  (name) => name.slice(0, 1),
);

describe('rowsOf', () => {
  it('puts a heading before each group', () => {
    expect(rows.map((row) => (row.kind === 'item' ? row.key : `[${row.label}]`))).toEqual([
      '[A]',
      'Ada',
      'Ali',
      '[B]',
      'Bora',
      '[C]',
      'Cem',
    ]);
    expect(rows[4]).toMatchObject({ position: 3, heading: 3, first: true });
  });

  it('has no headings without groups', () => {
    expect(rowsOf(names, (name) => name).every(({ kind }) => kind === 'item')).toBe(true);
  });
});

describe('itemRowAt', () => {
  it('steps over headings', () => {
    expect(itemRowAt(rows, 0, 1)).toBe(1);
    expect(itemRowAt(rows, 3, -1)).toBe(2);
    expect(itemRowAt(rows, 0, -1)).toBe(1);
    expect(itemRowAt(rows, 99, 1)).toBe(6);
    expect(itemRowAt([], 0, 1)).toBe(-1);
  });
});
