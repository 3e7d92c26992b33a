import { expect, it } from 'vitest';

import { relatedSearchPath } from './relatedSearch';

it('searches the whole country without a place', () => {
  expect(relatedSearchPath('General practice')).toBe('/search/anywhere/General+practice/page-1');
});

it('searches for open facilities near a place', () => {
  expect(relatedSearchPath('Diş hekimi', { slug: 'port-calder' })).toBe(
    '/search/port-calder/Di%C5%9F+hekimi/page-1?open=now',
  );
});

it('never adds a path segment', () => {
  expect(relatedSearchPath('a/b', { slug: 'x/y' })).toBe('/search/x%2Fy/a+b/page-1?open=now');
});
