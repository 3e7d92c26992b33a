import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldForSearch } from './foldForSearch';

describe('foldForSearch', () => {
  it.each([
    ['Işıklı ECZANE – Çelik’in', 'isikli eczane celik in'],
    ['İSTANBUL istanbul ISPARTA ısparta', 'istanbul istanbul isparta isparta'],
    ['Straße STRAẞE Æther Øre Đorđe Łódź Œuvre', 'strasse strasse aether ore dorde lodz oeuvre'],
    ['Dr. O’Neil-Smith  &  Söns, 2nd', 'dr o neil smith sons 2nd'],
    ['№ ﬁve ①', 'no five 1'],
    ['Ночная аптека', 'ночная аптека'],
    ['🦷', ''],
    ['\uD800x\uDC00', 'x'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('never throws, and folding twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
