import { isOnline } from '#lib/browser/useOnline';

const prefix = 'files-';
const document = '/';

/** Where the files of a build are kept. */
export const cacheName = (build: string) => prefix + build;

/** Files that may be kept: hashed ones, and pictures. Nothing of the contract is under these addresses. */
const kept = /^\/(assets|pictures|icons)\/|^\/icon\.svg$/;

/** What every page of the build asks for, the entry first (scripts/build/route-preload/routePreloadPlugin.ts). */
const applicationFiles = /<meta name="application" content="([^"]+)"/;

/** Which build this is, by the name of its entry: a change of any file of the application changes that name. */
export function buildName(): string {
  const files = globalThis.document.querySelector<HTMLMetaElement>('meta[name=application]')?.content;
  return files?.split(' ')[0] ?? 'unknown';
}

/** The files that a page asks for before anything runs. */
export function filesOf(html: string): string[] {
  const linked = [...html.matchAll(/\s(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return [...new Set([...(applicationFiles.exec(html)?.[1]?.split(' ') ?? []), ...linked])];
}

/**
 * Keeps the application's own files where the worker finds them without a network (public/offline-worker.js): its page,
 * what that asks for, and whatever else this visit has fetched. The browser has just had them, so they cost no second
 * download. What another build has kept is removed. Resolves when all that is known so far is kept.
 */
export async function keepFiles(build: string): Promise<void> {
  if (!('caches' in globalThis) || !isOnline()) return;
  const cache = await caches.open(cacheName(build));
  const keep = async (address: string) => {
    if ((await cache.match(address)) || !isOnline()) return;
    // A file that cannot be had again is asked for with the next visit.
    await cache.add(new Request(address, { cache: 'force-cache' })).catch(() => undefined);
  };

  if (!(await cache.match(document))) {
    const page = await fetch(document);
    const html = await page.clone().text();
    // Meanwhile there may be a newer one, whose files nobody has: the next visit keeps that.
    if (!page.ok || !html.includes(build)) return;
    await Promise.all(filesOf(html).map(keep));
    await cache.put(document, page);
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName(build)) await caches.delete(name);
  }

  const keepFetched = (all: PerformanceEntryList) =>
    Promise.all(
      all
        .map(({ name }) => new URL(name, location.href))
        .filter(({ origin, pathname }) => origin === location.origin && kept.test(pathname))
        .map(({ pathname }) => keep(pathname)),
    );
  new PerformanceObserver((list) => void keepFetched(list.getEntries())).observe({ type: 'resource' });
  await keepFetched(performance.getEntriesByType('resource'));
}
