import type { IsPublicHoliday } from '#lib/openingHours';

import { areaTest } from './area';
import type { SearchArea } from './area';
import { countFacets, filterTest, isOpenAt, OUTSIDE } from './facets';
import type { FacetCandidate, Facets, FilterChoices } from './facets';
import { matchingEntries, readTerm } from './candidates';
import type { TextQuestion } from './candidates';
import { rankOf, rankOrder } from './rankOrder';
import type { Rank } from './rankOrder';
import type { Sort } from './searchFilters';
import type { IndexEntry, SearchField, SearchIndex } from './searchIndex';
import type { SearchRecord } from './searchRecord';
import { fieldsHit, tokensHit } from './textMatch';

/** One question to the search. */
export interface FacilityQuery {
  readonly area: SearchArea;
  readonly term?: string;
  /** Tag that every hit has; unlike the tags of `filters` it is no choice, so all groups count within it. */
  readonly tag?: string;
  readonly sort?: Sort;
  /** An explicit radius wins over the area's and is never widened. */
  readonly filters?: FilterChoices;
  /** The instant of "open now"; without it nothing counts as open. */
  readonly now?: Date;
  readonly isPublicHoliday?: IsPublicHoliday;
}

/** A facility found, and why it stands where it stands. */
export interface SearchHit {
  readonly record: SearchRecord;
  /** Whole metres from the origin; absent without one. */
  readonly distanceM?: number;
  /** Text band, 0 best to 4; 0 without a term. */
  readonly band: number;
  readonly distanceBand?: number;
  /** Text score T, 0 to 1. */
  readonly score: number;
  readonly fields: readonly SearchField[];
  /** The words of the query that hit. */
  readonly tokens: readonly string[];
}

/** The answer: all hits in order, and what the page has to disclose about them. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Category the term means as a whole. */
  readonly intent?: string;
  /** Category word the term may have been meant to be. */
  readonly suggestion?: string;
  /** No facility matched all words. */
  readonly relaxed: boolean;
  /** Metres; null is none asked for, or no circle. */
  readonly radius: {
    readonly requested: number | 'any' | null;
    readonly used: number | null;
    readonly widened: boolean;
  };
  readonly facets: Facets;
  /** Hits that do not publish their address. */
  readonly hiddenCount: number;
}

const noPublicHoliday: IsPublicHoliday = () => false;

/** Finds and orders facilities (directory §5.4). Pure; the order is total, so pages never overlap. */
export function searchFacilities(index: SearchIndex, query: FacilityQuery): SearchResult {
  const { area, filters = {}, sort = 'best', now, tag } = query;
  const isPublicHoliday = query.isPublicHoliday ?? noPublicHoliday;
  const text = readTerm(index, query.term);
  const circle = areaTest(index, area, filters.radius);
  const matching = matchingEntries(index, text, (entry) => circle.holds(entry, circle.farthest));
  const { relaxed } = matching;
  const entries =
    tag === undefined ? matching.entries : matching.entries.filter(({ record }) => record.tagIds.includes(tag));

  const openNow = filters.openNow === true;
  const openEntries = new Map<IndexEntry, boolean>();
  const isOpen = (entry: IndexEntry): boolean => {
    let open = openEntries.get(entry);
    if (open === undefined) {
      open = now !== undefined && isOpenAt(entry.record, now, isPublicHoliday);
      openEntries.set(entry, open);
    }
    return open;
  };
  const failuresOf = filterTest(index, filters);
  const tested = entries.map((entry) => ({ entry, failures: failuresOf(entry.record) }));
  const passing = tested
    .filter(({ entry, failures }) => failures === 0 && (!openNow || isOpen(entry)))
    .map(({ entry }) => entry);

  const used = circle.widen(passing);
  const ranked = passing
    .filter((entry) => circle.holds(entry, used))
    .map((entry) => rankOf(index, text, entry, circle.distances?.[entry.number], relaxed))
    .sort(rankOrder(sort, text?.intent === undefined));
  const facetCandidates = tested.map(({ entry, failures }): FacetCandidate => {
    const distance = circle.distances?.[entry.number];
    return {
      record: entry.record,
      failures: failures | (circle.holds(entry, used) ? 0 : OUTSIDE),
      ...(distance === undefined ? {} : { distanceM: distance }),
      ...(now === undefined ? {} : { isOpen: () => isOpen(entry) }),
    };
  });
  return {
    hits: ranked.map((rank) => hitOf(rank, text)),
    ...(text?.intent === undefined ? {} : { intent: text.intent }),
    ...(text?.suggestion === undefined ? {} : { suggestion: text.suggestion }),
    relaxed,
    radius: { requested: filters.radius ?? null, used, widened: used !== circle.radius },
    facets: countFacets(facetCandidates, openNow),
    hiddenCount: ranked.filter(({ record }) => record.hidden).length,
  };
}

function hitOf(rank: Rank, text: TextQuestion | undefined): SearchHit {
  return {
    record: rank.record,
    band: rank.band,
    score: rank.score,
    fields: text === undefined ? [] : fieldsHit(text.match, rank.number),
    tokens: text === undefined ? [] : tokensHit(text.match, rank.number),
    ...(rank.distance === undefined ? {} : { distanceM: rank.distance, distanceBand: rank.distanceBand }),
  };
}
