import { describe, expect, it } from 'vitest';

import { bucket, initials } from './initials';

describe('initials', () => {
  it.each([
    ['Ayşe Yılmaz', 'AY'],
    ['ismail', 'i'],
    ['Brian P. Hughes', 'BH'],
    ['Dr. Öykü Nur Işık', 'DI'],
    ['𝒜da Lovelace', '𝒜L'],
    ['  ', ''],
    ['', ''],
    ['— (?)', ''],
  ])('takes from "%s" the letters "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('bucket', () => {
  it('is the same for the same id and spreads different ones', () => {
    expect(bucket('user-1', 7)).toBe(bucket('user-1', 7));
    const counts = Array.from({ length: 7 }, () => 0);
    for (let id = 0; id < 700; id += 1) {
      const place = bucket(`user-${id}`, 7);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(50);
  });
});
