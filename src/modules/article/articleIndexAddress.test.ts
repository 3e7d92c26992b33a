import { describe, expect, it } from 'vitest';

import { articleIndexQuery, parseArticleAddress } from './articleIndexAddress';

const read = (query: string) => parseArticleAddress(new URLSearchParams(query));

describe('parseArticleAddress', () => {
  it.each([
    ['', { kind: 'index', page: 1 }],
    ['slug=', { kind: 'index', page: 1 }],
    ['slug=pharmacy-or-doctor', { kind: 'article', slug: 'pharmacy-or-doctor' }],
    ['slug=Pharmacy', { kind: 'invalid' }],
    ['slug=../../etc', { kind: 'invalid' }],
    ['slug=%E0%A4%A', { kind: 'invalid' }],
    [`slug=${'a'.repeat(81)}`, { kind: 'invalid' }],
    ['category=pharmacy&page=2', { kind: 'index', category: 'pharmacy', page: 2 }],
    ['category=%00&page=-3', { kind: 'index', page: 1 }],
    ['page=0', { kind: 'index', page: 1 }],
    ['page=1.5', { kind: 'index', page: 1 }],
    ['page=9999999', { kind: 'index', page: 1_000_000 }],
    ['page=99999999999999999999', { kind: 'index', page: 1 }],
  ])('parses "%s"', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});

describe('articleIndexQuery', () => {
  it('omits defaults', () => {
    expect(articleIndexQuery({})).toBe('');
    expect(articleIndexQuery({ category: 'pharmacy' })).toBe('?category=pharmacy');
  });

  it('builds what parseArticleAddress parses', () => {
    const address = { category: 'child-health', page: 3 };
    expect(read(articleIndexQuery(address))).toEqual({ kind: 'index', ...address });
  });
});
