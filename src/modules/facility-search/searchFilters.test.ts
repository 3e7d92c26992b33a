import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { facetGroups } from './facetChoices';
import { buildSearchQuery, noFilters, sorts } from './searchFilters';
import { parseSearchQuery } from './parseSearchQuery';

describe('parseSearchQuery', () => {
  it('reads every filter', () => {
    const query = new URLSearchParams(
      'open=now&verified=1&radius=5000&category=pharmacy,dentist&tags=delivery&access=lift,ramp&lang=tr&fee=free&appointment=walk-in&accepting=1&sort=rating&view=map',
    );
    expect(parseSearchQuery(query)).toEqual({
      openNow: true,
      verified: true,
      radius: 5000,
      categories: ['pharmacy', 'dentist'],
      tags: ['delivery'],
      access: ['lift', 'ramp'],
      languages: ['tr'],
      fees: ['free'],
      appointment: ['walk-in'],
      accepting: true,
      sort: 'rating',
      view: 'map',
    });
  });

  it.each([
    '',
    'open=yes&verified=true&radius=far&category=&tags=,,&access=wings&lang=english&fee=0&appointment=soon&accepting=&sort=worst&view=3d',
    'radius=-5&sort[]=name&category=%E0%A4%A&tags=../x',
    'radius=1e3',
    'radius=99',
  ])('falls back for %j', (query) => {
    expect(parseSearchQuery(new URLSearchParams(query))).toEqual(noFilters);
  });

  it.each([
    ['step-free', { access: ['step-free'] }],
    ['hearing-loop', { access: ['hearing-loop'] }],
    ['sign-language', { access: ['sign-language'] }],
    ['walk-in', { appointment: ['walk-in'] }],
    ['free-of-charge', { fees: ['free'] }],
    ['insured', { fees: ['insured'] }],
    ['sliding-fee', { fees: ['sliding'] }],
  ])('reads the tag %s as the option with the same meaning', (tag, filters) => {
    expect(parseSearchQuery(new URLSearchParams(`tags=${tag}`))).toEqual({ ...noFilters, ...filters });
  });

  it('builds an empty query for defaults', () => {
    expect(buildSearchQuery(noFilters).toString()).toBe('');
  });

  it('never throws, and parses what it builds', () => {
    const names = [...facetGroups, 'sort', 'view'];
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'now',
        '1',
        '5000',
        'any',
        'a,b,a',
        'lift,ramp',
        'tr,en',
        'free',
        'walk-in',
        'step-free,delivery',
        ...sorts,
        'map',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
        const filters = parseSearchQuery(new URLSearchParams(pairs));
        expect(parseSearchQuery(buildSearchQuery(filters))).toEqual(filters);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
