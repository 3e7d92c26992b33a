import { describe, expect, it } from 'vitest';

import { arrange, follow, keyOf, placeOf, readKey, step, stopAt } from './tracks';
import type { Container } from './tracks';

const track = (id: string, letters: string, orientation: Container['orientation'] = 'vertical'): Container => ({
  id,
  label: id,
  orientation,
  items: [...letters].map((letter) => ({ id: letter, label: letter })),
});
const board = [track('one', 'abc'), track('two', ''), track('three', 'z')];
const plain = { columns: 1, rtl: false };

describe('step', () => {
  it.each([
    ['ArrowDown', 0, 'one 1'],
    ['ArrowDown', 2, ''],
    ['ArrowUp', 0, ''],
    ['ArrowUp', 2, 'one 1'],
    ['ArrowRight', 2, 'two 0'],
    ['ArrowLeft', 2, ''],
    ['Home', 2, 'one 0'],
    ['Home', 0, ''],
    ['End', 0, 'one 2'],
    ['x', 0, ''],
  ])('%s from %i of a vertical list leads to "%s"', (key, index, expected) => {
    const next = step(board, { listId: 'one', index }, key, plain);
    expect(next ? `${next.listId} ${next.index}` : '').toBe(expected);
  });

  it('turns round where text runs from right to left', () => {
    const rtl = { columns: 1, rtl: true };
    expect(step(board, { listId: 'one', index: 0 }, 'ArrowLeft', rtl)).toEqual({ listId: 'two', index: 0 });
    expect(step([track('row', 'abc', 'horizontal')], { listId: 'row', index: 0 }, 'ArrowLeft', rtl)?.index).toBe(1);
  });

  it('goes by rows in a grid', () => {
    const grid = [track('grid', 'abcdef', 'grid')];
    const go = (index: number, key: string) =>
      step(grid, { listId: 'grid', index }, key, { columns: 3, rtl: false })?.index;
    expect([go(1, 'ArrowDown'), go(4, 'ArrowUp'), go(4, 'ArrowDown'), go(2, 'ArrowRight')]).toEqual([
      4,
      1,
      undefined,
      3,
    ]);
  });
});

describe('stopAt', () => {
  it('says at which end an item is', () => {
    const at = (index: number) => ({ listId: board[0]?.id ?? '', index });
    const last = (board[0]?.items.length ?? 0) - 1;
    expect(stopAt(board, at(0), 'ArrowUp', false)).toBe('alreadyFirst');
    expect(stopAt(board, at(0), 'Home', false)).toBe('alreadyFirst');
    expect(stopAt(board, at(last), 'ArrowDown', false)).toBe('alreadyLast');
    expect(stopAt(board, at(0), 'ArrowLeft', false)).toBe('noFurther');
  });
});

describe('arrange', () => {
  it('shows a thing where it is on its way', () => {
    const from = { listId: 'one', index: 0 };
    const shown = arrange(board, { kind: 'item', id: 'a', from, at: { listId: 'three', index: 1 }, by: 'keyboard' });
    expect(placeOf(shown, 'a')).toEqual({ listId: 'three', index: 1 });
    expect(placeOf(shown, 'b')).toEqual(from);
    expect(placeOf(shown, 'nobody')).toBeUndefined();
  });
});

describe('follow', () => {
  const carry = {
    kind: 'item',
    id: 'a',
    from: { listId: 'one', index: 0 },
    at: { listId: 'three', index: 1 },
    by: 'keyboard',
  } as const;
  it('leaves a drag alone whose item is where it was', () => {
    expect(follow(board, carry)).toBe(carry);
  });
  it('takes the item from where another tab has moved it, and shows it where it is carried', () => {
    const changed = [track('one', 'bc'), track('two', 'a'), track('three', 'z')];
    const followed = follow(changed, carry);
    expect(followed).toEqual({ ...carry, from: { listId: 'two', index: 0 } });
    expect(placeOf(arrange(changed, followed ?? carry), 'a')).toEqual(carry.at);
  });
  it('is back at its place without the list that it was over, and ends without the item', () => {
    expect(follow([track('one', 'ba')], carry)?.at).toEqual({ listId: 'one', index: 1 });
    expect(follow([track('one', 'b'), track('three', 'z')], carry)).toBeUndefined();
  });
});

it('reads back the keys it writes', () => {
  for (const kind of ['item', 'list'] as const) expect(readKey(keyOf(kind, 'a:b'))).toEqual({ kind, id: 'a:b' });
});
