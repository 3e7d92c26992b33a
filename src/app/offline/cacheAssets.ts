import { isOnline } from '#lib/browser/useOnline';

const prefix = 'files-';
const pagePath = '/';

/** Name of the cache with the files of a build. */
export const cacheName = (build: string) => prefix + build;

/**
 * Hashed files, pictures, and texts, whose query is the version; no endpoint has such a path. The worker has the same
 * rule (public/offline-worker.js).
 */
const cacheablePath = /^\/(assets|pictures|icons|i18n)\/|^\/icon\.svg$/;

/** The files that every page of the build loads, the entry first (scripts/build/route-preload/routePreloadPlugin.ts). */
const applicationFiles = /<meta name="application" content="([^"]+)"/;

/** Name of this build: its entry file, whose hash changes with any file of the application. */
export function buildName(): string {
  const files = document.querySelector<HTMLMetaElement>('meta[name=application]')?.content;
  return files?.split(' ')[0] ?? 'unknown';
}

/** The files that a page loads before any script runs. */
function linkedFiles(html: string): string[] {
  const linked = [...html.matchAll(/\s(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return [...new Set([...(applicationFiles.exec(html)?.[1]?.split(' ') ?? []), ...linked])];
}

/**
 * Caches the application's own files, for the worker to serve offline (public/offline-worker.js): its page, the files
 * which that loads, and all others that this visit loads, from the browser's HTTP cache instead of a second download.
 * Deletes the caches of other builds. Resolves when everything loaded so far is cached.
 */
export async function cacheAssets(build: string): Promise<void> {
  if (!('caches' in globalThis) || !isOnline()) return;
  const cache = await caches.open(cacheName(build));
  const added = new Set<string>();
  const add = async (path: string) => {
    // The request of a failed addition is itself a resource that is loaded.
    if (added.has(path) || !isOnline()) return;
    added.add(path);
    if (await cache.match(path)) return;
    // The next visit tries again.
    await cache.add(new Request(path, { cache: 'force-cache' })).catch(() => undefined);
  };

  if (!(await cache.match(pagePath))) {
    const page = await fetch(pagePath);
    const html = await page.clone().text();
    // The page may be of a newer build, whose files are not loaded; the next visit caches them.
    if (!page.ok || !html.includes(build)) return;
    await Promise.all(linkedFiles(html).map(add));
    await cache.put(pagePath, page);
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName(build)) await caches.delete(name);
  }

  const addLoaded = (loaded: PerformanceEntryList) =>
    Promise.all(
      loaded
        .map(({ name }) => new URL(name, location.href))
        .filter(({ origin, pathname }) => origin === location.origin && cacheablePath.test(pathname))
        .map(({ pathname, search }) => add(pathname + search)),
    );
  new PerformanceObserver((list) => void addLoaded(list.getEntries())).observe({ type: 'resource' });
  await addLoaded(performance.getEntriesByType('resource'));
}
