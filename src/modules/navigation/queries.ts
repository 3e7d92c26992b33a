import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { hourMs } from '#lib/time/duration';

// Lazy: zod and the schemas stay out of the first chunk.
const loadApi = () => import('./api');

/** The four navigation trees, in the page's language. */
export const navigationQuery = () =>
  queryOptions({
    queryKey: ['navigation', 'trees'],
    queryFn: async ({ signal }) => request((await loadApi()).getNavigation, { signal }),
    // Changes only with a release.
    staleTime: hourMs,
  });
