import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks for everything on the screen again, because responses depend on something that has changed, such as the language.
 * A first request that is still under way would keep its old response, so it is cancelled before.
 */
export async function refetchAll(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries();
}
