import { matchRoutes } from 'react-router-dom';

import type { App } from '#app/createApp';
import { currentSession } from '#lib/session/session';

import { prefetchData } from './loadLazyRoutes';

/** Loads the code of a page with its texts, then what it shows first. What fails is asked for again by the navigation. */
export async function prefetchPage(app: App, url: URL): Promise<void> {
  const { routes } = app.router;
  const matches = matchRoutes(routes, url) ?? [];
  const pages = await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : route)),
  );
  // Most pages with a query of their own are for signed-in people.
  if (currentSession().status !== 'authenticated') return;
  prefetchData(app, url, pages);
}

/** The address of the link that an event happened on; `undefined` for none, another site, or the open page. */
function linkedPage({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.download !== '') return undefined;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined;
}

// The first signs that someone is about to follow a link.
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the page of a link that is hovered, focused or touched, once. Returns the function that stops it. */
export function startPrefetching(app: App): () => void {
  const known = new Set<string>();
  function handleSign(event: Event): void {
    const url = linkedPage(event);
    if (!url || known.has(url.href)) return;
    known.add(url.href);
    // Another sign tries again.
    prefetchPage(app, url).catch(() => known.delete(url.href));
  }
  for (const sign of signs) document.addEventListener(sign, handleSign, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, handleSign);
  };
}
