import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { passwordMinLength, passwordProblem } from './passwordRules';

describe('a password that can be chosen', () => {
  it.each([
    'orvela-demo',
    'four harbour lanterns',
    'gfT7#kq2Lz',
    'kırmızı bisiklet 41',
    'canada-flowers-9',
    'Zürich im Regen',
    '12 monkeys on a raft',
  ])('%s', (password) => {
    expect(passwordProblem(password, { email: 'ada@orvela.example', current: 'another one 7' })).toBeUndefined();
  });
});

describe('a password that cannot be chosen', () => {
  it.each([
    ['short', 'gfT7#kq2L'],
    ['short', ''],
    // Nine characters to a reader, more in UTF-16.
    ['short', '😀😀😀😀😀😀😀😀😀'],
    ['common', '1234567890'],
    ['common', '0987654321'],
    ['common', 'qwertyuiop'],
    ['common', 'qwerty12345'],
    ['common', 'abcdefghijkl'],
    ['common', 'aaaaaaaaaaaa'],
    ['common', 'abcabcabcabc'],
    ['common', 'password123'],
    ['common', 'P4ssw0rd2026!'],
    ['common', 'Galatasaray1905'],
    ['common', 'Şifre123456'],
    ['common', 'İstanbul34!'],
    ['common', '          '],
    ['holds-email', 'mira likes lanterns'],
    ['holds-email', 'Mira.Castellanos-77', 'mira.castellanos@orvela.example'],
    ['holds-email', 'ada 7 lanterns!', 'ada@orvela.example'],
    ['same', 'four harbour lanterns'],
  ] as const)('%s: %s', (problem, password, email?: string) => {
    const current = 'four harbour lanterns';
    expect(passwordProblem(password, { email: email ?? 'mira@orvela.example', current })).toBe(problem);
  });

  it('is compared with the current one however its letters are composed', () => {
    expect(passwordProblem('Çağla gölde yüzer'.normalize('NFD'), { current: 'Çağla gölde yüzer' })).toBe('same');
  });

  it('is too short below its least length, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.emailAddress(), (password, email) => {
        const isShort = [...password.normalize('NFC')].length < passwordMinLength;
        expect(passwordProblem(password, { email }) === 'short').toBe(isShort);
      }),
    );
  });
});
