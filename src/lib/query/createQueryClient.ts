import { QueryClient } from '@tanstack/react-query';
import type {
  InvalidateOptions,
  InvalidateQueryFilters,
  Query,
  QueryClientConfig,
  QueryKey,
} from '@tanstack/react-query';

import { HttpError, NetworkError } from '#lib/http/request';
import { minuteMs } from '#lib/time/duration';

function isRetryable(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500 && error.status !== 501;
  return error instanceof NetworkError && error.reason === 'unreachable';
}

/**
 * A first load goes on when its query is invalidated, and its answer counts as fresh, although the server may have given
 * it before the change. Here such a query is invalidated again when it has loaded.
 */
class AppQueryClient extends QueryClient {
  /** The fetches that an invalidation has not restarted. */
  readonly #outdated = new WeakMap<Query, Promise<unknown>>();

  constructor(config: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      const { query } = event;
      if (query.promise === undefined || this.#outdated.get(query) !== query.promise) return;
      this.#outdated.delete(query);
      // In a microtask: all subscribers of the cache get this answer before the next fetch begins.
      queueMicrotask(() => void this.invalidateQueries({ queryKey: query.queryKey, exact: true }));
    });
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const fetching = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const promises = fetching.map((query) => query.promise);
    const invalidated = super.invalidateQueries(filters, options);
    for (const [at, query] of fetching.entries()) {
      if (query.promise && query.promise === promises[at]) this.#outdated.set(query, query.promise);
    }
    return invalidated;
  }
}

/** Creates the cache of server state; without `retry` (prerender, stories, tests) each request is sent once. */
export function createQueryClient({ retry = true }: { retry?: boolean } = {}): QueryClient {
  return new AppQueryClient({
    defaultOptions: {
      queries: {
        // Offline, an error is shown immediately instead of a skeleton for a paused query.
        networkMode: 'always',
        staleTime: minuteMs,
        gcTime: 10 * minuteMs,
        refetchOnWindowFocus: false,
        // By default a component re-renders only for the properties it has read. One that passes its query on to a
        // child not rendered yet would never notice a failure.
        notifyOnChangeProps: 'all',
        refetchOnReconnect: retry,
        retry: (count, error) => retry && count < 1 && isRetryable(error),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
