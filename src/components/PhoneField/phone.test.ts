import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { inLanguage, matching } from './countries';
import { callingCodeOf, formatTyped, listCountries, readPhone } from './phone';

describe('a number', () => {
  it.each([
    ['0532 123 45 67', 'TR', '+905321234567', 'TR'],
    ['532 123 45 67', 'TR', '+905321234567', 'TR'],
    ['+90 532 123 45 67', 'GB', '+905321234567', 'TR'],
    ['0090 532 123 45 67', 'GB', '+905321234567', 'TR'],
    ['(0212) 555 01 23', 'TR', '+902125550123', 'TR'],
    ['020 7946 0958', 'GB', '+442079460958', 'GB'],
  ])('%s in %s is %s', (text, country, e164, found) => {
    expect(readPhone(text, country)).toMatchObject({ e164, country: found, problem: undefined });
  });

  it.each([
    ['0532 12', 'TR', 'tooShort'],
    ['0532 123 45 67 89 01', 'TR', 'tooLong'],
    ['0532 ABC', 'TR', 'letters'],
    ['+++', 'TR', 'letters'],
    ['0132 123 45 67', 'TR', 'invalid'],
  ])('%s in %s is %s', (text, country, problem) => {
    expect(readPhone(text, country)).toMatchObject({ e164: undefined, problem });
  });

  it('is read again as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_300_000_000, max: 5_599_999_999 }), (digits) => {
        const read = readPhone(String(digits), 'TR');
        if (read.e164 === undefined) return;
        expect(readPhone(read.national, 'TR').e164).toBe(read.e164);
        expect(readPhone(read.e164, 'GB').e164).toBe(read.e164);
        expect(readPhone(formatTyped(String(digits), 'TR'), 'TR').e164).toBe(read.e164);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('TR', 'GB', 'XX'), (text, country) => void readPhone(text, country)),
    );
  });
});

describe('countries', () => {
  const turkish = inLanguage(listCountries(), 'tr');
  const found = (text: string) => matching(turkish, text).map(({ country }) => country);

  it('are found by their name in the language, whatever the accents', () => {
    expect(found('türk')).toContain('TR');
    expect(found('TURKIYE')).toEqual(['TR']);
    expect(found('ırak')).toEqual(['IQ']);
    expect(found('İRAN')).toEqual(['IR']);
    expect(found('almanya')).toEqual(['DE']);
  });

  it('are found by calling code and ISO code', () => {
    expect(found('+90')[0]).toBe('TR');
    expect(found('0049')[0]).toBe('DE');
    expect(found('de')).toContain('DE');
    expect(found('zzz')).toEqual([]);
  });

  it('stand in the order of the language', () => {
    const names = turkish.map(({ name }) => name);
    expect(names.indexOf('Çekya')).toBeGreaterThan(names.indexOf('Cezayir'));
    expect(names.indexOf('Çekya')).toBeLessThan(names.indexOf('Danimarka'));
  });

  it('have calling codes', () => {
    expect(callingCodeOf('TR')).toBe('+90');
    expect(callingCodeOf('XX')).toBe('');
  });
});
