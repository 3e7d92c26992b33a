import { now } from '#lib/time/clock';
import type { Facility, FacilitySummary } from '#domain/facility';
import type { DataLanguage } from '#mocks/core/localized';
import { paginate } from '#mocks/core/paginate';
import type { facilities, FacilitiesQuery, location, locations, points } from '#modules/facility-search/api';
import { distanceInMetres } from '#lib/geo/distance';
import { editDistance, maxEdits } from '#modules/facility-search/spelling';
import { suggestPlaces } from '#modules/facility-search/places';
import { searchFacilities } from '#modules/facility-search/ranking';
import type { SearchResult } from '#modules/facility-search/ranking';
import type { SearchIndex } from '#modules/facility-search/searchIndex';

import { locate } from './locate';
import type { Located } from './locate';
import { allCities, citiesWithin, gazetteer, loadIndex, isPublicHoliday, isPublicHolidayNow } from './searchIndex';
import type { Call as HandlerCall, handle } from '#mocks/core/handle';
import { ProblemError } from '#mocks/core/problem';
import { searchMeasure } from './searchProtocol';
import type { ShardRecord } from './seed/shards';
import { openStateNow, toFacilitySummary } from './facilitySummary';
import { taxonomy } from './taxonomy';

// The search and its dependencies: a script that loads with the first search. Inputs and results can be posted to a
// worker.

type Call<E extends Parameters<typeof handle>[0]> = Pick<HandlerCall<E>, 'query' | 'language'>;

const maxPoints = 2000;
const nearbyFirstM = 50_000;
const wholeCountry = 200_000;
const maxRadiusM = 50_000;

interface Found extends Located {
  result: SearchResult;
  records: ReadonlyMap<string, ShardRecord>;
  requested: number | 'any' | undefined;
}

/** Adds the duration of a search to the performance timeline, for the benchmark. */
function withMeasure(search: () => SearchResult): SearchResult {
  const start = performance.now();
  const result = search();
  performance.measure(searchMeasure, { start });
  return result;
}

async function find(query: FacilitiesQuery, language: DataLanguage): Promise<Found> {
  const located = await locate(query.location, language);
  const { area } = located;
  const requested =
    query.radius === undefined ? undefined : query.radius >= wholeCountry ? ('any' as const) : query.radius;
  const search = (index: SearchIndex) =>
    withMeasure(() =>
      searchFacilities(index, {
        area,
        ...(query.term === undefined ? {} : { term: query.term }),
        ...(query.tag === undefined ? {} : { tag: query.tag }),
        sort: query.sort ?? 'best',
        now: now(),
        isPublicHoliday,
        filters: {
          openNow: query.open === 'now',
          verified: query.verified ?? false,
          categories: query.category ?? [],
          tags: query.tags ?? [],
          access: query.access ?? [],
          languages: query.lang ?? [],
          fees: query.fee ?? [],
          appointment: query.appointment ?? [],
          accepting: query.accepting ?? false,
          ...(requested === undefined ? {} : { radius: requested }),
        },
      }),
    );

  const near = area.kind === 'around' && requested !== 'any' ? (requested ?? area.radiusM) : null;
  const origin = area.kind === 'anywhere' ? null : area.origin;
  let { index, records } = await loadIndex(area.kind === 'around' ? await citiesWithin(origin, near) : allCities);
  let result = search(index);
  // A widened radius may need towns that are not loaded yet.
  if (near !== null && requested === undefined && result.radius.widened) {
    ({ index, records } = await loadIndex(await citiesWithin(origin, maxRadiusM)));
    result = search(index);
  }
  return { ...located, result, records, requested };
}

function countOf(facet: ReadonlyArray<readonly [string, number]>): number {
  return facet[0]?.[1] ?? 0;
}

/** One page of a search. */
export async function searchFacilityPage({ query, language }: Call<typeof facilities>) {
  const { result, records, place, area, requested } = await find(query, language);
  const names = await taxonomy(language);
  const { items, pagination } = paginate(result.hits, query.page ?? 1, query.size ?? 20);
  const intent = names.categories.find(({ id }) => id === result.intent);
  const { facets } = result;
  const copy = (facet: ReadonlyArray<readonly [string, number]>) =>
    facet.map(([value, count]): [string, number] => [value, count]);
  return {
    items:
      items?.flatMap((hit) => {
        const record = records.get(hit.record.id);
        return record ? [toFacilitySummary(record, names, language, hit)] : [];
      }) ?? null,
    pagination,
    location: place,
    origin: area.kind === 'anywhere' ? null : area.origin,
    radius: {
      requested: typeof requested === 'number' ? requested : null,
      used: result.radius.used,
      widened: result.radius.widened,
    },
    match: {
      relaxed: result.relaxed,
      ...(intent ? { intent: { id: intent.id, name: intent.name, plural: intent.plural } } : {}),
      ...(result.suggestion === undefined ? {} : { suggestion: result.suggestion }),
    },
    facets: {
      category: copy(facets.category),
      tags: copy(facets.tags),
      access: copy(facets.access),
      lang: copy(facets.lang),
      fee: copy(facets.fee),
      appointment: copy(facets.appointment),
      accepting: countOf(facets.accepting),
      verified: countOf(facets.verified),
      open: countOf(facets.open),
    },
    hiddenCount: result.hiddenCount,
    publicHoliday: isPublicHolidayNow(),
  };
}

/** All hits of a search that publish their address, as points. */
export async function searchPoints({ query, language }: Call<typeof points>) {
  const { result, records } = await find(query, language);
  const { categories: all } = await taxonomy(language);
  const hits = result.hits.filter(({ record }) => !record.hidden);
  return {
    points: hits
      .slice(0, maxPoints)
      .map(({ record }): [string, number, number, number] => [
        record.id,
        record.lat,
        record.lon,
        all.findIndex(({ id }) => id === records.get(record.id)?.primaryCategoryId),
      ]),
    truncated: hits.length > maxPoints,
  };
}

/** Suggests places while a name is typed. */
export async function searchLocations({ query, language }: Call<typeof locations>) {
  const places = await (await gazetteer(language)).all();
  return suggestPlaces(places, query.query)
    .filter(({ place }) => !query.type || query.type.includes(place.type))
    .slice(0, query.limit ?? 8)
    .map(({ place, matched }) => ({
      ...place,
      matched: matched.map(([start, length]): [number, number] => [start, length]),
    }));
}

/** One place. */
export async function getLocation({ query, language }: Call<typeof location>) {
  const text = query.lat !== undefined && query.lon !== undefined ? `@${query.lat},${query.lon}` : query.slug;
  if (text === undefined) {
    throw new ProblemError('validation-failed', {
      errors: [{ pointer: '/query/slug', code: 'missing', message: 'Give a slug, or both lat and lon' }],
    });
  }
  const { place } = await locate(text, language);
  if (!place) throw new ProblemError('not-found');
  return place;
}

interface Candidate {
  record: ShardRecord;
  distance: number;
}

/** The facility to search around, and the filters. */
export interface NearbyInput {
  found: Pick<Facility, 'id' | 'primaryCategoryId' | 'geo' | 'locationVisibility'>;
  limit: number;
  openOnly: boolean;
  language: DataLanguage;
}

function candidatesNear({ found, openOnly }: NearbyInput, records: Iterable<ShardRecord>): Candidate[] {
  const isOpen = (record: ShardRecord) => ['open', 'closing-soon'].includes(openStateNow(record.hours).state);
  return [...records]
    .filter(
      (record) =>
        record.id !== found.id &&
        record.primaryCategoryId === found.primaryCategoryId &&
        // A closed facility is no alternative.
        record.operationalStatus === 'open' &&
        (!openOnly || isOpen(record)),
    )
    .map((record) => ({ record, distance: distanceInMetres(found.geo, record) }))
    .toSorted((a, b) => a.distance - b.distance || a.record.id.localeCompare(b.record.id));
}

/** The nearest other facilities of the same category. */
export async function searchNearby(input: NearbyInput): Promise<Array<FacilitySummary & { distanceM?: number }>> {
  const { found, limit, language } = input;
  const names = await taxonomy(language);
  const nearby = await loadIndex(await citiesWithin(found.geo, nearbyFirstM));
  let candidates = candidatesNear(input, nearby.records.values());
  if (candidates.length < limit) {
    const country = await loadIndex(allCities);
    candidates = candidatesNear(input, country.records.values());
  }
  return candidates.slice(0, limit).map(({ record, distance }) => {
    // Distances from two facilities would reveal a hidden location.
    const isMeasured = found.locationVisibility === 'exact' && record.locationVisibility === 'exact';
    return { ...toFacilitySummary(record, names, language), ...(isMeasured ? { distanceM: distance } : {}) };
  });
}

/** The facility whose slug is spelt most like a wrong one; `null` if none is close. */
export async function findSimilar({ slug }: { slug: string }): Promise<{ slug: string; name: string } | null> {
  const limit = maxEdits(slug);
  const { records } = await loadIndex(allCities);
  let best: { slug: string; name: string; slips: number } | undefined;
  for (const record of records.values()) {
    const edits = editDistance(slug, record.slug, limit);
    if (edits <= limit && edits < (best?.slips ?? limit + 1))
      best = { slug: record.slug, name: record.name, slips: edits };
  }
  return best ? { slug: best.slug, name: best.name } : null;
}
