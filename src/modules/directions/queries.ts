import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

import type { TravelMode } from './modes';

// The contract's schemas load with the first request, not before the first paint.
const loadApi = () => import('./api');

/** A requested route: from a point `lat,lon` to a facility's id, or `back`. */
export interface RouteRequest {
  from: string;
  to: string;
  mode: TravelMode;
  back: boolean;
}

/** A route. When only the travel mode changes, the previous route stays visible while the next one loads. */
export const routeQuery = ({ from, to, mode, back }: RouteRequest) => {
  const ends = ['directions', 'way', from, to, back] as const;
  return queryOptions({
    queryKey: [...ends, mode],
    queryFn: async ({ signal }) =>
      request((await loadApi()).directions, { query: { from, to, mode, ...(back ? { back } : {}) }, signal }),
    placeholderData: (last, query) => (ends.every((part, at) => query?.queryKey[at] === part) ? last : undefined),
  });
};

/** Base map: the whole country, or one city with its streets. */
export const basemapQuery = (city: string | undefined) =>
  queryOptions({
    queryKey: ['directions', 'ground', city ?? 'all'],
    queryFn: async ({ signal }) =>
      request((await import('#domain/basemap')).basemap, { query: { ...(city ? { city } : {}), detail: 2 }, signal }),
    // Changes only with a deployment, so it is fetched once per visit.
    staleTime: Number.POSITIVE_INFINITY,
  });
