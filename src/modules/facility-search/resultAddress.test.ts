import { describe, expect, it } from 'vitest';

import { parseSearchQuery } from './parseSearchQuery';
import { isFixedByListing, ownFilters, parseNear, resultsHref } from './resultAddress';
import type { ResultAddress } from './resultAddress';
import { noFilters } from './searchFilters';
import { hasNoFilters, toFacilitiesQuery } from './searchRequest';

const anywhere = { kind: 'anywhere' } as const;
const portCalder = { kind: 'place', key: 'port-calder' } as const;
const pharmacies: ResultAddress = { location: anywhere, listing: { root: 'service-categories', id: 'pharmacy' } };
const walkIn: ResultAddress = { location: anywhere, listing: { root: 'tags', id: 'walk-in' } };

describe('resultsHref', () => {
  it.each<[ResultAddress, Parameters<typeof resultsHref>[1], string]>([
    [{ location: portCalder, term: 'pharmacy', page: 2 }, undefined, '/search/port-calder/pharmacy/page-2'],
    [{ location: anywhere }, { ...noFilters, verified: true }, '/search/anywhere/page-1?verified=1'],
    [pharmacies, undefined, '/service-categories/pharmacy/page-1'],
    [{ ...pharmacies, page: 3 }, { ...noFilters, sort: 'name' }, '/service-categories/pharmacy/page-3?sort=name'],
    [{ ...walkIn, location: portCalder }, noFilters, '/tags/walk-in/page-1?near=port-calder'],
    [
      { ...walkIn, location: { kind: 'point', lat: 44.512, lon: -31.204 } },
      { ...noFilters, tags: ['step-free'] },
      '/tags/walk-in/page-1?near=%4044.512%2C-31.204&tags=step-free',
    ],
  ])('%o with %o', (address, filters, href) => {
    expect(resultsHref(address, filters)).toBe(href);
  });

  it.each([anywhere, portCalder, { kind: 'point', lat: 44.5, lon: -31 }] as const)(
    'is read back with its place: %o',
    (location) => {
      const { searchParams } = new URL(resultsHref({ ...walkIn, location }), 'https://example.test');
      expect(parseNear(searchParams)).toEqual(location);
    },
  );
});

describe('the place of a listing', () => {
  it.each([
    ['', anywhere],
    ['near=', anywhere],
    ['near=anywhere', anywhere],
    ['near=Port+Calder', portCalder],
    ['near=%E0%A4%A', { kind: 'place', key: expect.any(String) }],
    ['near=@99,0', { kind: 'place', key: '99-0' }],
    [`near=${'x'.repeat(5000)}`, { kind: 'place', key: 'x'.repeat(80) }],
  ])('%s', (query, location) => {
    expect(parseNear(new URLSearchParams(query))).toEqual(location);
  });
});

describe('the category or tag of a listing', () => {
  it('is not a filter', () => {
    const filters = parseSearchQuery(new URLSearchParams('category=dentist,pharmacy&tags=walk-in,delivery'));
    expect(ownFilters(pharmacies, filters)).toMatchObject({
      categories: [],
      tags: ['delivery'],
      appointment: ['walk-in'],
    });
    expect(ownFilters(walkIn, filters)).toMatchObject({
      categories: ['dentist', 'pharmacy'],
      tags: ['delivery'],
      appointment: [],
    });
    expect(ownFilters({ location: anywhere }, filters)).toEqual(filters);
  });

  it('is not an option', () => {
    expect(isFixedByListing(pharmacies, 'category', 'dentist')).toBe(true);
    expect(isFixedByListing(pharmacies, 'tags', 'walk-in')).toBe(false);
    expect(isFixedByListing(walkIn, 'tags', 'walk-in')).toBe(true);
    expect(isFixedByListing(walkIn, 'tags', 'delivery')).toBe(false);
    expect(isFixedByListing(walkIn, 'appointment', 'walk-in')).toBe(true);
    expect(isFixedByListing(walkIn, 'appointment', 'required')).toBe(false);
    expect(isFixedByListing({ location: anywhere }, 'category', 'pharmacy')).toBe(false);
  });

  it('is always part of the request', () => {
    expect(toFacilitiesQuery({ ...pharmacies, page: 2 }, { ...noFilters, categories: ['dentist'] })).toEqual({
      location: 'anywhere',
      category: ['pharmacy'],
      page: 2,
    });
    expect(toFacilitiesQuery(walkIn, { ...noFilters, tags: ['walk-in', 'delivery'], categories: ['dentist'] })).toEqual(
      {
        location: 'anywhere',
        tag: 'walk-in',
        tags: ['delivery'],
        category: ['dentist'],
      },
    );
  });
});

it('has no filters without filters and sorting, on the map too', () => {
  expect(hasNoFilters({ ...noFilters, view: 'map' })).toBe(true);
  expect(hasNoFilters({ ...noFilters, sort: 'rating' })).toBe(false);
  expect(hasNoFilters({ ...noFilters, openNow: true })).toBe(false);
});
