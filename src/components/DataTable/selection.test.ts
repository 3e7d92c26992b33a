import { describe, expect, it } from 'vitest';

import { nextSort } from './columns';
import { coverage, withAll, withRow } from './selection';

const shown = ['a', 'b', 'c', 'd'];

describe('selection', () => {
  it('knows none, some and all', () => {
    expect(coverage(shown, new Set(['x']))).toBe('none');
    expect(coverage(shown, new Set(['b', 'x']))).toBe('some');
    expect(coverage(shown, new Set(shown))).toBe('all');
    expect(coverage([], new Set())).toBe('none');
  });

  it('leaves other pages alone', () => {
    expect(withAll(shown, ['x', 'b'], true)).toEqual(['x', 'a', 'b', 'c', 'd']);
    expect(withAll(shown, ['x', 'b'], false)).toEqual(['x']);
  });

  it('takes a stretch in either direction', () => {
    expect(withRow(shown, ['c'], 'c', true, 'a')).toEqual(['a', 'b', 'c']);
    expect(withRow(shown, shown, 'b', false, 'd')).toEqual(['a']);
    expect(withRow(shown, [], 'b', true)).toEqual(['b']);
    expect(withRow(shown, [], 'b', true, 'gone')).toEqual(['b']);
  });
});

describe('nextSort', () => {
  it('goes up, down and back to the order of arrival', () => {
    const up = nextSort(undefined, 'name');
    const down = nextSort(up, 'name');
    expect([up?.direction, down?.direction, nextSort(down, 'name')]).toEqual(['ascending', 'descending', undefined]);
    expect(nextSort(down, 'city')).toEqual({ column: 'city', direction: 'ascending' });
  });
});
