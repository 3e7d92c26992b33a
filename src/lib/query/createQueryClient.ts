import { QueryClient } from '@tanstack/react-query';

import { HttpError, NetworkError } from '#lib/http/request';
import { minuteMs } from '#lib/time/duration';

function isRetryable(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500 && error.status !== 501;
  return error instanceof NetworkError && error.reason === 'unreachable';
}

/** Creates the cache of server state; without `retry` (prerender, stories, tests) each request is sent once. */
export function createQueryClient({ retry = true }: { retry?: boolean } = {}): QueryClient {
  return new QueryClient({
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
