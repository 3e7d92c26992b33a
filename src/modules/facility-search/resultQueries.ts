import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { HttpError, request } from '#lib/http';

import type { FacilitiesQuery, PlaceProblem } from './api';
import { slug, still } from './queries';

const contract = () => import('./api');

/** There is no such place, or there are several of its name: `place` says which to choose from. */
export class PlaceProblemError extends HttpError {
  readonly place: PlaceProblem;

  constructor(error: HttpError, place: PlaceProblem) {
    super(error.problem, error.requestId);
    this.place = place;
  }
}

/** Whether a call failed because there is no such thing. */
export function isMissing(error: unknown): error is HttpError {
  return error instanceof HttpError && error.problem.code === 'not-found';
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

/** The ground under a map; `city` absent draws the whole country. */
export const basemapQuery = (city: string | undefined, detail: number) =>
  queryOptions({
    queryKey: [slug, 'basemap', city ?? 'all', detail],
    queryFn: async ({ signal }) =>
      request((await import('#lib/basemap')).basemap, { query: { ...(city ? { city } : {}), detail }, signal }),
    ...still,
  });
