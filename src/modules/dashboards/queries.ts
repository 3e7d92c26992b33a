import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { callQuery } from '#lib/query/callQuery';
import { request } from '#lib/http/request';

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

/** What the directory contains and lacks, as far as a user may see it. */
export const directoryQuery = (language: string) =>
  callQuery(dashboardKeys.of('directory', language), api.getDirectory);

/** A page of the facilities by their last check. */
export const checkedFacilitiesQuery = (checked: CheckAge, page: number, language: string) =>
  queryOptions({
    ...callQuery([...dashboardKeys.of('directory', language), 'facilities', checked, page], api.listCheckedFacilities, {
      checked,
      page,
    }),
    // While a page loads, the last one stays.
    placeholderData: keepPreviousData,
  });

/** The ground of the country under a map; it does not change. */
export const countryMapQuery = () =>
  queryOptions({
    queryKey: [...dashboardKeys.all, 'basemap'],
    queryFn: async ({ signal }) => request((await import('#domain/basemap')).basemap, { query: { detail: 1 }, signal }),
    staleTime: Infinity,
  });
