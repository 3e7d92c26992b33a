import fc from 'fast-check';
import { expect, test } from 'vitest';

import { matchedParts } from './matchedParts';

type Ranges = Array<[number, number]>;

const shown = (label: string, matches: Ranges) =>
  matchedParts(label, matches)
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
      const parts = matchedParts(label, matches);
      expect(parts.map(({ text }) => text).join('')).toBe(label);
      expect(new Set(parts.map(({ start }) => start)).size).toBe(parts.length);
    }),
  );
});
