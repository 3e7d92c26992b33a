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
        // A person who is offline is told so at once instead of watching a paused skeleton.
        networkMode: 'always',
        staleTime: minuteMs,
        gcTime: 10 * minuteMs,
        refetchOnWindowFocus: false,
        // By itself a component hears only of what it has read. One that hands its query on, to be read in a frame that
        // is still to come, would never hear that it has failed, and wait for ever.
        notifyOnChangeProps: 'all',
        refetchOnReconnect: retry,
        retry: (count, error) => retry && count < 1 && isRetryable(error),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
