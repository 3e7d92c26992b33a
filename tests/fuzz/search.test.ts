import { describe, expect, it } from 'vitest';

import { paginate } from '#mocks/core/paginate';
import { searchFacilities } from '#modules/facility-search/ranking';
import { sortedBy } from '#modules/facility-search/rankOrder';
import { stream } from '#mocks/directory/seed/random';

import { answerQuestion, areaOf, crowd, indexOver, listed, noon, vocabularyOf } from '../performance/engine/country';
import { questions } from '../performance/engine/questions';
import { referenceSearch } from './searchReference';

const vocabulary = vocabularyOf(listed);
const index = indexOver(listed);

describe('five hundred searches over the directory', () => {
  it('all return, in order, with pages that match their totals', () => {
    let found = 0;
    for (const question of questions(500, vocabulary, noon, 'test')) {
      const result = answerQuestion(index, question);
      if (result === undefined) continue;
      const { hits, radius } = result;
      found += hits.length;
      expect(new Set(hits.map(({ record }) => record.id)).size).toBe(hits.length);
      if (question.query.sort === 'best') {
        const keys = hits.map(({ record, band, distanceBand = 0 }) => [
          Number(record.temporarilyClosed),
          band,
          distanceBand,
          Number(!record.verified),
        ]);
        expect(keys).toEqual(
          keys.toSorted((a, b) => a.map((key, at) => key - (b[at] ?? 0)).find((by) => by !== 0) ?? 0),
        );
      }
      if (question.query.sort === 'distance') {
        const metres = hits.map(({ distanceM = 0 }) => distanceM);
        expect(metres).toEqual(metres.toSorted((a, b) => a - b));
      }
      if (radius.used !== null)
        for (const { distanceM = Infinity } of hits) expect(distanceM).toBeLessThanOrEqual(radius.used);
      expect(paginate(hits, 1, 20).pagination).toMatchObject({ length: hits.length });
    }
    expect(found).toBeGreaterThan(10_000);
  });
});

describe('a search', () => {
  // One in twelve, as the reference search is too slow for all of them.
  const few = indexOver(listed.filter((_, n) => n % 12 === 0));

  it('finds what the reference search finds, in its order', () => {
    const sample = questions(120, vocabulary, noon, 'reference').flatMap(({ location, query }) => {
      const area = areaOf(location);
      const radius = query.filters?.radius;
      return area ? [{ ...query, area, filters: radius === undefined ? {} : { radius } }] : [];
    });
    for (const query of sample) {
      const { hits, relaxed, radius } = searchFacilities(few, query);
      const found = { ids: hits.map(({ record }) => record.id), relaxed, used: radius.used };
      expect(found, JSON.stringify(query)).toEqual(referenceSearch(few, query));
    }
  });

  it('shows for each option the count that selecting it gives', () => {
    const sample = questions(60, vocabulary, noon, 'facets').flatMap(({ location, query }) => {
      const area = areaOf(location);
      return area ? [{ ...query, area, filters: { ...query.filters, radius: 'any' as const } }] : [];
    });
    for (const query of sample) {
      const { facets } = searchFacilities(few, query);
      for (const [id, count] of facets.tags.slice(0, 3)) {
        const { hits } = searchFacilities(few, { ...query, filters: { ...query.filters, tags: [id] } });
        expect(hits, JSON.stringify(query)).toHaveLength(count);
      }
      for (const [, count] of facets.open) {
        const { hits } = searchFacilities(few, { ...query, filters: { ...query.filters, openNow: true } });
        expect(hits, JSON.stringify(query)).toHaveLength(count);
      }
    }
  });

  it('is the same for any number of results to sort', () => {
    const chance = stream('sorting');
    const keys = Array.from({ length: 6000 }, () => chance.int(0, 40) * 2 ** chance.int(0, 46));
    const entries = Int32Array.from(keys, (_, n) => n);
    const sorted = [...sortedBy(entries, (entry) => keys[entry] ?? 0)];
    expect(sorted).toEqual([...entries].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b));
  });

  it('finds the same in a large index, with comparison sort and radix sort', () => {
    const many = crowd(listed.length * 2);
    const [large, small] = [indexOver(many), indexOver(many.slice(0, 1200))];
    for (const sort of ['best', 'distance', 'name', 'rating'] as const) {
      const query = { area: { kind: 'around', origin: { lat: 44.5, lon: -31.2 }, radiusM: 60_000 }, sort } as const;
      const inBoth = new Set(small.entries.map(({ record }) => record.id));
      const ids = searchFacilities(large, query).hits.map(({ record }) => record.id);
      expect(ids.filter((id) => inBoth.has(id))).toEqual(
        searchFacilities(small, query).hits.map(({ record }) => record.id),
      );
    }
  });
});
