import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { arrayMove } from '#lib/collections/reorder';

import { positionAt, positionBetween, positionStep, renumber, settlePositions } from './positions';

const numbered = (count: number) =>
  renumber(Array.from({ length: count }, (_, index) => ({ id: `c${index}`, position: 0 })));

describe('positions', () => {
  it('are in steps of 65536, and halved between neighbours', () => {
    expect(numbered(3).map(({ position }) => position)).toEqual([65_536, 131_072, 196_608]);
    expect(positionBetween(undefined, undefined)).toBe(positionStep);
    expect(positionBetween(undefined, 65_536)).toBe(32_768);
    expect(positionBetween(65_536, 131_072)).toBe(98_304);
    expect(positionBetween(131_072, undefined)).toBe(196_608);
    expect(positionAt(numbered(2), 9)).toBe(196_608);
  });

  it('are renumbered when two neighbours come closer than 1, and not before', () => {
    const apart = [
      { id: 'a', position: 1 },
      { id: 'b', position: 2 },
    ];
    expect(settlePositions(apart)).toEqual(apart);
    expect(settlePositions([...apart, { id: 'c', position: 1.5 }]).map(({ id, position }) => [id, position])).toEqual([
      ['a', 65_536],
      ['c', 131_072],
      ['b', 196_608],
    ]);
    expect(settlePositions([{ id: 'a', position: 0.5 }])).toEqual([{ id: 'a', position: positionStep }]);
  });

  it('put what moved before what was at its position', () => {
    const same = [
      { id: 'a', position: 65_536 },
      { id: 'b', position: 65_536 },
    ];
    expect(settlePositions(same, new Set(['b'])).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('hold the order of a list through 10,000 random moves, no two alike', () => {
    const size = 12;
    const move = fc.record({ from: fc.nat(size - 1), to: fc.nat(size - 1) });
    let made = 0;
    fc.assert(
      fc.property(fc.array(move, { minLength: 500, maxLength: 500 }), (moves) => {
        let items = numbered(size);
        let model = items.map(({ id }) => id);
        for (const { from, to } of moves) {
          made += 1;
          model = arrayMove(model, from, to);
          const moved = items[from];
          if (!moved) throw new Error(`There is no item ${from}.`);
          const others = items.filter((item) => item !== moved);
          items = settlePositions([...others, { ...moved, position: positionAt(others, to) }], new Set([moved.id]));
          expect(items.map(({ id }) => id)).toEqual(model);
          items.forEach(({ position }, index) =>
            expect(position - (items[index - 1]?.position ?? 0)).toBeGreaterThanOrEqual(1),
          );
        }
      }),
      { numRuns: 20, seed: 20_260_316 },
    );
    expect(made).toBeGreaterThanOrEqual(10_000);
  });
});
