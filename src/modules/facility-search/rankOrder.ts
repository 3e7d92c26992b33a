import { distanceBand } from './distanceBand';
import type { Sort } from './searchFilters';
import { getColumns } from './searchIndex';
import type { SearchIndex } from './searchIndex';

/** Sort keys that depend on the query, by entry number. */
export interface RankInputs {
  /** Text band, 0 to 4. */
  readonly bandOf: (entry: number) => number;
  /** Text score in ten-thousandths; absent where it does not count (with category intent). */
  readonly scoreOf: ((entry: number) => number) | undefined;
  /** Whole metres; absent without an origin. */
  readonly distanceOf: ((entry: number) => number) | undefined;
}

const BEST_SCORE = 10_000;
// Larger than any score, and than any distance on earth.
const SCORE_RANGE = 2 ** 14;
const DISTANCE_RANGE = 2 ** 25;

// Below this many entries, a comparison sort is cheaper than a radix sort.
const RADIX_SORT_MIN = 1500;
const DIGIT_BITS = 16;
const DIGIT = 1 << DIGIT_BITS;

/** One stable pass of a radix sort, by the digit of the keys at `unit`. */
function sortedByDigit(order: Int32Array, keys: Float64Array, unit: number): Int32Array {
  const starts = new Int32Array(DIGIT + 1);
  const digits = new Uint16Array(order.length);
  for (const [at, index] of order.entries()) {
    const digit = Math.floor((keys[index] ?? 0) / unit) % DIGIT;
    digits[at] = digit;
    starts[digit + 1] = (starts[digit + 1] ?? 0) + 1;
  }
  for (let digit = 0; digit < DIGIT; digit += 1) starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
  const sorted = new Int32Array(order.length);
  for (const [at, index] of order.entries()) {
    const digit = digits[at] ?? 0;
    const to = starts[digit] ?? 0;
    starts[digit] = to + 1;
    sorted[to] = index;
  }
  return sorted;
}

/** Stable sort of entries by a key, an integer from 0 up to 2^53. */
export function sortedBy(entries: Int32Array, keyOf: (entry: number) => number): Int32Array {
  const keys = Float64Array.from(entries, keyOf);
  let order: Int32Array = Int32Array.from(keys, (_, index) => index);
  if (entries.length < RADIX_SORT_MIN) {
    order.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  } else {
    const maxKey = keys.reduce((one, other) => Math.max(one, other), 0);
    for (let unit = 1; unit <= maxKey; unit *= DIGIT) order = sortedByDigit(order, keys, unit);
  }
  return order.map((index) => entries[index] ?? 0);
}

/** Sorts entries (directory §5.4). The order is total: ties are broken by id. */
export function sortEntries(index: SearchIndex, entries: Int32Array, sort: Sort, ranked: RankInputs): Int32Array {
  const { nameRanks, nameOrder, ratingRanks } = getColumns(index);
  const { bandOf, scoreOf, distanceOf } = ranked;
  const distance = distanceOf ?? (() => 0);
  const best = (entry: number) => {
    const record = index.entries[entry]?.record;
    let key = record?.temporarilyClosed ? 1 : 0;
    key = key * 8 + bandOf(entry);
    key = key * 8 + (distanceOf === undefined ? 0 : distanceBand(distanceOf(entry)));
    key = key * 2 + (record?.verified ? 0 : 1);
    key = key * SCORE_RANGE + (scoreOf === undefined ? 0 : BEST_SCORE - scoreOf(entry));
    return key * DISTANCE_RANGE + distance(entry);
  };
  // Stable sorts, from the least to the most significant key.
  const byName = sortedBy(entries, (entry) => nameOrder[entry] ?? 0);
  switch (sort) {
    case 'best':
      return sortedBy(byName, best);
    case 'distance':
      return sortedBy(byName, distance);
    case 'name':
      return distanceOf === undefined
        ? byName
        : sortedBy(byName, (entry) => (nameRanks[entry] ?? 0) * DISTANCE_RANGE + distance(entry));
    case 'rating':
      return sortedBy(sortedBy(byName, best), (entry) => ratingRanks[entry] ?? 0);
  }
}
