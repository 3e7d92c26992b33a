import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildListingPath, parseListingPath } from './listingPath';

const below = (root: string, path: string) => path.slice(root.length).split('/').slice(1);
const redirect = (to: string) => ({ kind: 'redirect', to });
const notFound = { kind: 'not-found' };

describe('parseListingPath', () => {
  it.each([
    ['/service-categories/pharmacy', redirect('/service-categories/pharmacy/page-1')],
    ['/service-categories/pharmacy/', redirect('/service-categories/pharmacy/page-1')],
    ['/service-categories/pharmacy/page-2', { kind: 'results', id: 'pharmacy', page: 2 }],
    ['/service-categories/pharmacy/page-007', redirect('/service-categories/pharmacy/page-7')],
    ['/service-categories/pharmacy/all', notFound],
    ['/service-categories', notFound],
  ])('%s', (path, expected) => {
    expect(parseListingPath('service-categories', below('/service-categories', path))).toEqual(expected);
  });

  it.each([
    ['/tags/walk-in', redirect('/tags/walk-in/page-1')],
    ['/tags/walk-in/page-1', { kind: 'results', id: 'walk-in', page: 1 }],
    ['/tags/%E0%A4%A', redirect('/tags/%25E0%25A4%25A/page-1')],
    ['/tags', notFound],
  ])('%s', (path, expected) => {
    expect(parseListingPath('tags', below('/tags', path))).toEqual(expected);
  });

  it('builds what it parses', () => {
    expect(buildListingPath('tags', 'walk-in', 3)).toBe('/tags/walk-in/page-3');
  });
});

it('keeps the query on a redirect', () => {
  expect(parseListingPath('tags', ['walk-in'], '?near=saltmere&sort=name')).toEqual(
    redirect('/tags/walk-in/page-1?near=saltmere&sort=name'),
  );
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('page-1', 'page-x', 'Page-2', 'page-', 'page--3', 'page-1.5', 'walk-in', '..', '.', '%', '%2F', ''),
  fc.string({ unit: fc.constantFrom(...'page-0123@.,%2Ff+ /ıİ🦷\uD800'.split('')), maxLength: 20 }),
);
const segments = fc.array(
  fc.oneof(piece, piece.filter((text) => !/\p{Surrogate}/u.test(text)).map(encodeURIComponent)),
  { maxLength: 4 },
);

describe.each(['service-categories', 'tags'] as const)('any path below /%s', (root) => {
  it('never throws, and a redirect leads straight to results', () => {
    fc.assert(
      fc.property(segments, (given) => {
        const parsed = parseListingPath(root, given);
        if (parsed.kind !== 'redirect') return;
        const { pathname } = new URL(parsed.to, 'https://example.test');
        expect(pathname).toBe(parsed.to);
        expect(parseListingPath(root, below(`/${root}`, pathname)).kind).toBe('results');
      }),
      { numRuns: 5000 },
    );
  }, 60_000);
});
