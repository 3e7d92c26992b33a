import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

import type { ArticlesQuery } from './api';

// The contract's schemas load with the first request, not before the first paint.
const loadApi = () => import('./api');

// The contract allows caching articles for five minutes (directory contract 3.1).
const staleTime = 300_000;

/** One page of articles, newest first. */
export const articlesQuery = (params: ArticlesQuery = {}) =>
  queryOptions({
    queryKey: ['article', 'articles', params],
    queryFn: async ({ signal }) => request((await loadApi()).getArticles, { query: params, signal }),
    staleTime,
  });

/** One article with its text; an unknown slug fails with the problem `not-found`. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['article', 'article', slug],
    queryFn: async ({ signal }) => request((await loadApi()).getArticle, { query: { slug }, signal }),
    staleTime,
  });
