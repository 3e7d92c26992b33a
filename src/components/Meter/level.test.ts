import { expect, it } from 'vitest';

import { levelOf } from './level';

const scale = { min: 0, max: 100, low: 30, high: 80 };

it.each([
  ['much is best', 90, 90, 'good'],
  ['much is best', 90, 50, 'fair'],
  ['much is best', 90, 10, 'poor'],
  ['little is best', 0, 10, 'good'],
  ['little is best', 0, 30, 'fair'],
  ['little is best', 0, 100, 'poor'],
  ['the middle is best', 50, 50, 'good'],
  ['the middle is best', 50, 29, 'fair'],
  ['the middle is best', 50, 81, 'fair'],
  ['beyond the scale', 90, 400, 'good'],
  ['beyond the scale', 90, -4, 'poor'],
] as const)('%s: with the optimum %i, %i is %s', (_what, optimum, value, expected) => {
  expect(levelOf(value, { ...scale, optimum })).toBe(expected);
});

it('finds everything good on a scale without parts', () => {
  expect(levelOf(3, { min: 0, max: 10, low: 0, high: 10, optimum: 5 })).toBe('good');
});
