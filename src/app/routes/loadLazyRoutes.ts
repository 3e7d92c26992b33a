import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/**
 * Loads the page of an address before the router starts, so that the first thing drawn is the page and not a fallback.
 * One that cannot be had is left to the router, which has a screen for it.
 */
export async function loadLazyRoutes(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      } catch {
        // The router asks again and shows what went wrong.
      }
    }),
  );
}

function namespacesOf(handle: unknown): readonly string[] {
  if (typeof handle !== 'object' || handle === null || !('i18n' in handle)) return [];
  return Array.isArray(handle.i18n) ? handle.i18n.filter((text) => typeof text === 'string') : [];
}

/** The namespaces that the page of an address must have before it is drawn: `handle.i18n` of its routes. */
export function matchedNamespaces(routes: RouteObject[], address: { pathname: string }): readonly string[] {
  return (matchRoutes(routes, address) ?? []).flatMap(({ route }) => namespacesOf(route.handle));
}
