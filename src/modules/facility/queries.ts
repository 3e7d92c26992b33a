import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { mutation } from '#lib/query/mutation';

import type { FacilityReport } from './api';
import { parseFacilityMove } from './facilityMoved';

// The contract's schemas load with the first request, not before the first paint.
const loadApi = () => import('./api');

/** One facility by slug; an old slug fails with the problem `moved`, an unknown one with `not-found`. */
export const facilityQuery = (slug: string) =>
  queryOptions({
    queryKey: ['facility', 'facility', slug],
    queryFn: async ({ signal }) => request((await loadApi()).facility, { query: { slug }, signal }),
  });

/** One facility to compare; follows a moved one to its current slug. */
export const comparedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['facility', 'compared', slug],
    queryFn: async ({ signal }) => {
      const { facility } = await loadApi();
      const ask = (wanted: string) => request(facility, { query: { slug: wanted }, signal });
      try {
        return await ask(slug);
      } catch (error) {
        const moved = parseFacilityMove(error);
        if (!moved) throw error;
        return ask(moved.slug);
      }
    },
  });

/** Three open facilities of the same category, nearest first. */
export const nearbyQuery = (id: string) =>
  queryOptions({
    queryKey: ['facility', 'nearby', id],
    queryFn: async ({ signal }) => request((await loadApi()).nearby, { query: { id, limit: 3, open: 'now' }, signal }),
  });

/** When each part of a facility's page was last confirmed. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['facility', 'history', id],
    queryFn: async ({ signal }) => request((await loadApi()).history, { query: { id }, signal }),
  });

/** The facility a mistyped slug may have meant. The page works without it, so it is not retried. */
export const similarQuery = (slug: string) =>
  queryOptions({
    queryKey: ['facility', 'similar', slug],
    queryFn: async ({ signal }) => request((await loadApi()).similar, { query: { slug }, signal }),
    retry: false,
  });

/** Submits a report; invalidates nothing. */
export const reportMutation = (id: string) =>
  mutation({
    key: ['facility', 'report', id],
    send: async (form: FacilityReport) => request((await loadApi()).report, { body: { id, report: form } }),
  });

/** Base map of a city, for the small map. */
export const basemapQuery = (city: string) =>
  queryOptions({
    queryKey: ['facility', 'ground', city],
    queryFn: async ({ signal }) =>
      request((await import('#domain/basemap')).basemap, { query: { city, detail: 2 }, signal }),
    // Changes only with a deployment, so it is fetched once per visit.
    staleTime: Number.POSITIVE_INFINITY,
  });
