import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

// The contract's schemas load with the first request, not before the first paint.
const loadApi = () => import('./api');

/** First part of all query keys of this module. */
export const slug = 'facility-search';

/** Whether input is long enough to request suggestions, in user-perceived characters (specification, section 5). */
export function isLongEnough(typed: string): boolean {
  return [...typed.trim()].length >= 2;
}

/** Place suggestions for partial input; requested from 2 characters on (specification, section 5). */
export const locationsQuery = (typed: string) => {
  const query = typed.trim();
  return queryOptions({
    queryKey: [slug, 'locations', query],
    queryFn: async ({ signal }) => request((await loadApi()).locations, { query: { query }, signal }),
    enabled: isLongEnough(query),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** Suggestions for a partial need; requested from 2 characters on (specification, section 5). */
export const suggestionsQuery = (typed: string, location: string | undefined) => {
  const query = typed.trim();
  return queryOptions({
    queryKey: [slug, 'suggestions', location, query],
    queryFn: async ({ signal }) =>
      request((await loadApi()).suggestions, {
        query: { query, ...(location === undefined ? {} : { location }) },
        signal,
      }),
    enabled: isLongEnough(query),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** Options for data that only changes with a deployment: fetched once per visit. */
export const staticData = { staleTime: Number.POSITIVE_INFINITY } as const;

export const categoriesQuery = () =>
  queryOptions({
    queryKey: [slug, 'categories'],
    queryFn: async ({ signal }) => request((await loadApi()).categories, { signal }),
    ...staticData,
  });

export const tagsQuery = () =>
  queryOptions({
    queryKey: [slug, 'tags'],
    queryFn: async ({ signal }) => request((await loadApi()).tags, { signal }),
    ...staticData,
  });

/** A category with its parent, children and articles; an unknown one fails with the problem `not-found`. */
export const categoryQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'category', id],
    queryFn: async ({ signal }) => request((await loadApi()).category, { query: { id }, signal }),
    ...staticData,
  });

/** A tag with its related tags; an unknown one fails with the problem `not-found`. */
export const tagQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'tag', id],
    queryFn: async ({ signal }) => request((await loadApi()).tag, { query: { id }, signal }),
    ...staticData,
  });

export const statsQuery = () =>
  queryOptions({
    queryKey: [slug, 'stats'],
    queryFn: async ({ signal }) => request((await loadApi()).stats, { signal }),
    ...staticData,
  });
