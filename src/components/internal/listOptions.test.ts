import { describe, expect, it } from 'vitest';

import { inGroups, matching } from './listOptions';

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
    ['izmir', ['izmir']],
    ['İZMİR', ['izmir']],
    ['ısp', ['isparta']],
    ['isp', ['isparta']],
    ['ROSES', ['isparta']],
    [' ', ['izmir', 'kars', 'isparta']],
    ['x', []],
  ])('are found by "%s"', (query, values) => {
    expect(matching(options, query).map(({ value }) => value)).toEqual(values);
  });
});
