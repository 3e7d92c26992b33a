import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { findCached } from './findCached';

/**
 * Options of a query that starts with what a cached list has of its record, so that it renders immediately; the record is
 * fetched all the same.
 */
export const cachedRecord = <List, Record>(
  client: QueryClient,
  lists: QueryKey,
  find: (list: List) => Record | undefined,
) => ({
  initialData: () => findCached<List, Record>(client, lists, find),
  initialDataUpdatedAt: 0,
});
