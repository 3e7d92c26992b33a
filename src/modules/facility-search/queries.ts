import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { HttpError, request } from '#lib/http';

import type { FacilitiesQuery, PlaceProblem } from './api';

// The contract's schemas are fetched with the first call, not before the first paint.
const contract = () => import('./api');

const slug = 'facility-search';

/** There is no such place, or there are several of its name: `place` says which to choose from. */
export class PlaceProblemError extends HttpError {
  readonly place: PlaceProblem;

  constructor(error: HttpError, place: PlaceProblem) {
    super(error.problem, error.requestId);
    this.place = place;
  }
}

async function searchFor(query: FacilitiesQuery, signal: AbortSignal) {
  const { facilities, readPlaceProblem } = await contract();
  try {
    return await request(facilities, { query, signal });
  } catch (error) {
    const place = error instanceof HttpError ? readPlaceProblem(error.problem) : undefined;
    throw error instanceof HttpError && place ? new PlaceProblemError(error, place) : error;
  }
}

/** One page of results; the page before stays visible while the next one loads. */
export const facilitiesQuery = (query: FacilitiesQuery) =>
  queryOptions({
    queryKey: [slug, 'facilities', query],
    queryFn: ({ signal }) => searchFor(query, signal),
    placeholderData: keepPreviousData,
  });

/** How many results a search would have. */
export const countQuery = (query: FacilitiesQuery) =>
  queryOptions({
    queryKey: [slug, 'count', query],
    queryFn: async ({ signal }) => request((await contract()).facilities, { query: { ...query, size: 1 }, signal }),
    select: ({ pagination }) => pagination.length,
  });

/** All hits of a search as bare points, for the map. */
export const pointsQuery = (query: FacilitiesQuery) => {
  const { sort: _sort, page: _page, size: _size, ...filters } = query;
  return queryOptions({
    queryKey: [slug, 'points', filters],
    queryFn: async ({ signal }) => request((await contract()).points, { query: filters, signal }),
  });
};

/** Whether a typed place is long enough to be asked about, in characters as people count them (specification, section 5). */
export function isLongEnough(typed: string): boolean {
  return [...typed.trim()].length >= 2;
}

/** Places for what is being typed; asked only from 2 characters on (specification, section 5). */
export const locationsQuery = (typed: string) => {
  const query = typed.trim();
  return queryOptions({
    queryKey: [slug, 'locations', query],
    queryFn: async ({ signal }) => request((await contract()).locations, { query: { query }, signal }),
    enabled: isLongEnough(query),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

// What only a deployment changes is asked for once a visit.
const still = { staleTime: Number.POSITIVE_INFINITY } as const;

export const categoriesQuery = () =>
  queryOptions({
    queryKey: [slug, 'categories'],
    queryFn: async ({ signal }) => request((await contract()).categories, { signal }),
    ...still,
  });

export const tagsQuery = () =>
  queryOptions({
    queryKey: [slug, 'tags'],
    queryFn: async ({ signal }) => request((await contract()).tags, { signal }),
    ...still,
  });

export const statsQuery = () =>
  queryOptions({
    queryKey: [slug, 'stats'],
    queryFn: async ({ signal }) => request((await contract()).stats, { signal }),
    ...still,
  });

/** The ground under a map; `city` absent draws the whole country. */
export const basemapQuery = (city: string | undefined, detail: number) =>
  queryOptions({
    queryKey: [slug, 'basemap', city ?? 'all', detail],
    queryFn: async ({ signal }) =>
      request((await import('#lib/basemap')).basemap, { query: { ...(city ? { city } : {}), detail }, signal }),
    ...still,
  });
