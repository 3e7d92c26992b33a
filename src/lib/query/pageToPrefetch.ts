import type { QueryClient } from '@tanstack/react-query';

/**
 * A page that someone is about to open. A page's file may export `prefetch(page: PageToPrefetch)`, which asks for what it
 * shows first; the cache then answers the page's own queries.
 */
export interface PageToPrefetch {
  queryClient: QueryClient;
  url: URL;
  /** Parameters of its route. */
  params: Readonly<Record<string, string | undefined>>;
  language: string;
}
