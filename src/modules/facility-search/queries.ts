import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

/** First part of each of this module's query keys. */
export const slug = 'facility-search';

/** Whether a typed place is long enough to be asked about, in characters as people count them (specification, section 5). */
export function isLongEnough(typed: string): boolean {
  return [...typed.trim()].length >= 2;
}

/** Places for what is being typed; asked only from 2 characters on (specification, section 5). */
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

/** What only a deployment changes is asked for once a visit. */
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

/** A category with what surrounds it; an unknown one fails with the problem `not-found`. */
export const categoryQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'category', id],
    queryFn: async ({ signal }) => request((await loadApi()).category, { query: { id }, signal }),
    ...staticData,
  });

/** A tag with its neighbours; an unknown one fails with the problem `not-found`. */
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
