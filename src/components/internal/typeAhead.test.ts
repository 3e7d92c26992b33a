import { describe, expect, it } from 'vitest';

import { findTypeAheadMatch, TypeAhead } from './typeAhead';

const key = (name: string, timeStamp = 0, ctrlKey = false) => ({
  key: name,
  timeStamp,
  ctrlKey,
  metaKey: false,
  altKey: false,
});

describe('TypeAhead', () => {
  it('gathers what is typed without a pause', () => {
    const typed = new TypeAhead();
    expect(typed.add('a', 1000)).toBe('a');
    expect(typed.add('n', 1300)).toBe('an');
    expect(typed.add('k', 2500)).toBe('k');
  });

  it('takes characters, and a space only inside a word', () => {
    const typed = new TypeAhead();
    expect(typed.accepts(key('ş'))).toBe(true);
    expect(typed.accepts(key('Home'))).toBe(false);
    expect(typed.accepts(key('a', 0, true))).toBe(false);
    expect(typed.accepts(key(' '))).toBe(false);
    typed.add('a', 1000);
    expect(typed.accepts(key(' ', 1100))).toBe(true);
    expect(typed.accepts(key(' ', 9000))).toBe(false);
    typed.add('a', 9000);
    typed.accepts(key('ArrowDown', 9050));
    expect(typed.accepts(key(' ', 9100))).toBe(false);
  });
});

describe('findTyped', () => {
  const names = ['Ankara', 'Antalya', 'Isparta', 'İzmir'];
  const find = (typed: string, from: number, locale = 'tr') =>
    findTypeAheadMatch(typed, names.length, from, (index) => names[index] ?? '', locale);

  it('finds the beginning of a word from here on, and around', () => {
    expect(find('ant', 0)).toBe(1);
    expect(find('an', 0)).toBe(0);
    expect(find('an', 2)).toBe(0);
    expect(find('x', 0)).toBe(-1);
  });

  it('walks through one letter', () => {
    expect(find('a', 0)).toBe(1);
    expect(find('aa', 1)).toBe(0);
  });

  it('begins with the first where nothing is reached yet', () => {
    expect(find('a', -1)).toBe(0);
    expect(find('ant', -1)).toBe(1);
  });

  it('may stay where it is when more letters still fit', () => {
    expect(find('ant', 1)).toBe(1);
  });

  it('finds nothing in nothing', () => {
    expect(find('', 0)).toBe(-1);
    expect(findTypeAheadMatch('a', 0, -1, () => '', 'en')).toBe(-1);
  });

  it('keeps dotted and dotless i apart in Turkish', () => {
    expect(find('i', 0)).toBe(3);
    expect(find('ı', 0)).toBe(2);
  });
});
