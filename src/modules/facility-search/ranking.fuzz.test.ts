import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { paginate } from '#mocks/core/paginate';

import { searchFacilities } from './ranking';
import type { FacilityQuery } from './ranking';
import { goldenOrigin, goldenRecords, goldenTaxonomy, record } from './ranking.fixture';
import { sorts } from './searchFilters';
import { createSearchIndex } from './searchIndex';

// Identical in everything but id: only the last comparison tells them apart.
const twins = ['T2', 'T1', 'T3'].map((id) => record({ id, name: 'Twin Pharmacy', access: ['lift'], hidden: true }));
const index = createSearchIndex([...goldenRecords, ...twins], goldenTaxonomy);
const reversed = createSearchIndex([...goldenRecords, ...twins].toReversed(), goldenTaxonomy);

const term = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'pharmacy',
        'farmacy',
        'calder',
        'a&e',
        'the',
        'ISIKLI',
        'clin',
        'dental',
        'unicorn',
        '🦷',
        '%',
        'gp',
        'twin',
        'vacination',
      ),
      { maxLength: 4 },
    )
    .map((words) => words.join(' ')),
);
const origin = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const area: fc.Arbitrary<FacilityQuery['area']> = fc.oneof(
  fc.constant({ kind: 'anywhere' } as const),
  fc.record({ kind: fc.constant('region' as const), regionId: fc.constantFrom('calder', 'none'), origin }),
  fc.record({
    kind: fc.constant('around' as const),
    origin: fc.oneof(fc.constant(goldenOrigin), origin),
    radiusM: fc.integer({ min: 0, max: 60_000 }),
  }),
);
const some = (...values: string[]) => fc.array(fc.constantFrom(...values), { maxLength: 2 });
const filters: fc.Arbitrary<NonNullable<FacilityQuery['filters']>> = fc.record(
  {
    openNow: fc.boolean(),
    verified: fc.boolean(),
    radius: fc.oneof(fc.constantFrom(1000, 5000, 50_000), fc.constant('any' as const)),
    categories: some('pharmacy', 'everyday-care', 'unicorn'),
    tags: some('vaccinations', 'emergency'),
    access: some('lift'),
    fees: some('free'),
  },
  { requiredKeys: [] },
);
const query: fc.Arbitrary<FacilityQuery> = fc.record(
  { area, term, sort: fc.constantFrom(...sorts), filters, now: fc.constant(new Date('2026-03-16T12:00:00Z')) },
  { requiredKeys: ['area'] },
);

describe('any search', () => {
  it('never throws, finds each record once, in an order independent of the data’s, and its pages make up the list', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 7 }), (asked, size) => {
        const { hits, hiddenCount, radius } = searchFacilities(index, asked);
        const ids = hits.map((hit) => hit.record.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const hit of hits) expect(index.entries.some((entry) => entry.record === hit.record)).toBe(true);
        expect(hiddenCount).toBe(hits.filter((hit) => hit.record.hidden).length);
        if (radius.used !== null) for (const hit of hits) expect(hit.distanceM).toBeLessThanOrEqual(radius.used);
        expect(searchFacilities(reversed, asked).hits.map((hit) => hit.record.id)).toEqual(ids);

        const pages: string[] = [];
        const { lastPage } = paginate(ids, 1, size).pagination;
        for (let page = 1; page <= lastPage; page += 1) pages.push(...(paginate(ids, page, size).items ?? []));
        expect(pages).toEqual(ids);
        expect(paginate(ids, lastPage + 1, size).items).toBeNull();
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
