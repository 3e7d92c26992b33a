import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';

const loadApi = () => import('./api');

/** One task; fails with `not-found` for an unknown id. */
export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasks', 'task', id],
    queryFn: async ({ signal }) => request((await loadApi()).getTask, { query: { id }, signal }),
  });

/** All tags of tasks. */
export const taskTagsQuery = () =>
  queryOptions({
    queryKey: ['tasks', 'tags'],
    queryFn: async ({ signal }) => request((await loadApi()).getTaskTags, { signal }),
  });
