import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { columnsFor, neighbours, place } from './place';

const items = (...heights: number[]) => heights.map((height, index) => ({ key: `${index}`, height }));
const at = { columns: 2, space: 10, known: new Map<string, number>() };

describe('place', () => {
  it('puts each item below the shortest column', () => {
    const { positions, height } = place(items(100, 40, 30), at);
    expect(positions).toEqual([
      { column: 0, top: 0, height: 100 },
      { column: 1, top: 0, height: 40 },
      { column: 1, top: 50, height: 30 },
    ]);
    expect(height).toBe(100);
  });

  it('moves no item to another column when one grows', () => {
    const before = place(items(100, 40, 30, 20), at);
    const after = place(items(100, 400, 30, 20), { ...at, known: before.columnOf });
    expect(after.positions.map(({ column }) => column)).toEqual(before.positions.map(({ column }) => column));
  });

  it('never lets two items overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 5 }),
        (heights, columns) => {
          const all = items(...heights);
          const { positions } = place(all, { ...at, columns });
          for (let column = 0; column < columns; column += 1) {
            const own = positions.flatMap((one, index) => (one.column === column ? [{ ...one, ...all[index] }] : []));
            for (const [index, one] of own.entries()) {
              const next = own[index + 1];
              if (next) expect(next.top).toBeGreaterThanOrEqual(one.top + one.height);
            }
          }
        },
      ),
    );
  });
});

describe('columnsFor', () => {
  it.each([
    [100, 1],
    [490, 2],
    [489, 1],
    [2000, 8],
  ])('fits columns into %i px', (width, expected) => expect(columnsFor(width, 240, 10)).toBe(expected));
});

describe('neighbours', () => {
  const positions = [0, 1, 1, 0, 2].map((column) => ({ column }));
  it.each([
    [0, [1, 3]],
    [2, [1, 3]],
    [3, [2, 4, 0]],
    [4, [3]],
  ])('of item %i are those beside it and in its column', (index, expected) =>
    expect(neighbours(positions, index)).toEqual(expected),
  );
});
