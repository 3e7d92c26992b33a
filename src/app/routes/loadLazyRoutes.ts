import type { i18n as I18n } from 'i18next';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import type { App } from '#app/createApp';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

/**
 * Loads the lazy routes of an address before the router starts, so that the first render is the page and no fallback.
 * Errors are left to the router's error page.
 */
export async function loadLazyRoutes(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      } catch {
        // The router requests the route again and shows the error.
      }
    }),
  );
}

function namespacesOf(handle: unknown): readonly string[] {
  if (typeof handle !== 'object' || handle === null || !('i18n' in handle)) return [];
  return Array.isArray(handle.i18n) ? handle.i18n.filter((text) => typeof text === 'string') : [];
}

/** Returns the namespaces that the page of an address needs before it renders: `handle.i18n` of its routes. */
export function matchedNamespaces(routes: RouteObject[], address: { pathname: string }): readonly string[] {
  return (matchRoutes(routes, address) ?? []).flatMap(({ route }) => namespacesOf(route.handle));
}

/**
 * Returns the same routes with `lazy` functions that also load the texts of `handle.i18n`, so that the router opens a
 * page when it has both. A page that suspends for its texts can take the open page away: React shows the fallback.
 */
export function addTextLoading(routes: RouteObject[], i18n: Pick<I18n, 'loadNamespaces'>): RouteObject[] {
  return routes.map((route) => {
    const copy = { ...route };
    const { lazy, handle } = route;
    const namespaces = namespacesOf(handle);
    if (typeof lazy === 'function' && namespaces.length > 0) {
      copy.lazy = async () => {
        const [page] = await Promise.all([lazy(), i18n.loadNamespaces([...namespaces])]);
        return page;
      };
    }
    if (copy.children) copy.children = addTextLoading(copy.children, i18n);
    return copy;
  });
}

const prefetchOf = (page: object) => (page as { prefetch?: (page: PageToPrefetch) => void }).prefetch;

/**
 * Asks for what the page of an address shows first. `pages` are the exports of the files of its routes; by default those
 * that are loaded already.
 */
export function prefetchData({ router, i18n, queryClient }: App, url: URL, pages?: readonly object[]): void {
  const matches = matchRoutes(router.routes, url) ?? [];
  const params = matches.at(-1)?.params ?? {};
  for (const page of pages ?? matches.map(({ route }) => route)) {
    prefetchOf(page)?.({ queryClient, url, params, language: i18n.language });
  }
}
