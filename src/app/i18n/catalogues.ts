import type { ResourceKey } from 'i18next';

import type { Language } from '#lib/i18n/languages';

import { collectCatalogues } from './collectCatalogues';
import { shellNamespaces } from './shellNamespaces';

/**
 * The catalogues that visitors of the directory need, by namespace and language: `common` (lib), `components` (what most
 * of them say), `app`, its modules, and parts that a first screen does without (`facility-search-results`).
 */
export const catalogues = collectCatalogues({
  ...import.meta.glob<ResourceKey>('../../modules/{article,facility,facility-search,languages}/i18n/*.json', {
    import: 'default',
  }),
  ...import.meta.glob<ResourceKey>('../../{lib,components}/i18n/*.json', { import: 'default' }),
  ...import.meta.glob<ResourceKey>('./{en,tr}.json', { import: 'default' }),
});

// One file for each language, not one for each component or panel.
const componentTexts = {
  en: () => import('./componentTexts/en'),
  tr: () => import('./componentTexts/tr'),
};
const shellTexts = {
  en: () => import('./shellTexts/en'),
  tr: () => import('./shellTexts/tr'),
};

/** Namespaces of the components that have a catalogue of their own: their names. */
export async function componentNamespaces(): Promise<string[]> {
  const { texts } = await componentTexts.en();
  return Object.keys(texts).map((file) => file.split('/').at(-3) ?? '');
}

/**
 * The catalogue of any other namespace: of a component that has one of its own, under the component's name
 * (`DataTable`), or of the console, whose list of files the directory does without.
 */
export async function otherCatalogue(namespace: string, language: Language): Promise<ResourceKey | undefined> {
  if (/^[A-Z]/.test(namespace)) {
    const { texts } = await componentTexts[language]();
    return texts[`../../../components/${namespace}/i18n/${language}.json`];
  }
  if (shellNamespaces.some((one) => one === namespace)) {
    const { texts } = await shellTexts[language]();
    return (
      texts[`../../../modules/${namespace}/i18n/${language}.json`] ?? texts[`../${namespace.slice(4)}.${language}.json`]
    );
  }
  const { consoleCatalogues } = await import('./consoleCatalogues');
  return consoleCatalogues[namespace]?.[language]?.();
}
