import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  removeFromShortlist,
  shortlistLimits,
  recordViewed,
  saveToShortlist,
  shortlist,
  recentlyViewed,
} from './shortlist';

const facility = (number: number) => ({ slug: `place-${number}`, name: `Place ${number}`, city: 'Saltmere' });

let refuses = false;

beforeEach(() => {
  const held = new Map<string, string>();
  refuses = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the shortlist', () => {
  it('keeps each facility once, the newest in front', () => {
    saveToShortlist(facility(1));
    saveToShortlist(facility(2));
    expect(saveToShortlist(facility(1))).toBe('saved');
    expect(shortlist.get().map(({ slug }) => slug)).toEqual(['place-1', 'place-2']);
    removeFromShortlist('place-1');
    expect(shortlist.get()).toEqual([facility(2)]);
  });

  it('refuses one more than fit, and loses none', () => {
    for (let number = 1; number <= shortlistLimits.shortlist; number += 1) saveToShortlist(facility(number));
    expect(saveToShortlist(facility(99))).toBe('full');
    expect(shortlist.get()).toHaveLength(shortlistLimits.shortlist);
    expect(saveToShortlist(facility(3))).toBe('saved');
  });

  it('holds for the visit where the browser keeps nothing', () => {
    refuses = true;
    expect(saveToShortlist(facility(1))).toBe('unkept');
    expect(shortlist.get()).toEqual([facility(1)]);
  });

  it('keeps of a facility only what names it', () => {
    saveToShortlist({ ...facility(1), secret: 'x' } as ReturnType<typeof facility>);
    expect(localStorage.getItem('shortlist')).toBe(JSON.stringify([facility(1)]));
  });

  it.each([
    ['no JSON', '[{'],
    ['no list', '{"slug":"place-1"}'],
    ['strangers', '[null, 3, {"slug":"../admin","name":"x","city":"y"}, {"slug":"place-1"}]'],
  ])('begins afresh on %s', (_, text) => {
    localStorage.setItem('shortlist', text);
    expect(shortlist.get()).toEqual([]);
  });

  it('keeps what can be read of a list that was tampered with', () => {
    localStorage.setItem('shortlist', JSON.stringify([facility(1), null, facility(2), facility(1)]));
    expect(shortlist.get().map(({ slug }) => slug)).toEqual(['place-1', 'place-2']);
  });

  it('is the same object until it changes', () => {
    saveToShortlist(facility(1));
    expect(shortlist.get()).toBe(shortlist.get());
  });
});

describe('what was looked at', () => {
  it('has the last ten, the newest in front', () => {
    for (let number = 1; number <= 12; number += 1) recordViewed(facility(number));
    recordViewed(facility(5));
    expect(recentlyViewed.get()).toHaveLength(shortlistLimits.viewed);
    expect(recentlyViewed.get().map(({ slug }) => slug)).toEqual(
      [5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((number) => `place-${number}`),
    );
  });

  it('calls a saved facility by its new name', () => {
    saveToShortlist(facility(1));
    recordViewed({ ...facility(1), name: 'Renamed' });
    expect(shortlist.get()[0]?.name).toBe('Renamed');
  });
});
