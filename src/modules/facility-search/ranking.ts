import type { IsPublicHoliday } from '#domain/openingHours';

import { areaTest } from './area';
import type { SearchArea } from './area';
import { matchingEntries, parseTerm } from './candidates';
import { distanceBand } from './distanceBand';
import { countFacets, filterTest } from './facets';
import type { Facets, FilterChoices } from './facets';
import { isOpenAt } from './openNow';
import { sortEntries } from './rankOrder';
import type { Sort } from './searchFilters';
import type { IndexEntry, SearchField, SearchIndex } from './searchIndex';
import type { SearchRecord } from './searchRecord';
import { fieldsHit, textScore, tokensHit } from './textMatch';
import type { TextMatch } from './textMatch';

/** A search query. */
export interface FacilityQuery {
  readonly area: SearchArea;
  readonly term?: string;
  /** Tag that every hit has; unlike the tags of `filters` it is not a filter, so all groups count within it. */
  readonly tag?: string;
  readonly sort?: Sort;
  /** An explicit radius overrides the area's and is never widened. */
  readonly filters?: FilterChoices;
  /** Instant for "open now"; without it nothing counts as open. */
  readonly now?: Date;
  readonly isPublicHoliday?: IsPublicHoliday;
}

/** A facility found, with its ranking details. */
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
  /** Query words that matched. */
  readonly tokens: readonly string[];
}

/** All hits in order, with what the page has to disclose about them. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Category that the whole term means. */
  readonly intent?: string;
  /** Category word that the term may be a misspelling of. */
  readonly suggestion?: string;
  /** No facility matched all words. */
  readonly relaxed: boolean;
  /** Metres; `null` if none was requested, or there is no circle. */
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

class Hit implements SearchHit {
  readonly record: SearchRecord;
  readonly distanceM?: number;
  readonly band: number;
  readonly distanceBand?: number;
  readonly score: number;
  readonly #number: number;
  readonly #match: TextMatch | undefined;

  constructor(entry: IndexEntry, match: TextMatch | undefined, band: number, distance: number | undefined) {
    this.record = entry.record;
    this.band = band;
    this.score = match === undefined ? 0 : textScore(match, entry.number) / 10_000;
    if (distance !== undefined) {
      this.distanceM = distance;
      this.distanceBand = distanceBand(distance);
    }
    this.#number = entry.number;
    this.#match = match;
  }

  // Computed lazily: only the twenty of thousands of hits that are shown need it.
  get fields(): readonly SearchField[] {
    return this.#match === undefined ? [] : fieldsHit(this.#match, this.#number);
  }

  get tokens(): readonly string[] {
    return this.#match === undefined ? [] : tokensHit(this.#match, this.#number);
  }
}

/** Finds and ranks facilities (directory §5.4). Pure; the order is total, so pages never overlap. */
export function searchFacilities(index: SearchIndex, query: FacilityQuery): SearchResult {
  const { area, filters = {}, sort = 'best', now, tag } = query;
  const isPublicHoliday = query.isPublicHoliday ?? noPublicHoliday;
  const parsedTerm = parseTerm(index, query.term);
  const reach = areaTest(index, area, filters.radius);
  const {
    relaxed,
    bandOf,
    numbers: matching,
  } = matchingEntries(index, parsedTerm, (entry) => reach.contains(entry, reach.maxRadius));
  const recordOf = (entry: number) => index.entries[entry]?.record;
  const numbers = tag === undefined ? matching : matching.filter((entry) => recordOf(entry)?.tagIds.includes(tag));

  const openNow = filters.openNow === true;
  const isOpen = (number: number): boolean => {
    const entry = index.entries[number];
    return entry !== undefined && now !== undefined && isOpenAt(entry, now, isPublicHoliday);
  };
  const failuresOf = filterTest(index, filters);
  const failures = new Uint16Array(numbers.length);
  const passing: number[] = [];
  for (const [at, number] of numbers.entries()) {
    const record = recordOf(number);
    if (record === undefined) continue;
    const failed = failuresOf(record);
    failures[at] = failed;
    if (failed === 0 && (!openNow || isOpen(number))) passing.push(number);
  }

  const used = reach.widen(passing);
  const { distanceOf } = reach;
  const match = parsedTerm?.match;
  const ordered = sortEntries(index, Int32Array.from(passing.filter((entry) => reach.contains(entry, used))), sort, {
    bandOf,
    scoreOf: match === undefined || parsedTerm?.intent !== undefined ? undefined : (entry) => textScore(match, entry),
    distanceOf,
  });
  const hits: Hit[] = [];
  for (const number of ordered) {
    const entry = index.entries[number];
    if (entry !== undefined) hits.push(new Hit(entry, match, bandOf(number), distanceOf?.(number)));
  }
  return {
    hits,
    ...(parsedTerm?.intent === undefined ? {} : { intent: parsedTerm.intent }),
    ...(parsedTerm?.suggestion === undefined ? {} : { suggestion: parsedTerm.suggestion }),
    relaxed,
    radius: { requested: filters.radius ?? null, used, widened: used !== reach.radius },
    facets: countFacets(index, { numbers, failures, area: reach, radius: used, isOpen, openNow }),
    hiddenCount: hits.filter(({ record }) => record.hidden).length,
  };
}
