import { describe, expect, it } from 'vitest';

import { estimateStrength } from './strength';

describe('estimateStrength', () => {
  it.each([
    ['abc', 0],
    ['12345678', 0],
    ['aaaaaaaaaaaaaaaa', 0],
    ['password1', 0],
    ['Galatasaray1905', 0],
    ['harbour9', 1],
    ['Harbour-91', 2],
    ['correct horse battery staple', 3],
    ['Yağmurlu-İskele-42', 3],
  ])('takes "%s" for %i', (password, strength) => {
    expect(estimateStrength(password).strength).toBe(strength);
  });

  it('says what would help most', () => {
    expect(estimateStrength('harbour').advice).toBe('longer');
    expect(estimateStrength('welcome2026').advice).toBe('lessCommon');
    expect(estimateStrength('correct horse battery staple').advice).toBe('none');
  });
});
