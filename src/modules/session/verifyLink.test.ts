import { describe, expect, it } from 'vitest';

import { parseVerifyLink } from './verifyLink';

const hash = 'q3Jx0VtP8mYl2KcWbN7sRzHfE5uGaD1oTiXkLpM9w4A';

describe('readVerifyLink', () => {
  it('takes a link as it was mailed', () => {
    expect(parseVerifyLink({ id: 'per_0001', hash, search: '?a=%20b&c' })).toEqual({
      id: 'per_0001',
      hash,
      query: 'a=%20b&c',
    });
  });

  it.each([
    { id: undefined, hash, search: '' },
    { id: '', hash, search: '' },
    { id: 'a/b', hash, search: '' },
    { id: 'a'.repeat(65), hash, search: '' },
    { id: 'a', hash: 'short', search: '' },
    { id: 'a', hash: `${hash}=`, search: '' },
    { id: 'a', hash: 'a'.repeat(129), search: '' },
    { id: 'a', hash, search: `?${'a'.repeat(2049)}` },
  ])('asks nobody about what is none: %o', (parts) => {
    expect(parseVerifyLink(parts)).toBeUndefined();
  });
});
