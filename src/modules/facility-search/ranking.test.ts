import { describe, expect, it } from 'vitest';

import { distanceInMetres } from '#lib/geo/distance';
import { distanceBand } from './distanceBand';
import type { FilterChoices } from './facets';
import { searchFacilities } from './ranking';
import type { FacilityQuery } from './ranking';
import { goldenOrigin, goldenRecords, goldenTaxonomy, record } from './ranking.fixture';
import type { Sort } from './searchFilters';
import { createSearchIndex, extendSearchIndex } from './searchIndex';

const index = createSearchIndex(goldenRecords, goldenTaxonomy);

function ask(term: string | undefined, sort: Sort, radius: number | 'anywhere', more: Partial<FacilityQuery> = {}) {
  return searchFacilities(index, {
    area: radius === 'anywhere' ? { kind: 'anywhere' } : { kind: 'around', origin: goldenOrigin, radiusM: 15_000 },
    sort,
    ...(term === undefined ? {} : { term }),
    ...more,
    filters: { ...(radius === 'anywhere' ? {} : { radius }), ...more.filters },
  });
}

const ids = (hits: ReadonlyArray<{ record: { id: string } }>) => hits.map((hit) => hit.record.id).join(' ');

describe('the golden fixture', () => {
  it.each([
    ['F01', 387],
    ['F02', 463],
    ['F03', 3214],
    ['F04', 531],
    ['F05', 1266],
    ['F06', 1311],
    ['F07', 1846],
    ['F08', 709],
    ['F09', 520],
    ['F10', 132],
    ['F11', 14_997],
    ['F12', 352],
  ])('%s lies %i m away', (id, metres) => {
    const found = goldenRecords.find((each) => each.id === id);
    expect(found && distanceInMetres(goldenOrigin, found)).toBe(metres);
  });

  it.each<[string | undefined, Sort, number | 'anywhere', string]>([
    ['pharmacy', 'best', 10_000, 'F02 F01 F05 F06 F03 F04 F07 F10'],
    ['pharmacy', 'best', 25_000, 'F02 F01 F05 F06 F03 F11 F04 F07 F10'],
    ['eczane', 'best', 10_000, 'F02 F01 F05 F06 F03 F04 F07 F10'],
    ['pharmacy', 'best', 'anywhere', 'F11 F02 F05 F01 F06 F03 F07 F04 F10'],
    ['celik', 'best', 10_000, 'F12'],
    ['ISIKLI', 'best', 10_000, 'F05'],
    ['calder pharmacy', 'best', 10_000, 'F01 F07'],
    ['vaccination', 'best', 10_000, 'F02 F04'],
    ['farmacy', 'best', 10_000, 'F02 F01 F04 F05 F07 F06 F03 F10'],
    ['pharmcy', 'best', 10_000, 'F02 F01 F04 F05 F07 F06 F03 F10'],
    ['pharmacy unicorn', 'best', 10_000, 'F02 F01 F04 F05 F07 F06 F03 F10'],
    [undefined, 'best', 10_000, 'F02 F12 F01 F04 F08 F09 F05 F07 F06 F03 F10'],
    [undefined, 'distance', 10_000, 'F10 F12 F01 F02 F09 F04 F08 F05 F06 F07 F03'],
    [undefined, 'name', 10_000, 'F07 F01 F12 F02 F05 F08 F06 F03 F09 F10 F04'],
    [undefined, 'rating', 10_000, 'F04 F08 F02 F10 F12 F09 F06 F03 F01 F07 F05'],
  ])('%s by %s within %s', (term, sort, radius, expected) => {
    expect(ids(ask(term, sort, radius).hits)).toBe(expected);
  });

  it.each([
    ['pharmacy', 'pharmacy', undefined, false],
    ['Pharmacies', 'pharmacy', undefined, false],
    ['eczaneler', 'pharmacy', undefined, false],
    ['DİŞ HEKİMİ', 'dentist', undefined, false],
    ['a&e', 'emergency-department', undefined, false],
    ['everyday care', 'everyday-care', undefined, false],
    ['farmacy', undefined, 'pharmacy', false],
    ['pharmcy', undefined, 'pharmacy', false],
    ['pharmacy unicorn', undefined, undefined, true],
    ['unicorn', undefined, undefined, false],
    ['🦷', undefined, undefined, false],
  ])('%s: intent %s, suggestion %s, relaxed %s', (term, intent, suggestion, relaxed) => {
    const result = ask(term, 'best', 10_000);
    expect(result.intent).toBe(intent);
    expect(result.suggestion).toBe(suggestion);
    expect(result.relaxed).toBe(relaxed);
  });
});

describe('why a facility is found', () => {
  it('names band, fields, words and score', () => {
    const [first, second] = ask('calder pharmacy', 'best', 10_000).hits;
    expect(first).toMatchObject({
      band: 0,
      score: 1,
      distanceM: 387,
      distanceBand: 0,
      fields: ['name', 'primaryCategory'],
      tokens: ['calder', 'pharmacy'],
    });
    expect(second).toMatchObject({ band: 3, score: 0.7, fields: ['name', 'services'] });
  });

  it('distinguishes phrases, words in strong fields and partial matches', () => {
    expect(ask('general hospital', 'best', 10_000).hits[0]?.band).toBe(1);
    expect(ask('hospital calder', 'best', 10_000).hits[0]?.band).toBe(2);
    expect(ask('pharmacy unicorn', 'best', 10_000).hits[0]).toMatchObject({ band: 4, tokens: ['pharmacy'] });
  });

  it('finds a parent category through its children', () => {
    expect(ids(ask('everyday care', 'best', 10_000).hits)).toBe('F02 F12 F01 F04 F08 F05 F06 F03 F10');
  });

  it('finds nothing for a term without a letter or digit, and everything for white space', () => {
    expect(ask('🦷', 'best', 10_000).hits).toEqual([]);
    expect(ask('   ', 'best', 10_000).hits).toHaveLength(11);
  });
});

describe('distanceBand', () => {
  it.each([
    [0, 0],
    [500, 0],
    [501, 1],
    [1000, 1],
    [1001, 2],
    [32_000, 6],
    [32_001, 7],
    [1e9, 7],
  ])('%i m is in ring %i', (metres, band) => {
    expect(distanceBand(metres)).toBe(band);
  });
});

describe('the area', () => {
  const near = (radiusM: number, term?: string) =>
    searchFacilities(index, {
      area: { kind: 'around', origin: goldenOrigin, radiusM },
      ...(term === undefined ? {} : { term }),
    });

  it('is not widened when three are found', () => {
    expect(near(3000).radius).toEqual({ requested: null, used: 3000, widened: false });
  });

  it('is widened to the next radius with three hits, before the term is relaxed', () => {
    const result = near(500, 'vaccination');
    expect(ids(result.hits)).toBe('F02 F04');
    expect(result.radius).toEqual({ requested: null, used: 50_000, widened: true });
    expect(near(400, 'dental').radius).toEqual({ requested: null, used: 50_000, widened: true });
    expect(near(400, 'eczane').radius).toEqual({ requested: null, used: 5000, widened: true });
  });

  it('keeps an explicit radius', () => {
    expect(ask('eastfield', 'best', 1000).hits).toEqual([]);
    expect(ask(undefined, 'best', 100).radius).toEqual({ requested: 100, used: 100, widened: false });
    expect(ask(undefined, 'best', 10_000, { filters: { radius: 'any' } }).hits).toHaveLength(12);
  });

  it('contains the records of a region', () => {
    const island = createSearchIndex(
      [...goldenRecords, record({ id: 'F13', name: 'Isle Pharmacy', regionId: 'harrow' })],
      goldenTaxonomy,
    );
    const area = { kind: 'region', regionId: 'harrow', origin: goldenOrigin } as const;
    expect(ids(searchFacilities(island, { area }).hits)).toBe('F13');
  });
});

describe('filters', () => {
  const now = new Date('2026-03-16T12:00:00Z');
  const hours = (hoursStatus: 'always' | 'unknown', operationalStatus: 'open' | 'permanently-closed' = 'open') =>
    ({
      timeZone: 'Atlantic/Azores',
      hoursStatus,
      weekly: [],
      exceptions: [],
      publicHolidays: 'open',
      operationalStatus,
    }) as const;
  const filtered = createSearchIndex(
    [
      record({
        id: 'A',
        name: 'A',
        verified: true,
        tagIds: ['emergency'],
        access: ['lift'],
        languages: ['tr'],
        hours: hours('always'),
      }),
      record({
        id: 'B',
        name: 'B',
        tagIds: ['emergency', 'late-opening'],
        fees: 'free',
        appointment: 'either',
        hours: hours('unknown'),
      }),
      record({
        id: 'C',
        name: 'C',
        primaryCategoryId: 'dentist',
        tagIds: ['late-opening'],
        acceptingNew: 'yes',
        access: ['ramp'],
        hidden: true,
      }),
      record({
        id: 'D',
        name: 'D',
        primaryCategoryId: 'hospital',
        categoryIds: ['pharmacy'],
        appointment: 'walk-in',
        verified: true,
      }),
      record({ id: 'E', name: 'E', hours: hours('always', 'permanently-closed') }),
    ],
    goldenTaxonomy,
  );
  const find = (filters: FacilityQuery['filters']) =>
    searchFacilities(filtered, { area: { kind: 'anywhere' }, sort: 'name', filters: filters ?? {}, now });

  it.each<[string, NonNullable<FacilityQuery['filters']>, string]>([
    ['none; closed for good is never found', {}, 'A B C D'],
    ['open now', { openNow: true }, 'A'],
    ['verified', { verified: true }, 'A D'],
    ['category, other categories too', { categories: ['pharmacy'] }, 'A B D'],
    ['two categories: either', { categories: ['dentist', 'hospital'] }, 'C D'],
    ['a parent category', { categories: ['everyday-care'] }, 'A B C D'],
    ['tags', { tags: ['late-opening'] }, 'B C'],
    ['two groups: both', { tags: ['late-opening'], categories: ['pharmacy'] }, 'B'],
    ['access', { access: ['lift', 'ramp'] }, 'A C'],
    ['languages', { languages: ['tr'] }, 'A'],
    ['fees', { fees: ['free'] }, 'B'],
    ['appointment, either counts for both', { appointment: ['walk-in'] }, 'B D'],
    ['accepting', { accepting: true }, 'C'],
    ['unknown choices find nothing', { tags: ['unicorn'] }, ''],
  ])('%s', (_name, filters, expected) => {
    expect(ids(find(filters).hits)).toBe(expected);
  });

  it('counts each group without itself', () => {
    const { facets, hiddenCount } = find({ tags: ['late-opening'], categories: ['pharmacy'] });
    expect(facets.tags).toEqual([
      ['emergency', 2],
      ['late-opening', 1],
    ]);
    expect(facets.category).toEqual([
      ['dentist', 1],
      ['pharmacy', 1],
      ['hospital', 0],
    ]);
    expect(facets.fee).toEqual([['free', 1]]);
    expect(facets.verified).toEqual([['1', 0]]);
    expect(hiddenCount).toBe(0);
    expect(find({}).hiddenCount).toBe(1);
  });

  it('offers two appointment options, and no third for a facility with both', () => {
    expect(find({}).facets.appointment).toEqual([
      ['walk-in', 2],
      ['required', 1],
    ]);
  });

  it('counts open now with and without the filter, and radii by distance', () => {
    expect(find({}).facets.open).toEqual([['now', 1]]);
    expect(find({ openNow: true }).facets.open).toEqual([['now', 1]]);
    expect(find({ openNow: true }).facets.tags).toEqual([
      ['emergency', 1],
      ['late-opening', 0],
    ]);
    expect(ask(undefined, 'best', 1000).facets.radius).toEqual([
      ['1000', 7],
      ['2000', 10],
      ['5000', 11],
      ['10000', 11],
      ['25000', 12],
      ['50000', 12],
      ['any', 12],
    ]);
  });

  it('recomputes the opening state when the time moves, back too, or the holidays change', () => {
    const weekly = [{ day: 1, opens: '09:00', closes: '18:00' }];
    const shop = createSearchIndex(
      [
        record({
          id: 'S',
          name: 'S',
          hours: { ...hours('always'), hoursStatus: 'known', weekly, publicHolidays: 'closed' },
        }),
      ],
      goldenTaxonomy,
    );
    const isFound = (at: string, isPublicHoliday?: () => boolean) =>
      searchFacilities(shop, {
        area: { kind: 'anywhere' },
        now: new Date(at),
        filters: { openNow: true },
        ...(isPublicHoliday === undefined ? {} : { isPublicHoliday }),
      }).hits.length === 1;
    expect(isFound('2026-03-16T09:59:00Z')).toBe(false);
    expect(isFound('2026-03-16T10:00:00Z')).toBe(true);
    expect(isFound('2026-03-16T12:00:00Z')).toBe(true);
    expect(isFound('2026-03-16T12:00:00Z', () => true)).toBe(false);
    expect(isFound('2026-03-16T18:59:00Z')).toBe(true);
    expect(isFound('2026-03-16T19:00:00Z')).toBe(false);
    expect(isFound('2026-03-16T12:00:00Z')).toBe(true);
  });

  it('offers the same options with filters as without', () => {
    const choices = (filters: FilterChoices) => {
      const { radius: _radius, open: _open, ...lists } = find(filters).facets;
      return Object.values(lists).map((list) => list.map(([value]) => value).toSorted());
    };
    const all = choices({});
    expect(choices({ openNow: true })).toEqual(all);
    expect(choices({ tags: ['unicorn'], fees: ['paid'], verified: true })).toEqual(all);
    expect(find({ tags: ['unicorn'] }).facets.access.every(([, count]) => count === 0)).toBe(true);
  });

  it('shows for each option the count that selecting it gives', () => {
    for (const [id, count] of ask(undefined, 'best', 10_000, { filters: { verified: true } }).facets.category) {
      expect(ask(undefined, 'best', 10_000, { filters: { verified: true, categories: [id] } }).hits).toHaveLength(
        count,
      );
    }
  });
});

describe('extendSearchIndex', () => {
  it('equals one index over all records', () => {
    const grown = createSearchIndex(goldenRecords.slice(0, 5), goldenTaxonomy);
    extendSearchIndex(grown, goldenRecords.slice(5));
    for (const term of ['pharmacy', 'farmacy', 'calder pharmacy', 'vacc', undefined]) {
      const query = {
        area: { kind: 'around', origin: goldenOrigin, radiusM: 10_000 },
        ...(term === undefined ? {} : { term }),
      } as const;
      expect(searchFacilities(grown, query)).toEqual(searchFacilities(index, query));
    }
  });
});
