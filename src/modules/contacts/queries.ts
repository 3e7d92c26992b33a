import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

const loadApi = () => import('./api');

// Neither changes while somebody reads a contact.
const staleTime = 60 * 60_000;

/** One contact; an unknown id fails with the problem `not-found`. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'contact', id],
    queryFn: async ({ signal }) => request((await loadApi()).getContact, { query: { id }, signal }),
  });

/** The tags that contacts may carry. */
export const contactTagsQuery = () =>
  queryOptions({
    queryKey: ['contacts', 'tags'],
    queryFn: async ({ signal }) => request((await loadApi()).getContactTags, { signal }),
  });

/** Countries with their dial codes, named in a language. */
export const countriesQuery = (language: string) =>
  queryOptions({
    queryKey: ['contacts', 'countries', language],
    queryFn: async ({ signal }) => request((await loadApi()).getCountries, { signal }),
    staleTime,
  });
