import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

import type { FacilityReport } from './api';
import { parseFacilityMove } from './facilityMoved';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

/** One facility by its address; an old address fails with the problem `moved`, an unknown one with `not-found`. */
export const facilityQuery = (slug: string) =>
  queryOptions({
    queryKey: ['facility', 'facility', slug],
    queryFn: async ({ signal }) => request((await loadApi()).facility, { query: { slug }, signal }),
  });

/** One facility to be compared, wherever it has moved to. */
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

/** Three others of the same category that are open now, nearest first. */
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

/** What a mistyped address may have meant. Nobody waits for it, so it is asked once. */
export const similarQuery = (slug: string) =>
  queryOptions({
    queryKey: ['facility', 'similar', slug],
    queryFn: async ({ signal }) => request((await loadApi()).similar, { query: { slug }, signal }),
    retry: false,
  });

/** Sends a report; it changes nothing that is shown. */
export const reportMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['facility', 'report', id],
    mutationFn: async (form: FacilityReport) => request((await loadApi()).report, { body: { id, report: form } }),
  });

/** The ground under the small map of a town. */
export const basemapQuery = (city: string) =>
  queryOptions({
    queryKey: ['facility', 'ground', city],
    queryFn: async ({ signal }) =>
      request((await import('#domain/basemap')).basemap, { query: { city, detail: 2 }, signal }),
    // What only a deployment changes is asked for once a visit.
    staleTime: Number.POSITIVE_INFINITY,
  });
