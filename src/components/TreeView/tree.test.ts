import { describe, expect, it } from 'vitest';

import { checkOf, leavesOf, visibleRows } from './tree';
import type { TreeNode } from './tree';

const tree: TreeNode[] = [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      { id: 'a2', label: 'A2' },
    ],
  },
  { id: 'b', label: 'B', lazy: true },
];
const [first, second] = tree;
const ids = (open: string[], loaded = new Map()) =>
  visibleRows(tree, new Set(open), loaded).map((row) => (row.kind === 'node' ? row.id : row.status));

describe('visibleRows', () => {
  it('shows what is under an open node', () => {
    expect(ids([])).toEqual(['a', 'b']);
    expect(ids(['a'])).toEqual(['a', 'a1', 'a2', 'b']);
    expect(visibleRows(tree, new Set(['a']), new Map())[2]).toMatchObject({
      level: 2,
      position: 2,
      siblings: 2,
      parent: 'a',
    });
  });

  it('says what is not there', () => {
    expect(ids(['b'])).toEqual(['a', 'b', 'loading']);
    expect(ids(['b'], new Map([['b', 'failed']]))).toEqual(['a', 'b', 'failed']);
    expect(ids(['b'], new Map([['b', []]]))).toEqual(['a', 'b', 'empty']);
  });
});

describe('checks', () => {
  it('stand for the leaves', () => {
    if (!first || !second) throw new Error('The tree is empty.');
    expect(leavesOf(first, new Map())).toEqual(['a1', 'a2']);
    expect(leavesOf(second, new Map())).toEqual(['b']);
    expect(checkOf(first, new Map(), new Set(['a1']))).toBe('mixed');
    expect(checkOf(first, new Map(), new Set(['a1', 'a2']))).toBe('true');
    expect(checkOf(first, new Map(), new Set())).toBe('false');
  });
});
