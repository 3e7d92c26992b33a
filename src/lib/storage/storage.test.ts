import { afterEach, describe, expect, it, vi } from 'vitest';

import { readJson, readText, removeItem, writeJson, writeText } from './storage';

import { fakeLocalStorage } from '#lib/testing/fakeBrowser';

afterEach(() => vi.unstubAllGlobals());

const asNumber = (value: unknown) => (typeof value === 'number' ? value : -1);

describe('storage that works', () => {
  it('keeps and forgets', () => {
    fakeLocalStorage('works');
    expect(writeText('a', 'çğıöşü')).toBe(true);
    expect(readText('a')).toBe('çğıöşü');
    removeItem('a');
    expect(readText('a')).toBeUndefined();
    expect(writeJson('b', 7)).toBe(true);
    expect(readJson('b', asNumber)).toBe(7);
  });

  it.each(['', '{', '{"a":', 'undefined', 'NaN', '"text"', 'null', '[]', '\u0000', '{}'.repeat(3)])(
    'counts the foreign value %j as absent',
    (text) => {
      fakeLocalStorage('works', { a: text });
      expect(readJson('a', asNumber)).toBe(-1);
    },
  );

  it('counts a value that its reader refuses as absent', () => {
    fakeLocalStorage('works', { a: '{"page":1}' });
    const strict = (value: unknown) => {
      if (value !== undefined) throw new Error('An older form.');
      return 'fallback';
    };
    expect(readJson('a', strict)).toBe('fallback');
  });
});

describe.each(['blocked', 'forbidden', 'missing'] as const)('storage that is %s', (mood) => {
  it('reads as empty, says that it does not keep, and never throws', () => {
    fakeLocalStorage(mood, { a: 'kept' });
    expect(readText('a')).toBeUndefined();
    expect(readJson('a', asNumber)).toBe(-1);
    expect(writeText('a', 'b')).toBe(false);
    expect(writeJson('a', 1)).toBe(false);
    expect(() => removeItem('a')).not.toThrow();
  });
});

describe('storage that is full', () => {
  it('still reads, and says that it does not keep', () => {
    const kept = fakeLocalStorage('full', { a: '1' });
    expect(writeText('a', '2')).toBe(false);
    expect(writeJson('a', 2)).toBe(false);
    expect(readJson('a', asNumber)).toBe(1);
    removeItem('a');
    expect(kept.size).toBe(0);
  });
});
