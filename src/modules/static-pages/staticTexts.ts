import { queryOptions } from '@tanstack/react-query';

import { readAdClient } from '#lib/ads/adSettings';
import { defaultLanguage, toLanguage } from '#lib/i18n/languages';
import type { Language } from '#lib/i18n/languages';

import { chooseAdTexts } from './adTexts';

/** The four pages, named like their files. */
export type StaticPageName = 'terms' | 'privacy' | 'disclaimers' | 'about';

/** Current version of each text and the date of its last change. Both must match the change log in the text. */
export const editions: Readonly<Record<StaticPageName, { version: string; updated: string }>> = {
  terms: { version: '1.2', updated: '2026-03-02' },
  privacy: { version: '1.6', updated: '2026-11-23' },
  disclaimers: { version: '1.3', updated: '2026-11-25' },
  about: { version: '1.2', updated: '2026-11-23' },
};

/** Markdown of a page, and the language it is written in. */
interface StaticText {
  readonly source: string;
  readonly language: Language;
}

/** Loads the text of a page; rejects if the file cannot be loaded. */
export type StaticTextLoader = (page: StaticPageName, language: Language) => Promise<StaticText>;

const files = import.meta.glob<string>('./content/*.md', { query: '?raw', import: 'default' });

/** Creates a loader of the texts as they are with an ad client, or without one. */
export const createStaticTextLoader =
  (adClient: string | undefined): StaticTextLoader =>
  async (page, language) => {
    for (const choice of [language, defaultLanguage]) {
      const load = files[`./content/${page}.${choice}.md`];
      if (load) return { source: chooseAdTexts(await load(), adClient), language: choice };
    }
    throw new Error(`There is no text of the page "${page}". Put it in content/${page}.${defaultLanguage}.md.`);
  };

/** Loads the text in the requested language, or in English if there is no translation. */
export const loadStaticText = createStaticTextLoader(readAdClient(import.meta.env.VITE_AD_CLIENT));

/** The text of a page, never refetched: it is a file of this build. */
export const staticTextQuery = (page: StaticPageName, locale: string, load: StaticTextLoader) => {
  const language = toLanguage(locale);
  return queryOptions({
    queryKey: ['static-pages', 'text', page, language],
    queryFn: () => load(page, language),
    staleTime: Infinity,
  });
};
