import { describe, expect, it } from 'vitest';

import { publishedTexts } from './published';

describe('words that mean a category', () => {
  const words = publishedTexts('en');

  it('are its name, its plural and what else it is called', () => {
    expect(words['Pharmacies']).toEqual(expect.arrayContaining(['pharmacy', 'pharmacies', 'chemist', 'eczane']));
    expect(words['General practices']).toContain('gp');
  });

  it('each mean one, as the search understands them', () => {
    const all = Object.values(words).flat();
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((word) => word === word.toLowerCase())).toBe(true);
  });

  it('are there in Turkish, with its small letters', () => {
    expect(publishedTexts('tr')['Diş hekimleri']).toContain('diş hekimi');
  });
});
