import { queryOptions } from '@tanstack/react-query';

import { defaultLanguage, toLanguage } from '#lib/i18n/languages';
import type { Language } from '#lib/i18n/languages';

/** The four pages, by the name of their files. */
export type StaticPageName = 'terms' | 'privacy' | 'disclaimers' | 'about';

/** Which text of a page is valid: its version and the day it was changed. Both belong to the change log in the text. */
export const editions: Readonly<Record<StaticPageName, { version: string; updated: string }>> = {
  terms: { version: '1.2', updated: '2026-03-02' },
  privacy: { version: '1.6', updated: '2026-11-23' },
  disclaimers: { version: '1.2', updated: '2026-03-02' },
  about: { version: '1.2', updated: '2026-11-23' },
};

/** A page's Markdown and the language it is really in. */
export interface StaticText {
  readonly source: string;
  readonly language: Language;
}

/** Gets the text of a page; rejects when its file cannot be had. */
export type StaticTextLoader = (page: StaticPageName, language: Language) => Promise<StaticText>;

const files = import.meta.glob<string>('./content/*.md', { query: '?raw', import: 'default' });

/** The text in the language asked for, or in English where there is no translation. */
export const loadStaticText: StaticTextLoader = async (page, language) => {
  for (const choice of [language, defaultLanguage]) {
    const load = files[`./content/${page}.${choice}.md`];
    if (load) return { source: await load(), language: choice };
  }
  throw new Error(`There is no text of the page "${page}". Put it in content/${page}.${defaultLanguage}.md.`);
};

/** The text of a page, kept until the page is left for good: it is a file of this build. */
export const staticTextQuery = (page: StaticPageName, locale: string, load: StaticTextLoader) => {
  const language = toLanguage(locale);
  return queryOptions({
    queryKey: ['static-pages', 'text', page, language],
    queryFn: () => load(page, language),
    staleTime: Infinity,
  });
};
