import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { hourMs } from '#lib/time/duration';

const loadApi = () => import('./api');

// Countries do not change while a contact is being read.
const staleTime = hourMs;

/** One contact; fails with `not-found` for an unknown id. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'contact', id],
    queryFn: async ({ signal }) => request((await loadApi()).getContact, { query: { id }, signal }),
  });

/** All tags of contacts. */
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
