import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { freeName, fromDeviceName, isFileName, nameKey, splitEnding, toDeviceName } from './fileNames';

describe('isFileName', () => {
  it('accepts any script, emoji and names that only some devices forbid', () => {
    for (const name of ['a', 'Rapor (1).pdf', 'تقرير.pdf', '👩‍👩‍👧‍👦.jpg', 'CON', 'a:b?', '.env', 'x'.repeat(255)]) {
      expect([name, isFileName(name)]).toEqual([name, true]);
    }
  });

  it('refuses slashes, control characters and what turns text around', () => {
    for (const name of ['', ' a', 'a ', '.', '..', 'a/b', 'a\\b', 'a\u0000', 'a\u202Eb', 'x'.repeat(256)]) {
      expect([name, isFileName(name)]).toEqual([name, false]);
    }
  });
});

describe('splitEnding', () => {
  it.each([
    ['Plan.pdf', 'Plan', '.pdf'],
    ['archive.tar.gz', 'archive.tar', '.gz'],
    ['.env', '.env', ''],
    ['No ending', 'No ending', ''],
    ['Version 2. Draft of May', 'Version 2. Draft of May', ''],
  ])('%s', (name, base, ending) => expect(splitEnding(name)).toEqual({ base, ending }));
});

describe('freeName', () => {
  const taken = (...names: string[]) => new Set(names.map(nameKey));

  it('takes the first free number, before the ending', () => {
    expect(freeName('Plan.pdf', taken())).toBe('Plan.pdf');
    expect(freeName('Plan.pdf', taken('plan.PDF'))).toBe('Plan (2).pdf');
    expect(freeName('Plan (2).pdf', taken('Plan.pdf', 'Plan (2).pdf'))).toBe('Plan (3).pdf');
    expect(freeName('é', taken('e\u0301'))).toBe('é (2)');
  });

  it('gives names that are valid and free, whatever is taken', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 255 }).filter(isFileName);
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 20 }), (first, count) => {
        const names = new Set<string>();
        for (let n = 0; n < count; n += 1) {
          const free = freeName(first, names);
          expect(isFileName(free)).toBe(true);
          expect(names.has(nameKey(free))).toBe(false);
          names.add(nameKey(free));
        }
      }),
    );
  });
});

describe('names of devices', () => {
  it('are those that every system can store', () => {
    expect(toDeviceName('a:b*c?.txt')).toBe('a_b_c_.txt');
    expect(toDeviceName('CON')).toBe('_CON');
    expect(toDeviceName('nul.txt')).toBe('_nul.txt');
    expect(toDeviceName('Console')).toBe('Console');
    expect(toDeviceName('end. ')).toBe('end__');
  });

  it('become names that can be stored, whatever they are', () => {
    expect(fromDeviceName(' report\u202Egnp.exe')).toBe('report_gnp.exe');
    expect(fromDeviceName('e\u0301.txt')).toBe('é.txt');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        expect(isFileName(fromDeviceName(name))).toBe(true);
      }),
    );
  });
});
