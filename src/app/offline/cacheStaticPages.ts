import * as z from 'zod/mini';

import { paths } from '#domain/paths';
import { isOnline } from '#lib/browser/useOnline';
import { languages } from '#lib/i18n/languages';
import type { Language } from '#lib/i18n/languages';

import { loadTexts } from '#app/i18n/loadTexts';
import { cacheName } from './cacheAssets';

const pageNames = ['terms', 'privacy', 'disclaimers', 'about'] as const;

/** The list of cached pages is stored under this path; the worker never serves it. */
const listPath = '/static-pages';

/** Nothing is fetched ahead before a page is this old, in ms. */
const idleDelayMs = 6000;

const pagesSchema = z.partialRecord(
  z.enum(languages.map(({ id }) => id)),
  z.array(z.object({ href: z.string(), title: z.string() })),
);
const titled = z.object({ title: z.string() });
const titlesSchema = z.object({ terms: titled, privacy: titled, disclaimers: titled, about: titled });

/** The static pages that can be read offline, by language. */
export type StaticPages = z.output<typeof pagesSchema>;

/** Whether the browser is set to save data. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/** The static pages that are cached for this build; empty if none are. */
export async function cachedStaticPages(build: string): Promise<StaticPages> {
  if (!('caches' in globalThis)) return {};
  try {
    const response = await (await caches.open(cacheName(build))).match(listPath);
    return z.parse(pagesSchema, await response?.json());
  } catch {
    // Not cached, storage is blocked, or another script has written here.
    return {};
  }
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      // Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
      else resolve();
    }, idleDelayMs);
  });
}

async function pagesIn(language: Language): Promise<StaticPages[Language]> {
  const texts = await loadTexts(language, 'static-pages');
  const titles = z.parse(titlesSchema, texts?.['static-pages']);
  return pageNames.map((page) => ({ href: paths[page], title: titles[page].title }));
}

/**
 * Loads the static pages (directory 2.18) in both languages, some 20 KB and 10 KB per language for the interface, once
 * the page is idle and unless the browser saves data; `cacheAssets` caches what is loaded. Resolves with the pages that
 * can be read offline from then on.
 */
export async function cacheStaticPages(build: string): Promise<StaticPages> {
  const cached = await cachedStaticPages(build);
  if (Object.keys(cached).length > 0 || !('caches' in globalThis) || savesData()) return cached;
  await whenIdle();
  if (!isOnline()) return cached;
  const { loadStaticText } = await import('#modules/static-pages/staticTexts');
  await Promise.all([
    import('#modules/static-pages/TermsPage'),
    import('#modules/static-pages/PrivacyPage'),
    import('#modules/static-pages/DisclaimersPage'),
    import('#app/pages/AboutPage'),
    ...pageNames.flatMap((page) => languages.map(({ id }) => loadStaticText(page, id))),
  ]);
  const pages = Object.fromEntries(
    await Promise.all(languages.map(async ({ id }) => [id, await pagesIn(id)] as const)),
  );
  // Files are cached a moment after they are loaded.
  await whenIdle();
  await (await caches.open(cacheName(build))).put(listPath, Response.json(pages));
  return pages;
}
