import fc from 'fast-check';
import { expect, test } from 'vitest';

import { foldDiacritics } from '#lib/text/foldDiacritics';

import { containsPhrase, highlightRanges, phraseRanges, splitAtRanges } from './highlightRanges';

type Ranges = Array<[number, number]>;

const shown = (label: string, matches: Ranges) =>
  splitAtRanges(label, matches)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('');

test.each<[string, Ranges, string]>([
  ['Port Calder', [], 'Port Calder'],
  ['Port Calder', [[5, 3]], 'Port [Cal]der'],
  [
    'Port Calder',
    [
      [0, 4],
      [5, 6],
    ],
    '[Port] [Calder]',
  ],
  [
    'Port Calder',
    [
      [5, 6],
      [0, 4],
    ],
    '[Port] [Calder]',
  ],
  [
    'Port Calder',
    [
      [0, 6],
      [4, 4],
    ],
    '[Port C][al]der',
  ],
  ['Port', [[2, 90]], 'Po[rt]'],
  [
    'Port',
    [
      [-3, 2],
      [9, 1],
      [1, 0],
      [Number.NaN, 2],
    ],
    'Port',
  ],
  ['', [[0, 2]], ''],
])('cuts %j at %j', (label, matches, expected) => {
  expect(shown(label, matches)).toBe(expected);
});

test('loses and adds no letter, whatever the ranges', () => {
  const range = fc.tuple(fc.integer({ min: -5, max: 30 }), fc.integer({ min: -5, max: 30 }));
  fc.assert(
    fc.property(fc.string(), fc.array(range), (label, matches) => {
      const parts = splitAtRanges(label, matches);
      expect(parts.map(({ text }) => text).join('')).toBe(label);
      expect(new Set(parts.map(({ start }) => start)).size).toBe(parts.length);
    }),
  );
});

test.each([
  ['Port Calder', 'port', '[Port] Calder'],
  ['Airport and port', 'PORT', 'Air[port] and [port]'],
  ['İstanbul', 'istanbul', '[İstanbul]'],
  ['ISPARTA ılıcası', 'ıs', '[IS]PARTA ılıcası'],
  ['Işık Eczanesi', 'isik', '[Işık] Eczanesi'],
  ['diş hekimi', 'DİŞ', '[diş] hekimi'],
  ['café', 'CAFE', '[café]'],
  ['cafe\u0301s', 'cafe', '[cafe\u0301]s'],
  ['𝒜da Ada', 'ada', '𝒜da [Ada]'],
  ['Night and weekend care', 'care night', '[Night] and weekend [care]'],
  ['Night and weekend care', 'x night', 'Night and weekend care'],
  ['Night', '', 'Night'],
  ['', 'night', ''],
])('finds in %j what %j asks for', (text, query, expected) => {
  expect(
    shown(
      text,
      highlightRanges(text, query).map(([start, length]) => [start, length]),
    ),
  ).toBe(expected);
});

test('finds only what folds to the query, wherever it stands', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const text = `${before}İzmir${after}`;
      const found = highlightRanges(text, 'izmir').map(([start, length]) => text.slice(start, start + length));
      expect(found.length).toBeGreaterThan(0);
      for (const part of found) {
        expect(foldDiacritics(part)).toBe('izmir');
      }
    }),
  );
});

test('a text contains a phrase where there are ranges of it', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'İ', 'ı', 'ş', 'é', ' ', '\n', '\t', '“', '\0'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(text, text, (searched, phrase) => {
      expect(containsPhrase(searched, phrase)).toBe(phraseRanges(searched, phrase).length > 0);
    }),
  );
});
