import { queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';

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
