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
