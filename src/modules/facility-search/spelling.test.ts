import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editDistance, isNearSpelling, tokenQuality, queryTokens, stem } from './spelling';

describe('queryTokens', () => {
  it.each([
    ['a pharmacy near the harbour', ['pharmacy', 'harbour']],
    ['the of', ['the', 'of']],
    ['eczane ve hastane', ['eczane', 'hastane']],
    ['pharmacy Pharmacy', ['pharmacy']],
    ['🦷', []],
  ])('%j asks for %j', (query, tokens) => {
    expect(queryTokens(query)).toEqual(tokens);
  });
});

describe('stem', () => {
  it.each([
    ['pharmacies', 'pharmacy'],
    ['ties', 'tie'],
    ['boxes', 'box'],
    ['churches', 'church'],
    ['glasses', 'glass'],
    ['tests', 'test'],
    ['glass', 'glass'],
    ['gas', 'gas'],
    ['eczane', 'eczane'],
  ])('%s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

describe('editDistance', () => {
  it.each([
    ['abcd', 'abcd', 0],
    ['abcd', 'abdc', 1],
    ['abcd', 'abc', 1],
    ['abcd', 'abxd', 1],
    ['abcd', 'badc', 2],
    ['abcd', 'wxyz', 3],
    ['a', 'abcd', 3],
  ])('%s to %s is %i within 2', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  /** The full table over all prefixes of both words, as the distance is defined. */
  function wholeTable(a: string, b: string): number {
    const rows: number[][] = Array.from({ length: a.length + 1 }, (_, row) => [row]);
    const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
    rows[0] = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row += 1) {
      for (let column = 1; column <= b.length; column += 1) {
        const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
        rows[row]?.push(
          Math.min(
            at(row - 1, column) + 1,
            at(row, column - 1) + 1,
            at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
            swapped ? at(row - 2, column - 2) + 1 : Infinity,
          ),
        );
      }
    }
    return at(a.length, b.length);
  }

  it('is what the whole table says, as far as the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(wholeTable(a, b), limit + 1));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('isNearSpelling', () => {
  it.each([
    ['farmacy', 'pharmacy', true],
    ['pharmcy', 'pharmacy', true],
    ['dentsit', 'dentist', true],
    ['xentist', 'dentist', false],
    ['den', 'dem', false],
    ['dent', 'dant', true],
    ['pharmaci', 'pharmacies', true],
    ['dentxxt', 'dentist', false],
  ])('%s for %s: %s', (query, word, near) => {
    expect(isNearSpelling(query, word)).toBe(near);
  });
});

describe('quality', () => {
  const synonyms = (a: string, b: string) =>
    new Set([a, b]).size === 2 && [a, b].every((each) => ['eczane', 'pharmacy'].includes(each));
  it.each([
    ['pharmacy', 'pharmacy', 1],
    ['pharmacies', 'pharmacy', 0.9],
    ['eczane', 'pharmacies', 0.8],
    ['phar', 'pharmacy', 0.7],
    ['ph', 'pharmacy', 0],
    ['farmacy', 'pharmacy', 0.5],
    ['dentist', 'pharmacy', 0],
  ])('%s on %s is %d', (query, word, expected) => {
    expect(tokenQuality(query, word, synonyms)).toBe(expected);
  });
});
