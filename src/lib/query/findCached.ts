import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Searches the cached answers of all queries whose key starts with `queryKey`, for example a record in the lists that
 * were loaded. `undefined` if `find` returns nothing for any of them.
 */
export function findCached<Data, Found>(
  client: QueryClient,
  queryKey: QueryKey,
  find: (data: Data) => Found | undefined,
): Found | undefined {
  for (const [, data] of client.getQueriesData<Data>({ queryKey })) {
    const found = data === undefined ? undefined : find(data);
    if (found !== undefined) return found;
  }
  return undefined;
}
