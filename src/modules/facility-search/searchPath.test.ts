import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildSearchPath, parseLocation } from './searchPath';
import { parseSearchPath } from './parseSearchPath';
import type { SearchLocation } from './searchPath';
import type { ParsedSearchPath } from './parseSearchPath';

const below = (root: string, path: string) => path.slice(root.length).split('/').slice(1);
const read = (path: string): ParsedSearchPath => parseSearchPath(below('/search', path));
const place = (key: string): SearchLocation => ({ kind: 'place', key });
const results = (location: SearchLocation, page: number, term?: string): ParsedSearchPath =>
  term === undefined ? { kind: 'results', location, page } : { kind: 'results', location, term, page };
const redirect = (to: string): ParsedSearchPath => ({ kind: 'redirect', to });
const notFound: ParsedSearchPath = { kind: 'not-found' };

describe('parseSearchPath', () => {
  it.each<[string, ParsedSearchPath]>([
    // Directory §2.0.7, row by row.
    ['/search', redirect('/search/facility')],
    ['/search/facility', { kind: 'form' }],
    ['/search/facility/page-1', results(place('facility'), 1)],
    ['/search/saltmere', redirect('/search/saltmere/page-1')],
    ['/search/saltmere/pharmacy', redirect('/search/saltmere/pharmacy/page-1')],
    ['/search/saltmere/page-2', results(place('saltmere'), 2)],
    ['/search/saltmere/page-turner', redirect('/search/saltmere/page-1')],
    ['/search/saltmere/page-turner/page-1', results(place('saltmere'), 1, 'page-turner')],
    ['/search/saltmere/Page-2', redirect('/search/saltmere/Page-2/page-1')],
    ['/search/saltmere/Page-2/page-1', results(place('saltmere'), 1, 'Page-2')],
    ['/search/saltmere/page-0', redirect('/search/saltmere/page-1')],
    ['/search/saltmere/page--3', redirect('/search/saltmere/page-1')],
    ['/search/saltmere/page-1.5', redirect('/search/saltmere/page-1')],
    ['/search/saltmere/page-', redirect('/search/saltmere/page-1')],
    ['/search/saltmere/page-007', redirect('/search/saltmere/page-7')],
    ['/search/saltmere/pharmacy/page-0', redirect('/search/saltmere/pharmacy/page-1')],
    ['/search/saltmere/pharmacy/page-x', redirect('/search/saltmere/pharmacy/page-1')],
    ['/search/saltmere/pharmacy/page-3', results(place('saltmere'), 3, 'pharmacy')],
    ['/search/saltmere/a/b/c', notFound],
    // More paths under the same rules.
    ['/search/saltmere/a/b', notFound],
    ['/search/', redirect('/search/facility')],
    ['/search/saltmere/', redirect('/search/saltmere/page-1')],
    ['/search/saltmere//page-2', redirect('/search/saltmere/page-2')],
    ['/search/saltmere/page-2/', redirect('/search/saltmere/page-2')],
    ['/search/page-2', redirect('/search/page-2/page-1')],
    ['/search/page-2/page-1', results(place('page-2'), 1)],
    ['/search/saltmere/page%2D2', results(place('saltmere'), 2)],
    ['/search/saltmere/page-99999999999999999999999', redirect('/search/saltmere/page-1000000')],
    // Locations.
    ['/search/anywhere/page-1', results({ kind: 'anywhere' }, 1)],
    ['/search/@44.512,-31.204/page-1', results({ kind: 'point', lat: 44.512, lon: -31.204 }, 1)],
    ['/search/%4044.512%2C-31.204/page-1', results({ kind: 'point', lat: 44.512, lon: -31.204 }, 1)],
    ['/search/@44.51234,-31.20411/page-1', redirect('/search/@44.512,-31.204/page-1')],
    ['/search/@-0.0001,0/page-1', redirect('/search/@0,0/page-1')],
    ['/search/@99,200/page-1', results(place('99-200'), 1)],
    ['/search/Ye%C5%9Filmar/page-1', results(place('yesilmar'), 1)],
    ['/search/Port%20Calder/page-1', results(place('port-calder'), 1)],
    ['/search/port%2Fcalder/page-1', results(place('port-calder'), 1)],
    ['/search/%F0%9F%A6%B7/page-1', results(place('🦷'), 1)],
    ['/search/%2E%2E/page-1', results(place('-'), 1)],
    ['/search/%E0%A4%A/page-1', results(place('e0-a4-a'), 1)],
    ['/search/100%/page-1', results(place('100'), 1)],
    // Terms.
    ['/search/saltmere/night+dentist/page-1', results(place('saltmere'), 1, 'night dentist')],
    ['/search/saltmere/night%20dentist/page-1', results(place('saltmere'), 1, 'night dentist')],
    ['/search/saltmere/a%2Fb%5Cc/page-1', results(place('saltmere'), 1, 'a b c')],
    ['/search/saltmere/c%2B%2B/page-1', results(place('saltmere'), 1, 'c++')],
    ['/search/saltmere/50%/page-1', results(place('saltmere'), 1, '50%')],
    ['/search/saltmere/%E0%A4%A/page-1', results(place('saltmere'), 1, '%E0%A4%A')],
    ['/search/saltmere/%F0%9F%A6%B7%F0%9F%A6%B7/page-1', results(place('saltmere'), 1, '🦷🦷')],
    ['/search/saltmere/a/page-3', redirect('/search/saltmere/page-3')],
    ['/search/saltmere/%2F/page-1', redirect('/search/saltmere/page-1')],
    ['/search/saltmere/%2E%2E/page-1', redirect('/search/saltmere/page-1')],
    [`/search/saltmere/${'a'.repeat(5000)}/page-1`, redirect(`/search/saltmere/${'a'.repeat(80)}/page-1`)],
    [`/search/${'a'.repeat(5000)}/page-1`, redirect(`/search/${'a'.repeat(80)}/page-1`)],
    ['/search/saltmere/\uD800x/page-1', results(place('saltmere'), 1, '\uFFFDx')],
    ['/search/\uD800/page-1', results(place('\uFFFD'), 1)],
  ])('%s', (path, expected) => {
    expect(read(path)).toEqual(expected);
  });

  it('keeps the query on a redirect', () => {
    expect(parseSearchPath(['saltmere'], '?open=now')).toEqual(redirect('/search/saltmere/page-1?open=now'));
  });
});

describe('buildSearchPath', () => {
  it.each<[Parameters<typeof buildSearchPath>[0], string]>([
    [{ location: place('saltmere') }, '/search/saltmere/page-1'],
    [{ location: place('Port Calder'), term: 'night / dentist', page: 3 }, '/search/port-calder/night+dentist/page-3'],
    [{ location: place('saltmere'), term: 'page-turner' }, '/search/saltmere/page-turner/page-1'],
    [{ location: place('saltmere'), term: 'x' }, '/search/saltmere/page-1'],
    [{ location: place('..') }, '/search/-/page-1'],
    [{ location: place('') }, '/search/anywhere/page-1'],
    [{ location: { kind: 'point', lat: 44.51234, lon: -31.20411 } }, '/search/@44.512,-31.204/page-1'],
    [{ location: { kind: 'anywhere' }, term: 'Çelik', page: 0 }, '/search/anywhere/%C3%87elik/page-1'],
    [{ location: { kind: 'anywhere' }, page: Number.NaN }, '/search/anywhere/page-1'],
  ])('%o', (address, path) => {
    expect(buildSearchPath(address)).toBe(path);
  });
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    'page-1',
    'page-x',
    'Page-2',
    'facility',
    'anywhere',
    '@44.5,-31',
    '@44.51234,-31.2',
    '..',
    '.',
    '%',
    '%E0%A4%A',
    '+',
    '%2F',
    '\uD800',
    '',
    'a'.repeat(5000),
  ),
  fc.string({ unit: fc.constantFrom(...'page-0123@.,%2Ff+ /ıİ🦷\uD800'.split('')), maxLength: 20 }),
);
const segments = fc.array(
  fc.oneof(piece, piece.filter((text) => !/\p{Surrogate}/u.test(text)).map(encodeURIComponent)),
  { maxLength: 5 },
);

describe('any path', () => {
  it('never throws, and a redirect leads straight to results, or from none to the form', () => {
    fc.assert(
      fc.property(segments, (given) => {
        const parsed = parseSearchPath(given);
        if (parsed.kind !== 'redirect') return;
        // Through the browser's URL parser, which resolves dots and re-encodes.
        const { pathname } = new URL(parsed.to, 'https://example.test');
        expect(pathname).toBe(parsed.to);
        const isEmpty = given.every((segment) => segment === '');
        expect(read(pathname).kind).toBe(isEmpty ? 'form' : 'results');
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('parses what it builds', () => {
    const address = fc.record({
      location: piece.map(parseLocation),
      term: piece,
      page: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(address, (given) => {
        const path = buildSearchPath(given);
        expect(new URL(path, 'https://example.test').pathname).toBe(path);
        const parsed = read(path);
        if (parsed.kind !== 'results') throw new Error(`${path} was read as ${parsed.kind}`);
        expect(parsed.location).toEqual(given.location);
        expect(parsed.page).toBe(given.page);
        expect(buildSearchPath(parsed)).toBe(path);
        expect(read(buildSearchPath(parsed))).toEqual(parsed);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
