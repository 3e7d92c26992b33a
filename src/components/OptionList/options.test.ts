import { describe, expect, it } from 'vitest';

import { inGroups, matching, usable } from './options';

const options = [
  { value: 'izmir', label: 'İzmir', group: 'West' },
  { value: 'kars', label: 'Kars', group: 'East', disabled: true },
  { value: 'isparta', label: 'Isparta', group: 'West', description: 'city of roses' },
];

describe('options of a list', () => {
  it('stand in groups as these first appear', () => {
    expect(inGroups(options).map(({ value }) => value)).toEqual(['izmir', 'isparta', 'kars']);
  });

  it.each([
    ['izmir', 'tr', ['izmir']],
    ['İZMİR', 'tr', ['izmir']],
    ['ısp', 'tr', ['isparta']],
    ['isp', 'en', ['isparta']],
    ['ROSES', 'en', ['isparta']],
    [' ', 'en', ['izmir', 'kars', 'isparta']],
    ['x', 'en', []],
  ])('are found by "%s" in %s', (query, locale, values) => {
    expect(matching(options, query, locale).map(({ value }) => value)).toEqual(values);
  });

  it('are passed over where they cannot be used', () => {
    expect(usable(options, 1, 1)).toBe(2);
    expect(usable(options, 1, -1)).toBe(0);
    expect(usable(options, 3, 1)).toBe(-1);
  });
});
