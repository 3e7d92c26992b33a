import { expect, test } from 'vitest';

import { sizeAfterKey, within } from './size';

const limits = { min: 20, max: 80 };
const row = { ...limits, step: 2, orientation: 'horizontal', rtl: false } as const;

test('keeps to its limits', () => {
  expect(within(5, limits)).toBe(20);
  expect(within(95, limits)).toBe(80);
  expect(within(33.333, limits)).toBe(33.3);
});

test('moves with the arrows along the row', () => {
  expect(sizeAfterKey('ArrowRight', 40, row)).toBe(42);
  expect(sizeAfterKey('ArrowLeft', 21, row)).toBe(20);
  expect(sizeAfterKey('ArrowDown', 40, row)).toBeUndefined();
});

test('turns around where text runs from right to left', () => {
  expect(sizeAfterKey('ArrowLeft', 40, { ...row, rtl: true })).toBe(42);
});

test('moves up and down in a column, whichever way text runs', () => {
  expect(sizeAfterKey('ArrowDown', 40, { ...row, orientation: 'vertical', rtl: true })).toBe(42);
  expect(sizeAfterKey('ArrowUp', 40, { ...row, orientation: 'vertical' })).toBe(38);
  expect(sizeAfterKey('ArrowLeft', 40, { ...row, orientation: 'vertical' })).toBeUndefined();
});

test('goes to its limits', () => {
  expect(sizeAfterKey('Home', 40, row)).toBe(20);
  expect(sizeAfterKey('End', 40, row)).toBe(80);
});
