import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

/** What is found for a text, in the language of the answer. A newer question aborts the older one. */
export const searchQuery = (text: string, language: string) =>
  queryOptions({
    queryKey: ['global-search', 'results', language, text],
    // The contract's schemas come with the first question.
    queryFn: async ({ signal }) => request((await import('./api')).postSearch, { body: { query: text }, signal }),
    staleTime: 30_000,
  });
