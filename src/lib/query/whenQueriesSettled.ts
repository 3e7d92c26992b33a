import type { QueryClient } from '@tanstack/react-query';

/** Resolves as soon as no query is fetching, or after `timeoutMs`. */
export function whenQueriesSettled(queryClient: QueryClient, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (queryClient.isFetching() === 0) return resolve();
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, timeoutMs);
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() === 0) finish();
    });
  });
}
