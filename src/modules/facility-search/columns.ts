import { cosineOfLatitude } from '#lib/geo/distance';
import { buildChoiceColumns } from './facetChoices';
import type { ChoiceColumns } from './facetChoices';
import type { IndexEntry } from './searchIndex';
import type { SearchRecord } from './searchRecord';

/** Properties of all entries that every search needs, as arrays by entry number. */
export interface Columns {
  /** 0, 1, 2 … */
  readonly numbers: Int32Array;
  /** Rank by name; equal names share a rank. */
  readonly nameRanks: Int32Array;
  /** Position by name, then by id; unique. */
  readonly nameOrder: Int32Array;
  /** Rank by rating, best first; equal ratings share a rank. */
  readonly ratingRanks: Int32Array;
  /** Cosine of the latitude. */
  readonly cosLat: Float64Array;
  /** Entries of each category, primary or other. */
  readonly byCategory: ReadonlyMap<string, readonly number[]>;
  readonly choices: ChoiceColumns;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const PRIOR_VOTES = 10;
const PRIOR_AVERAGE = 3.8;

/**
 * A rating as if ten more people had given 3.8 (directory §5.4 Sort rating), so that two votes of 5.0 do not come
 * first.
 */
function weightedRating(rating: SearchRecord['rating']): number {
  const { average, count } = rating ?? { average: 0, count: 0 };
  return (PRIOR_VOTES * PRIOR_AVERAGE + count * average) / (PRIOR_VOTES + count);
}

/** Ranks of a sorted list; equal entries share the rank of the first. */
function ranksOf(order: readonly IndexEntry[], isSame: (one: IndexEntry, other: IndexEntry) => boolean): Int32Array {
  const ranks = new Int32Array(order.length);
  let rank = 0;
  for (const [position, entry] of order.entries()) {
    const before = order[position - 1];
    if (before !== undefined && !isSame(before, entry)) rank = position;
    ranks[entry.number] = rank;
  }
  return ranks;
}

function byCategory(entries: readonly IndexEntry[]): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  for (const { number, record } of entries) {
    for (const id of new Set([record.primaryCategoryId, ...record.categoryIds])) {
      const list = lists.get(id);
      if (list === undefined) lists.set(id, [number]);
      else list.push(number);
    }
  }
  return lists;
}

const byId = ({ record: a }: IndexEntry, { record: b }: IndexEntry) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Builds the columns of all entries. */
export function buildColumns(entries: readonly IndexEntry[]): Columns {
  const byName = entries.toSorted(
    (a, b) => collator.compare(a.record.name, b.record.name) || byId(a, b) || a.number - b.number,
  );
  const nameOrder = new Int32Array(entries.length);
  for (const [position, { number }] of byName.entries()) nameOrder[number] = position;
  const ratings = Float64Array.from(entries, ({ record }) => weightedRating(record.rating));
  const ratingOf = ({ number }: IndexEntry) => ratings[number] ?? 0;
  const votesOf = ({ record }: IndexEntry) => record.rating?.count ?? 0;
  const byRating = entries.toSorted((a, b) => ratingOf(b) - ratingOf(a) || votesOf(b) - votesOf(a));
  return {
    numbers: Int32Array.from(entries, ({ number }) => number),
    nameRanks: ranksOf(byName, (a, b) => collator.compare(a.record.name, b.record.name) === 0),
    nameOrder,
    ratingRanks: ranksOf(byRating, (a, b) => ratingOf(a) === ratingOf(b) && votesOf(a) === votesOf(b)),
    cosLat: Float64Array.from(entries, ({ record }) => cosineOfLatitude(record)),
    byCategory: byCategory(entries),
    choices: buildChoiceColumns(entries.map(({ record }) => record)),
  };
}
