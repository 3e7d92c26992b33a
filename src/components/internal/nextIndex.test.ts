import { expect, test } from 'vitest';

import { nextIndex } from './nextIndex';

const row = { count: 3, current: 0, orientation: 'horizontal' } as const;

test('goes on, back and around', () => {
  expect(nextIndex('ArrowRight', row)).toBe(1);
  expect(nextIndex('ArrowLeft', row)).toBe(2);
  expect(nextIndex('ArrowRight', { ...row, current: 2 })).toBe(0);
  expect(nextIndex('Home', { ...row, current: 2 })).toBe(0);
  expect(nextIndex('End', row)).toBe(2);
});

test('turns with the reading direction, but not up and down', () => {
  expect(nextIndex('ArrowLeft', { ...row, rtl: true })).toBe(1);
  expect(nextIndex('ArrowDown', { ...row, orientation: 'both', rtl: true })).toBe(1);
});

test('leaves other keys alone', () => {
  expect(nextIndex('ArrowDown', row)).toBeNull();
  expect(nextIndex('ArrowRight', { ...row, orientation: 'vertical' })).toBeNull();
  expect(nextIndex('a', row)).toBeNull();
  expect(nextIndex('toString', row)).toBeNull();
  expect(nextIndex('Home', { ...row, count: 0 })).toBeNull();
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 24],
  ['PageDown', -1, 0],
  ['PageUp', -1, 24],
  ['PageDown', 3, 13],
  ['PageDown', 20, 24],
  ['PageUp', 20, 10],
  ['PageUp', 3, 0],
] as const)('%s leads from %i to %i in a list with pages', (key, current, to) => {
  expect(nextIndex(key, { count: 25, current, orientation: 'vertical', page: 10 })).toBe(to);
});

test.each([
  ['ArrowDown', 24, 24],
  ['ArrowUp', 0, 0],
] as const)('%s stays at the end without loop', (key, current, to) => {
  expect(nextIndex(key, { count: 25, current, orientation: 'vertical', loop: false })).toBe(to);
});

test.each(['Home', 'End', 'PageUp', 'PageDown', 'a', 'Enter', 'ArrowLeft'])('leaves %s to a text', (key) => {
  expect(nextIndex(key, { count: 25, current: 3, orientation: 'vertical', edges: false })).toBeNull();
});
