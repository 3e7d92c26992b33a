import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

type Call<Input, Data> = (input: Input & { signal: AbortSignal }) => Promise<Data>;

/**
 * Options of a query that makes one call of a contract, with its query parameters if it has any:
 * `callQuery(taskKeys.detail(id), api.getTask, { id })`. Leaving the page cancels the call.
 */
export const callQuery = <Data, Query = undefined>(
  queryKey: QueryKey,
  call: Call<{ query: Query }, Data>,
  ...[query]: undefined extends Query ? [query?: NoInfer<Query>] : [query: NoInfer<Query>]
) => queryOptions({ queryKey, queryFn: ({ signal }) => call({ query: query as Query, signal }) });
