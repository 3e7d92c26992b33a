import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { letterOf, positionsOf } from '#lib/text/letters';

import { applyChange, applyTagChange, displayName, matchesName, sortContacts } from './contactRules';

const nobody = { name: '', company: null, emails: [], phoneNumbers: [] };
const named = (name: string, id = name) => ({ ...nobody, id, name });

describe('the letter of a name', () => {
  it.each([
    ['Çağla', 'tr', 'Ç'],
    ['Çağla', 'en', 'C'],
    ['ışıl', 'tr', 'I'],
    ['ibrahim', 'tr', 'İ'],
    ['İbrahim', 'en', 'I'],
    ['Ængus', 'en', '#'],
    ['Åsa', 'en', 'A'],
    ['Élodie', 'tr', 'E'],
    ['Wiebke', 'tr', 'W'],
    ['Юлия', 'en', '#'],
    ['24/7 Taxi', 'en', '#'],
    ['', 'en', '#'],
  ])('%s in %s is %s', (name, language, letter) => {
    expect(letterOf(name, language)).toBe(letter);
  });
});

describe('the order of contacts', () => {
  it('has each letter once, in the order of the alphabet, for any names', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 5 }), { maxLength: 40 });
    fc.assert(
      fc.property(names, fc.constantFrom('en', 'tr'), (list, language) => {
        const sorted = sortContacts(
          list.map((name, at) => named(name, String(at))),
          language,
        );
        const letters = sorted.map(({ name }) => letterOf(name, language));
        const headings = letters.filter((letter, at) => letter !== letters[at - 1]);
        expect(headings).toEqual([...positionsOf(language).keys()].filter((letter) => headings.includes(letter)));
        expect(sortContacts(sorted.toReversed(), language)).toEqual(sorted);
      }),
    );
  });

  it('is that of the language', () => {
    const names = ['Zoe', 'Çağla', 'Cem', 'Dora', 'Ibrahim', 'İpek', 'Irmak'];
    const order = (language: string) =>
      sortContacts(
        names.map((name) => named(name)),
        language,
      ).map(({ name }) => name);
    expect(order('tr')).toEqual(['Cem', 'Çağla', 'Dora', 'Ibrahim', 'Irmak', 'İpek', 'Zoe']);
    expect(order('en')).toEqual(['Çağla', 'Cem', 'Dora', 'Ibrahim', 'İpek', 'Irmak', 'Zoe']);
  });
});

describe('the search by name', () => {
  it('finds every part of a name, in any case', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
        expect(matchesName({ name: `${before}${part}${after}` }, part.toUpperCase())).toBe(true);
      }),
    );
  });

  it('finds nothing else', () => {
    expect(matchesName({ name: 'Ayşe Yılmaz' }, 'yilmaz')).toBe(true);
    expect(matchesName({ name: 'Ayşe Yılmaz' }, 'yilmazer')).toBe(false);
  });
});

describe('changes of tags', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd'));

  it('add, remove, keep the rest, and name no tag twice', () => {
    fc.assert(
      fc.property(ids, ids, ids, (tags, addTags, removeTags) => {
        const after = applyTagChange(tags, { addTags, removeTags });
        expect(new Set(after).size).toBe(after.length);
        for (const id of addTags) expect(after).toContain(id);
        for (const id of removeTags) if (!addTags.includes(id)) expect(after).not.toContain(id);
        for (const id of tags) if (!removeTags.includes(id)) expect(after).toContain(id);
      }),
    );
  });
});

it('calls contacts by what is known', () => {
  expect(displayName({ ...nobody, name: ' Ada ', company: 'Orvela' })).toBe('Ada');
  expect(displayName({ ...nobody, company: 'Orvela' })).toBe('Orvela');
  expect(displayName({ ...nobody, emails: [{ email: 'a@b.example', label: '' }] })).toBe('a@b.example');
  expect(displayName(nobody)).toBe('');
});

it('keeps job, title and company alike, whichever changes', () => {
  const contact = {
    ...nobody,
    avatar: null,
    birthday: null,
    address: null,
    notes: null,
    tags: [],
    title: 'Nurse',
    company: null,
  };
  expect(applyChange(contact, { company: 'Orvela' })).not.toHaveProperty('job');
  expect(applyChange(contact, { job: { title: 'Baker', company: 'Moon' } })).toMatchObject({
    title: 'Baker',
    company: 'Moon',
    job: { title: 'Baker', company: 'Moon' },
  });
  expect(applyChange({ ...contact, job: { title: 'Nurse', company: null } }, { title: null })).toMatchObject({
    title: null,
    job: { title: null, company: null },
  });
});
