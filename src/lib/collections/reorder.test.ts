import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { moveBetweenLists, arrayMove } from './reorder';

describe('moveWithin', () => {
  it.each([
    ['forward', 0, 2, 'bca'],
    ['back', 2, 0, 'cab'],
    ['nowhere', 1, 1, 'abc'],
    ['past the end', 0, 9, 'bca'],
    ['from no seat', 7, 0, 'abc'],
  ])('moves %s', (_what, from, to, expected) => {
    expect(arrayMove(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});

const lists = (first: string, second: string) =>
  [
    ['one', first],
    ['two', second],
  ].map(([id = '', letters = '']) => ({ id, items: [...letters].map((letter) => ({ id: letter })) }));
const letters = (of: ReturnType<typeof lists>) => of.map(({ items }) => items.map(({ id }) => id).join('')).join('|');

describe('moveBetween', () => {
  it.each([
    ['within a list', 'a', 'one', 0, 'one', 2, 'bca|xy'],
    ['into another list', 'b', 'one', 1, 'two', 1, 'ac|xby'],
    ['to the end of another list', 'b', 'one', 1, 'two', 9, 'ac|xyb'],
    ['to a list that is not there', 'b', 'one', 1, 'nowhere', 0, 'abc|xy'],
    ['what is not there', 'q', 'one', 1, 'two', 0, 'abc|xy'],
  ])('moves %s', (_what, id, fromList, from, toList, to, expected) => {
    const move = { id, from: { listId: fromList, index: from }, to: { listId: toList, index: to } };
    expect(letters(moveBetweenLists(lists('abc', 'xy'), move))).toBe(expected);
  });

  test('loses and doubles nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.boolean(), fc.integer({ min: -3, max: 9 }), (from, across, to) => {
        const move = {
          id: 'abc'.charAt(from),
          from: { listId: 'one', index: from },
          to: { listId: across ? 'two' : 'one', index: to },
        };
        expect([...letters(moveBetweenLists(lists('abc', 'xy'), move))].sort().join('')).toBe('abcxy|');
      }),
    );
  });
});
