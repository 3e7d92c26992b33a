import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

/** Search results for a text, in a language. A newer search aborts the older request. */
export const searchQuery = (text: string, language: string) =>
  queryOptions({
    queryKey: ['global-search', 'results', language, text],
    // Lazy: zod and the schemas load with the first search.
    queryFn: async ({ signal }) => request((await import('./api')).postSearch, { body: { query: text }, signal }),
    staleTime: 30_000,
  });
