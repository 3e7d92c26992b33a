import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { callQuery } from '#lib/query/callQuery';
import { request } from '#lib/http/request';
import { secondMs } from '#lib/time/duration';

import type { CheckAge } from './checkAges';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Keys of the queries; the texts in a response are in the language of the call. */
const dashboardKeys = {
  all: ['dashboards'],
  of: (dashboard: string, language: string) => [...dashboardKeys.all, dashboard, language],
} as const;

/** The figures of visitors and what they do. */
export const analyticsQuery = (language: string) =>
  callQuery(dashboardKeys.of('analytics', language), api.getAnalytics);

/** Issues, schedule, budget and team of the project. */
export const projectQuery = (language: string) => callQuery(dashboardKeys.of('project', language), api.getProject);

/** Shorter than for other queries: people return to the dashboard from a decision, which has changed its counts. */
const directoryStaleMs = 5 * secondMs;

/** What the directory contains and lacks, as far as a user may see it. Its key is also that of its facilities. */
export const directoryQuery = (language: string) =>
  queryOptions({
    ...callQuery(dashboardKeys.of('directory', language), api.getDirectory),
    staleTime: directoryStaleMs,
  });

/** A page of the facilities by their last check. */
export const checkedFacilitiesQuery = (checked: CheckAge, page: number, language: string) =>
  queryOptions({
    ...callQuery([...dashboardKeys.of('directory', language), 'facilities', checked, page], api.listCheckedFacilities, {
      checked,
      page,
    }),
    staleTime: directoryStaleMs,
    // While a page loads, the last one stays.
    placeholderData: keepPreviousData,
  });

/** Base map of the country; it does not change. */
export const countryMapQuery = () =>
  queryOptions({
    queryKey: [...dashboardKeys.all, 'basemap'],
    queryFn: async ({ signal }) => request((await import('#domain/basemap')).basemap, { query: { detail: 1 }, signal }),
    staleTime: Infinity,
  });
