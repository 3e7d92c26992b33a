import { describe, expect, it } from 'vitest';

import { buildDirectionsQuery, parseDirections, parseStart, formatStart } from './address';
import type { DirectionsAddress } from './address';

const read = (query: string) => parseDirections(new URLSearchParams(query));

describe('the address of directions', () => {
  it.each<[string, DirectionsAddress]>([
    ['', { mode: 'walk', back: false, unread: {} }],
    ['from=', { mode: 'walk', back: false, unread: {} }],
    [
      'from=port-calder&mode=cycle',
      { start: { kind: 'place', key: 'port-calder' }, mode: 'cycle', back: false, unread: {} },
    ],
    [
      'from=%4044.51234%2C-31.20411&mode=drive&way=back',
      { start: { kind: 'point', lat: 44.512, lon: -31.204 }, mode: 'drive', back: true, unread: {} },
    ],
    ['from=I%C5%9F%C4%B1kvar', { start: { kind: 'place', key: 'Işıkvar' }, mode: 'walk', back: false, unread: {} }],
    ['from=@91,0', { mode: 'walk', back: false, unread: { from: '@91,0' } }],
    ['from=@44.512', { mode: 'walk', back: false, unread: { from: '@44.512' } }],
    ['from=%00', { mode: 'walk', back: false, unread: { from: '\0' } }],
    ['from=%21%21', { mode: 'walk', back: false, unread: { from: '!!' } }],
    [
      'from=port-calder&mode=fly&way=up',
      { start: { kind: 'place', key: 'port-calder' }, mode: 'walk', back: false, unread: { mode: 'fly' } },
    ],
    ['mode=WALK', { mode: 'walk', back: false, unread: { mode: 'WALK' } }],
    ['mode=__proto__', { mode: 'walk', back: false, unread: { mode: '__proto__' } }],
  ])('parses “%s”', (query, wanted) => {
    expect(read(query)).toEqual(wanted);
  });

  it('truncates unreadable values to 80 characters', () => {
    expect(read(`from=${'a'.repeat(5000)}`).unread.from).toHaveLength(80);
    expect(read(`mode=${'😀'.repeat(5000)}`).unread.mode).toBe('😀'.repeat(80));
  });

  it.each(['from=port-calder&mode=walk', 'from=%4044.512%2C-31.204&mode=cycle&way=back', 'mode=drive'])(
    'is written as it was read: %s',
    (query) => {
      expect(new URLSearchParams(buildDirectionsQuery(read(query))).toString()).toBe(query);
    },
  );
});

it('an unreadable start is preserved when something else changes', () => {
  const address = { ...read('from=@99,1&mode=fly'), mode: 'drive' as const };
  expect(buildDirectionsQuery(address)).toEqual({ from: '@99,1', mode: 'drive' });
});

describe('a typed start', () => {
  it.each([
    ['  Old Harbour ', { kind: 'place', key: 'Old Harbour' }],
    ['@44.5, -31.2', { kind: 'point', lat: 44.5, lon: -31.2 }],
    ['@-0.0001,0', { kind: 'point', lat: 0, lon: 0 }],
    ['@1e1,2', undefined],
    ['', undefined],
    ['…', undefined],
  ])('“%s” is %o', (text, start) => {
    expect(parseStart(text)).toEqual(start);
  });

  it('rounds a point to 3 decimals', () => {
    expect(formatStart({ kind: 'point', lat: 44.512_345, lon: -31.204_111 })).toBe('@44.512,-31.204');
  });
});
