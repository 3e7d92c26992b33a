import { describe, expect, it } from 'vitest';

import type { FacilitiesResponse } from './api';
import { canonicalAddress, districtsOf, isIndexed, neighbours } from './resultsData';
import { noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { buildSearchPath } from './searchPath';
import type { SearchAddress } from './searchPath';

const city = { slug: 'port-calder', name: 'Port Calder', type: 'city' };

/** A response with just the fields under test. */
function answer(told: { length?: number; page?: number; lastPage?: number; intent?: boolean; districts?: string[] }) {
  const { length = 137, page = 1, lastPage = 7, intent = false, districts = [] } = told;
  return {
    items: districts.map((district) => ({ district })),
    pagination: { length, page, lastPage, size: 20, startIndex: 0, endIndex: 19 },
    location: city,
    match: {
      relaxed: false,
      ...(intent ? { intent: { id: 'pharmacy', name: 'Pharmacy', plural: 'Pharmacies' } } : {}),
    },
  } as unknown as FacilitiesResponse;
}

const near: SearchAddress = { location: { kind: 'place', key: 'port-calder' } };
const point: SearchAddress = { location: { kind: 'point', lat: 44.512, lon: -31.204 } };
const anywhere: SearchAddress = { location: { kind: 'anywhere' } };
const filtered = (filters: Partial<SearchFilters>): SearchFilters => ({ ...noFilters, ...filters });

describe('a list of results is indexed', () => {
  it.each([
    ['around a known place', near, answer({}), noFilters],
    ['of a kind of service', { ...near, term: 'pharmacy' }, answer({ intent: true }), noFilters],
    ['with three results', near, answer({ length: 3 }), noFilters],
    ['as a map too', near, answer({}), filtered({ view: 'map' })],
  ])('%s', (_what, address, told, filters) => {
    expect(isIndexed(address, told, filters)).toBe(true);
  });
});

describe('a list of results is not indexed', () => {
  it.each([
    ['before it is there', near, undefined, noFilters],
    ['with two results', near, answer({ length: 2 }), noFilters],
    ['for words that are no kind of service', { ...near, term: 'night dentist' }, answer({}), noFilters],
    ['around a point', point, answer({}), noFilters],
    ['of no place', anywhere, { ...answer({}), location: null }, noFilters],
    ['when it is filtered', near, answer({}), filtered({ openNow: true })],
    ['when it is filtered by a choice', near, answer({}), filtered({ tags: ['walk-in'] })],
    ['with a radius of its own', near, answer({}), filtered({ radius: 5000 })],
    ['in another order', near, answer({}), filtered({ sort: 'name' })],
  ])('%s', (_what, address, told, filters) => {
    expect(isIndexed(address, told, filters)).toBe(false);
  });
});

describe('the canonical address of a list', () => {
  it.each([
    [near, undefined, '/search/port-calder/page-1'],
    [{ location: { kind: 'place', key: 'Port-Caldar' } }, answer({}), '/search/port-calder/page-1'],
    [{ ...near, term: 'gece eczanesi', page: 3 }, answer({ page: 3 }), '/search/port-calder/gece+eczanesi/page-3'],
    [point, answer({}), '/search/@44.512,-31.204/page-1'],
    [anywhere, answer({}), '/search/anywhere/page-1'],
  ] as const)('%j', (address, told, expected) => {
    expect(buildSearchPath(canonicalAddress(address, told))).toBe(expected);
  });

  it('has a previous and next page where they exist', () => {
    const of = (page: number) => neighbours({ ...near, page }, answer({ page }), noFilters);
    expect(of(1)).toEqual({ previous: undefined, next: '/search/port-calder/page-2' });
    expect(of(4)).toEqual({ previous: '/search/port-calder/page-3', next: '/search/port-calder/page-5' });
    expect(neighbours(near, answer({}), filtered({ openNow: true })).next).toBe('/search/port-calder/page-2?open=now');
    expect(of(7)).toEqual({ previous: '/search/port-calder/page-6', next: undefined });
  });
});

it('districts are named once, three at most', () => {
  expect(districtsOf(answer({ districts: ['Quay', '', 'Quay', 'Hill', 'Mill', 'Field'] }))).toEqual([
    'Quay',
    'Hill',
    'Mill',
  ]);
});
