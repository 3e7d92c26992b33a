import { describe, expect, it } from 'vitest';

import { itemRowAt, rowsOf, slotsOf } from './virtualRows';

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

describe('slots', () => {
  it.each([
    ['with headings', (name: string) => name.slice(0, 1), [1, 2, 4]],
    ['without headings', undefined, [0, 1, 2]],
  ] as const)('%s lead from an item to its row and back', (_name, groupOf, expected) => {
    const rows = rowsOf(['Ada', 'Alan', 'Bo'], (name) => name, groupOf);
    const slots = slotsOf(rows);
    expect([0, 1, 2].map(slots.ofItem)).toEqual(expected);
    expect(expected.map(slots.itemAt)).toEqual([0, 1, 2]);
    expect(expected.map(slots.keyAt)).toEqual(['Ada', 'Alan', 'Bo']);
    expect(slots.find('Bo')).toBe(expected[2]);
    if (groupOf) expect([slots.keyAt(0), slots.itemAt(0), slots.nearest(0, 1)]).toEqual([undefined, -1, 1]);
  });
});
