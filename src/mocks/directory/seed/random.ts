import { foldForSearch } from '#lib/text/foldForSearch';

import { base32Alphabet } from '#mocks/core/base32';

/** The seed of every random stream; changing it generates another country. */
export const seed = 'orvela-1';

/** 32-bit string hash (xmur3, first output). */
export function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A stream of pseudo-random numbers. Each entity and field has its own, so that a new field never changes the others.
 */
export interface Stream {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** `count` different items in their original order. */
  some<T>(items: readonly T[], count: number): T[];
  /** An index drawn with these weights. */
  weighted(weights: readonly number[]): number;
  /** Approximately normal, mean 0, standard deviation 1. */
  normal(): number;
}

/** The stream of a key, e.g. `stream('facility', 1024, 'phone')`; xmur3 into mulberry32. */
export function stream(...key: readonly (string | number)[]): Stream {
  let a = hash(`${seed}:${key.join(':')}`);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from: the list is empty.');
      return item;
    },
    some(items, count) {
      const order = items.map((item, index) => ({ item, index, key: next() }));
      order.sort((x, y) => x.key - y.key);
      return order
        .slice(0, count)
        .sort((x, y) => x.index - y.index)
        .map(({ item }) => item);
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      for (const [index, weight] of weights.entries()) {
        left -= weight;
        if (left < 0) return index;
      }
      return weights.length - 1;
    },
    normal: () => next() + next() + next() + next() + next() + next() - 3,
  };
}

/** The opaque id of facility `n`: `fac_` and 12 lower-case base32 characters. */
export function facilityId(n: number): string {
  let id = 'fac_';
  for (const part of ['a', 'b']) {
    let bits = hash(`${seed}:id:${n}:${part}`);
    for (let i = 0; i < 6; i++) {
      id += base32Alphabet.charAt(bits & 31);
      bits >>>= 5;
    }
  }
  return id;
}

/** The slug of a name: folded, words joined by hyphens, at most 80 characters. */
export function slugify(text: string): string {
  return foldForSearch(text.replace(/[’']/g, '').replace(/&/g, ' and '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/** Path segments after `/facility/` with another meaning (directory 1.2). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'create',
  'claims',
  'map',
  'new',
  'edit',
  'admin',
  'search',
]);
