import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Place, PlaceType } from './place';
import { areaOfPlace, createPlaceIndex, matchedRanges, resolvePlace, suggestPlaces } from './places';

const radii: Partial<Record<PlaceType, number>> = { city: 8000, district: 3000, postcode: 3000, street: 5000 };

function place(slug: string, type: PlaceType, name: string, part: Partial<Place> = {}): Place {
  return {
    id: `${type}-${slug}`,
    slug,
    type,
    name,
    label: name,
    altNames: [],
    lat: 44.5,
    lon: -31.2,
    parentIds: {},
    defaultRadiusM: radii[type] ?? 0,
    ...part,
  };
}

const index = createPlaceIndex([
  place('calder', 'region', 'Calder', { id: 'calder', parentIds: { regionId: 'calder' } }),
  place('port-calder', 'city', 'Port Calder', {
    population: 412_000,
    defaultRadiusM: 15_000,
    label: 'Port Calder, Calder',
  }),
  place('calder-heath', 'city', 'Calder Heath', { population: 47_000 }),
  place('yesilmar', 'city', 'Yeşilmar', { population: 205_000 }),
  place('isikvar', 'city', 'Işıkvar', { population: 109_000, altNames: ['Isikvar Harbour'] }),
  place('cinarhan', 'city', 'Çınarhan', { population: 61_000 }),
  place('newbridge-harrow', 'city', 'Newbridge', { population: 22_000, label: 'Newbridge, Harrow Isle' }),
  place('newbridge-sundara', 'city', 'Newbridge', { population: 15_000, label: 'Newbridge, Sundara' }),
  place('old-harbour', 'district', 'Old Harbour', { label: 'Old Harbour, Port Calder' }),
  place('1040', 'postcode', '1040', { label: '1040, Port Calder' }),
  place('10-april-street', 'street', '10 April Street'),
  place('calder-lighthouse', 'landmark', 'Calder Lighthouse'),
  place('calder-street', 'street', 'Calder Street'),
  place('orvela', 'country', 'Orvela'),
]);

const slugs = (typed: string) => suggestPlaces(index, typed).map((each) => each.place.slug);

describe('suggestPlaces', () => {
  it.each<[string, string[]]>([
    ['calder', ['calder', 'calder-heath', 'calder-lighthouse', 'calder-street', 'port-calder']],
    ['PORT', ['port-calder']],
    ['yesil', ['yesilmar']],
    ['IŞIK', ['isikvar']],
    ['ışıkvar', ['isikvar']],
    ['harb', ['isikvar', 'old-harbour']],
    ['newbr', ['newbridge-harrow', 'newbridge-sundara']],
    ['old harbour port', ['old-harbour']],
    ['port old', ['old-harbour']],
    ['10', ['1040', '10-april-street']],
    ['calderr', ['port-calder', 'calder-heath', 'calder', 'calder-lighthouse', 'calder-street']],
    ['cinarhn', ['cinarhan']],
    ['', []],
    ['🦷', []],
    ['zzzz', []],
  ])('%j offers %j', (typed, expected) => {
    expect(slugs(typed)).toEqual(expected);
  });

  it('offers no more than asked for', () => {
    expect(suggestPlaces(index, 'calder', 2)).toHaveLength(2);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        for (const { place: found, matched } of suggestPlaces(index, typed)) {
          for (const [start, length] of matched) expect(start + length).toBeLessThanOrEqual(found.name.length);
        }
        resolvePlace(index, typed);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});

describe('matchedRanges', () => {
  it.each([
    ['Port Calder', ['cal'], [[5, 3]]],
    ['Işıkvar', ['isik'], [[0, 4]]],
    ['I\u0307s\u0327ık', ['is'], [[0, 4]]],
    ['Großstadt', ['gross'], [[0, 4]]],
    [
      'Old Harbour',
      ['old', 'harb'],
      [
        [0, 3],
        [4, 4],
      ],
    ],
    ['Old Harbour', ['x'], []],
  ])('%s for %j', (name, queryWords, ranges) => {
    expect(matchedRanges(name, queryWords)).toEqual(ranges);
  });
});

describe('resolvePlace', () => {
  const resolved = (key: string) => {
    const result = resolvePlace(index, key);
    if (result.kind === 'found') return result.place.slug;
    return [result.kind, ...(result.kind === 'ambiguous' ? result.candidates : result.near).map(({ slug }) => slug)];
  };

  it.each<[string, string | string[]]>([
    ['port-calder', 'port-calder'],
    ['calder', 'calder'],
    ['Yeşilmar', 'yesilmar'],
    ['isikvar-harbour', 'isikvar'],
    ['old-harbour-port-calder', 'old-harbour'],
    ['newbridge-sundara', 'newbridge-sundara'],
    ['newbridge', ['ambiguous', 'newbridge-harrow', 'newbridge-sundara']],
    ['yesilmer', ['not-found', 'yesilmar']],
    ['cape-cod', ['not-found']],
    ['🦷', ['not-found']],
  ])('%s', (key, expected) => {
    expect(resolved(key)).toEqual(expected);
  });
});

describe('areaOfPlace', () => {
  const origin = { lat: 44.5, lon: -31.2 };
  it.each([
    ['orvela', { kind: 'anywhere' }],
    ['calder', { kind: 'region', regionId: 'calder', origin }],
    ['port-calder', { kind: 'around', origin, radiusM: 15_000 }],
    ['calder-heath', { kind: 'around', origin, radiusM: 8000 }],
    ['old-harbour', { kind: 'around', origin, radiusM: 3000 }],
    ['1040', { kind: 'around', origin, radiusM: 3000 }],
    ['calder-street', { kind: 'around', origin, radiusM: 5000 }],
  ])('%s', (slug, area) => {
    const found = index.bySlug.get(slug);
    expect(found && areaOfPlace(found)).toEqual(area);
  });
});
