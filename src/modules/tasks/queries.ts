import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

const loadApi = () => import('./api');

/** One task; an unknown id fails with the problem `not-found`. */
export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasks', 'task', id],
    queryFn: async ({ signal }) => request((await loadApi()).getTask, { query: { id }, signal }),
  });

/** The tags that tasks may carry. */
export const taskTagsQuery = () =>
  queryOptions({
    queryKey: ['tasks', 'tags'],
    queryFn: async ({ signal }) => request((await loadApi()).getTaskTags, { signal }),
  });
