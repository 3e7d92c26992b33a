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
  const pathOf = (url: string) => url.slice(location.origin.length);
  // Those that are there, and those that are tried: the request of a failed addition is itself a resource that is loaded.
  const known = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const isNew = !known.has(pagePath);
  /** One after another, because asking for hundreds of files at once blocks the page. */
  async function addAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if (!isOnline()) return;
      if (known.has(path)) continue;
      known.add(path);
      // The next visit tries again.
      await cache.add(new Request(path, { cache: 'force-cache' })).catch(() => undefined);
    }
  }

  if (isNew) {
    const page = await fetch(pagePath);
    const html = await page.clone().text();
    // The page may be of a newer build, whose files are not loaded; the next visit caches them.
    if (!page.ok || !html.includes(build)) return;
    await addAll(linkedFiles(html));
    await cache.put(pagePath, page);
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName(build)) await caches.delete(name);
  }

  const addLoaded = (loaded: PerformanceEntryList) =>
    addAll(
      loaded
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${location.origin}/`))
        .map(pathOf)
        .filter((path) => cacheablePath.test(path)),
    );
  new PerformanceObserver((list) => void addLoaded(list.getEntries())).observe({ type: 'resource' });
  await addLoaded(performance.getEntriesByType('resource'));
}
