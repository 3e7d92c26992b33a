import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { HttpError, request } from '#lib/http/request';

import type { FacilitiesQuery } from './api';
import { withPlaceProblem } from './placeQueries';
import { slug, staticData } from './queries';

const loadApi = () => import('./api');

/** Whether a request failed with `not-found`. */
export function isNotFound(error: unknown): error is HttpError {
  return error instanceof HttpError && error.problem.code === 'not-found';
}

async function searchFor(query: FacilitiesQuery, signal: AbortSignal) {
  const { facilities } = await loadApi();
  return withPlaceProblem(request(facilities, { query, signal }));
}

/** One page of results; the previous page stays visible while the next one loads. */
export const facilitiesQuery = (query: FacilitiesQuery) =>
  queryOptions({
    queryKey: [slug, 'facilities', query],
    queryFn: ({ signal }) => searchFor(query, signal),
    placeholderData: keepPreviousData,
  });

/** Number of results of a search. */
export const countQuery = (query: FacilitiesQuery) =>
  queryOptions({
    queryKey: [slug, 'count', query],
    queryFn: async ({ signal }) => request((await loadApi()).facilities, { query: { ...query, size: 1 }, signal }),
    select: ({ pagination }) => pagination.length,
  });

/** All hits of a search as points, for the map. */
export const pointsQuery = (query: FacilitiesQuery) => {
  const { sort: _sort, page: _page, size: _size, ...filters } = query;
  return queryOptions({
    queryKey: [slug, 'points', filters],
    queryFn: async ({ signal }) => request((await loadApi()).points, { query: filters, signal }),
  });
};

/** Base map; without `city`, of the whole country. */
export const basemapQuery = (city: string | undefined, detail: number) =>
  queryOptions({
    queryKey: [slug, 'basemap', city ?? 'all', detail],
    queryFn: async ({ signal }) =>
      request((await import('#domain/basemap')).basemap, { query: { ...(city ? { city } : {}), detail }, signal }),
    ...staticData,
  });
