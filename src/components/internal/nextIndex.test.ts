import { expect, test } from 'vitest';

import { arrowMove } from './nextIndex';

const row = { count: 3, current: 0, orientation: 'horizontal' } as const;

test('goes on, back and around', () => {
  expect(arrowMove('ArrowRight', row)).toBe(1);
  expect(arrowMove('ArrowLeft', row)).toBe(2);
  expect(arrowMove('ArrowRight', { ...row, current: 2 })).toBe(0);
  expect(arrowMove('Home', { ...row, current: 2 })).toBe(0);
  expect(arrowMove('End', row)).toBe(2);
});

test('turns with the reading direction, but not up and down', () => {
  expect(arrowMove('ArrowLeft', { ...row, rtl: true })).toBe(1);
  expect(arrowMove('ArrowDown', { ...row, orientation: 'both', rtl: true })).toBe(1);
});

test('leaves other keys alone', () => {
  expect(arrowMove('ArrowDown', row)).toBeNull();
  expect(arrowMove('ArrowRight', { ...row, orientation: 'vertical' })).toBeNull();
  expect(arrowMove('a', row)).toBeNull();
  expect(arrowMove('toString', row)).toBeNull();
  expect(arrowMove('Home', { ...row, count: 0 })).toBeNull();
});
