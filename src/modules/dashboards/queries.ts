import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
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
  queryOptions({
    queryKey: dashboardKeys.of('analytics', language),
    queryFn: ({ signal }) => api.getAnalytics({ signal }),
  });

/** Issues, schedule, budget and team of the project. */
export const projectQuery = (language: string) =>
  queryOptions({
    queryKey: dashboardKeys.of('project', language),
    queryFn: ({ signal }) => api.getProject({ signal }),
  });

/** What the directory contains and lacks, as far as a user may see it. */
export const directoryQuery = (language: string) =>
  queryOptions({
    queryKey: dashboardKeys.of('directory', language),
    queryFn: ({ signal }) => api.getDirectory({ signal }),
  });

/** A page of the facilities by their last check. */
export const checkedFacilitiesQuery = (checked: CheckAge, page: number, language: string) =>
  queryOptions({
    queryKey: [...dashboardKeys.of('directory', language), 'facilities', checked, page],
    queryFn: ({ signal }) => api.listCheckedFacilities({ query: { checked, page }, signal }),
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
