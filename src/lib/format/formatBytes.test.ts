import { expect, it } from 'vitest';

import { formatBytes } from './formatBytes';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [4200, '4.2 kB'],
  [820_000, '820 kB'],
  [2_400_000, '2.4 MB'],
  [12_300_000, '12 MB'],
  [3_000_000_000, '3 GB'],
])('writes %i bytes as %s', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text));

it('writes Turkish sizes with a decimal comma', () => expect(formatBytes(2_400_000, 'tr')).toBe('2,4 MB'));
