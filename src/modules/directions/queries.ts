import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

import type { TravelMode } from './modes';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

/** A way that is asked for: from a point `lat,lon` to a facility's id, or `back`. */
export interface RouteRequest {
  from: string;
  to: string;
  mode: TravelMode;
  back: boolean;
}

/** A way. The one on foot stays to be seen until the one by car is there. */
export const routeQuery = ({ from, to, mode, back }: RouteRequest) => {
  const ends = ['directions', 'way', from, to, back] as const;
  return queryOptions({
    queryKey: [...ends, mode],
    queryFn: async ({ signal }) =>
      request((await loadApi()).directions, { query: { from, to, mode, ...(back ? { back } : {}) }, signal }),
    placeholderData: (last, query) => (ends.every((part, at) => query?.queryKey[at] === part) ? last : undefined),
  });
};

/** The ground under the map: the whole country, or one town with its streets. */
export const basemapQuery = (city: string | undefined) =>
  queryOptions({
    queryKey: ['directions', 'ground', city ?? 'all'],
    queryFn: async ({ signal }) =>
      request((await import('#domain/basemap')).basemap, { query: { ...(city ? { city } : {}), detail: 2 }, signal }),
    // What only a deployment changes is asked for once a visit.
    staleTime: Number.POSITIVE_INFINITY,
  });
