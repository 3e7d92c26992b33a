import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { barcodeProblem, checkDigit, ean13Bars, ean13Modules, isEan13 } from './barcode';

const twelve = fc.stringMatching(/^\d{12}$/);
const code = twelve.map((digits) => `${digits}${checkDigit(digits)}`);

describe('the check digit', () => {
  it.each(['4006381333931', '9780201379624', '5901234123457', '0000000000000'])('of %s is right', (text) => {
    expect(isEan13(text)).toBe(true);
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(code, fc.nat(12), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
        const wrong = `${text.slice(0, at)}${(Number(text[at]) + by) % 10}${text.slice(at + 1)}`;
        expect(isEan13(wrong)).toBe(false);
        expect(barcodeProblem(wrong)).toBe('check');
      }),
    );
  });

  it('takes nothing but thirteen digits', () => {
    expect(barcodeProblem('')).toBeUndefined();
    expect(['400638133393', '40063813339311', '400638133393x', ' 4006381333931'].map(barcodeProblem)).toEqual(
      Array.from({ length: 4 }, () => 'digits'),
    );
  });
});

describe('the bars', () => {
  it('are those of the standard', () => {
    // The example of the GS1 General Specifications, written out.
    expect(ean13Modules('5901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    );
  });

  it('are 95 modules with 30 bars, which give the digits back', () => {
    fc.assert(
      fc.property(code, (text) => {
        const modules = ean13Modules(text);
        expect(modules).toHaveLength(95);
        const bars = ean13Bars(text);
        expect(bars).toHaveLength(30);
        expect(bars.filter(({ guard }) => guard)).toHaveLength(6);
        const drawn = Array.from({ length: 95 }, () => '0');
        for (const { at, width } of bars) drawn.fill('1', at, at + width);
        expect(drawn.join('')).toBe(modules);
      }),
    );
  });

  it('differ for different numbers', () => {
    fc.assert(
      fc.property(code, code, (one, other) => {
        fc.pre(one !== other);
        expect(ean13Modules(one)).not.toBe(ean13Modules(other));
      }),
    );
  });
});
