import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { numberText } from './numberText';

describe('numberText', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '1234.5', 1234.5],
    ['en', '.5', 0.5],
    ['en', '−12', -12],
    ['tr', '1.234,5', 1234.5],
    ['tr', '1234,5', 1234.5],
    ['tr', '12 500', 12500],
    ['fr', '12 500,5', 12500.5],
    ['en', '', null],
    ['en', '-', undefined],
    ['en', 'twelve', undefined],
    ['en', '12 kg', undefined],
    ['en', '1.2.3', undefined],
    ['en', '12,34', undefined],
    ['tr', '1.5', undefined],
    ['en', '1e5', undefined],
  ])('%s reads "%s" as %s', (locale, text, value) => {
    expect(numberText(locale, 2).read(text)).toBe(value);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom('en', 'tr', 'de', 'fr'), (cents, locale) => {
        const { read, write } = numberText(locale, 2);
        expect(read(write(cents / 100))).toBeCloseTo(cents / 100, 5);
      }),
    );
  });
});
