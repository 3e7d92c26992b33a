import { expect, test } from 'vitest';

import { fitting } from './fitting';

test('shows everything where everything fits, without room for a menu', () => {
  expect(fitting([40, 40, 40], 120, 40)).toBe(3);
});

test('leaves room for the menu as soon as something does not fit', () => {
  expect(fitting([40, 40, 40], 119, 40)).toBe(1);
  expect(fitting([40, 40, 40], 30, 40)).toBe(0);
});

test('takes what was never measured for something that fits', () => {
  expect(fitting([40, undefined, 40], 80, 40)).toBe(3);
  expect(fitting([], 0, 40)).toBe(0);
});
