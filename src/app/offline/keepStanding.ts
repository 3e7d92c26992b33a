import * as z from 'zod/mini';

import { languages } from '#lib/i18n/languages';
import type { Language } from '#lib/i18n/languages';
import { paths } from '#domain/paths';
import { isOnline } from '#lib/browser/useOnline';

import { otherCatalogue } from '#app/i18n/catalogues';
import { cacheName } from './keepFiles';

const standing = ['terms', 'privacy', 'disclaimers', 'about'] as const;

/** Under this address the titles are kept once the files are; the worker never hands it out. */
const note = '/standing-pages';

/** As long as a visit has to itself before anything is fetched ahead, in milliseconds. */
const calmFor = 6000;

const listSchema = z.exactOptional(z.array(z.object({ href: z.string(), title: z.string() })));
const pagesSchema = z.object({ en: listSchema, tr: listSchema });
const titled = z.object({ title: z.string() });
const titlesSchema = z.object({ terms: titled, privacy: titled, disclaimers: titled, about: titled });

/** The standing pages that can be read without a network, by language. */
export type StandingPages = z.output<typeof pagesSchema>;

/** Whether somebody asks for little to be fetched. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/** What an earlier visit has kept of this build; none where nothing is. */
export async function keptStanding(build: string): Promise<StandingPages> {
  if (!('caches' in globalThis)) return {};
  try {
    const found = await (await caches.open(cacheName(build))).match(note);
    const parsed = z.safeParse(pagesSchema, await found?.json());
    return parsed.success ? parsed.data : {};
  } catch {
    // Storage is blocked, or somebody else has written there.
    return {};
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      // Not every browser knows it.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
      else resolve();
    }, calmFor);
  });
}

async function titlesIn(language: Language): Promise<StandingPages[Language]> {
  const titles = z.parse(titlesSchema, await otherCatalogue('static-pages', language));
  return standing.map((page) => ({ href: paths[page], title: titles[page].title }));
}

/**
 * Fetches the standing pages (directory 2.18) in both languages, some 20 KB, once the visit is calm and where nobody
 * saves data: what a visit fetches is kept (`keepFiles`). Resolves with what can be read from then on.
 */
export async function keepStanding(build: string): Promise<StandingPages> {
  const known = await keptStanding(build);
  if (Object.keys(known).length > 0 || !('caches' in globalThis) || savesData()) return known;
  await idle();
  if (!isOnline()) return known;
  const { loadStaticText } = await import('#modules/static-pages/staticTexts');
  await Promise.all([
    import('#modules/static-pages/TermsPage'),
    import('#modules/static-pages/PrivacyPage'),
    import('#modules/static-pages/DisclaimersPage'),
    import('#app/pages/AboutPage'),
    ...standing.flatMap((page) => languages.map(({ id }) => loadStaticText(page, id))),
  ]);
  const pages = Object.fromEntries(
    await Promise.all(languages.map(async ({ id }) => [id, await titlesIn(id)] as const)),
  );
  // A file is kept a moment after it has been fetched.
  await idle();
  await (await caches.open(cacheName(build))).put(note, Response.json(pages));
  return pages;
}
