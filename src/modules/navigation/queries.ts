import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

/** The four trees of the navigation, in the language of the page. */
export const navigationQuery = () =>
  queryOptions({
    queryKey: ['navigation', 'trees'],
    queryFn: async ({ signal }) => request((await loadApi()).getNavigation, { signal }),
    // It changes with a release, not while somebody works.
    staleTime: 3_600_000,
  });
