import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readHex } from './hex';

it.each([
  ['#1d4ed8', '#1d4ed8'],
  ['1D4ED8', '#1d4ed8'],
  [' #abc ', '#aabbcc'],
  ['f00', '#ff0000'],
])('reads %j as %s', (text, hex) => {
  expect(readHex(text)).toBe(hex);
});

it.each(['', '#', 'red', '#12345', '#1234567', '#ggg', '##abc'])('refuses %j', (text) => {
  expect(readHex(text)).toBeUndefined();
});

it('keeps what it wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (color) => {
      const hex = `#${color.toString(16).padStart(6, '0')}`;
      expect(readHex(hex)).toBe(hex);
    }),
  );
});
