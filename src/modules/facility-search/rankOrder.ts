import { textBand } from './candidates';
import type { TextQuestion } from './candidates';
import { distanceBand } from '#lib/distance';
import type { Sort } from './searchFilters';
import type { IndexEntry, SearchIndex } from './searchIndex';
import type { SearchRecord } from './searchRecord';
import { textScore } from './textMatch';

/** Everything an order compares, as numbers. */
export interface Rank {
  readonly number: number;
  readonly record: SearchRecord;
  readonly band: number;
  readonly score: number;
  readonly distance: number | undefined;
  readonly distanceBand: number;
  readonly nameRank: number;
  readonly rating: number;
}

const RELAXED_BAND = 4;
const PRIOR_VOTES = 10;
const PRIOR_AVERAGE = 3.8;

/** A rating as if ten more people had given 3.8 (directory §5.4 Sort rating), so that two votes of 5.0 do not win. */
export function weightedRating(rating: SearchRecord['rating']): number {
  const { average, count } = rating ?? { average: 0, count: 0 };
  return (PRIOR_VOTES * PRIOR_AVERAGE + count * average) / (PRIOR_VOTES + count);
}

/** Works out what the orders compare for one entry. */
export function rankOf(
  index: SearchIndex,
  question: TextQuestion | undefined,
  entry: IndexEntry,
  distance: number | undefined,
  relaxed: boolean,
): Rank {
  const band = question === undefined ? 0 : relaxed ? RELAXED_BAND : (textBand(question, entry) ?? RELAXED_BAND);
  return {
    number: entry.number,
    record: entry.record,
    band,
    score: question === undefined ? 0 : textScore(question.match, entry.number),
    distance,
    distanceBand: distance === undefined ? 0 : distanceBand(distance),
    nameRank: index.nameRanks[entry.number] ?? 0,
    rating: weightedRating(entry.record.rating),
  };
}

const byDistance = (a: Rank, b: Rank) => (a.distance ?? 0) - (b.distance ?? 0);
const byName = (a: Rank, b: Rank) => a.nameRank - b.nameRank;
const byId = (a: Rank, b: Rank) =>
  a.record.id < b.record.id ? -1 : a.record.id > b.record.id ? 1 : a.number - b.number;

function byBest(a: Rank, b: Rank, scored: boolean): number {
  return (
    Number(a.record.temporarilyClosed) - Number(b.record.temporarilyClosed) ||
    a.band - b.band ||
    a.distanceBand - b.distanceBand ||
    Number(b.record.verified) - Number(a.record.verified) ||
    (scored ? b.score - a.score : 0) ||
    byDistance(a, b) ||
    byName(a, b) ||
    byId(a, b)
  );
}

/** The comparison of a sort (§5.4); `scored` is whether the text score counts, which it does not with category intent. */
export function rankOrder(sort: Sort, scored: boolean): (a: Rank, b: Rank) => number {
  switch (sort) {
    case 'best':
      return (a, b) => byBest(a, b, scored);
    case 'distance':
      return (a, b) => byDistance(a, b) || byName(a, b) || byId(a, b);
    case 'name':
      return (a, b) => byName(a, b) || byDistance(a, b) || byId(a, b);
    case 'rating':
      return (a, b) =>
        b.rating - a.rating || (b.record.rating?.count ?? 0) - (a.record.rating?.count ?? 0) || byBest(a, b, scored);
  }
}
