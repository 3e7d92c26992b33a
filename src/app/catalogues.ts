import type { ResourceKey } from 'i18next';

import type { Catalogues } from '#lib/i18n';
import { toLanguage } from '#lib/languages';
import type { Language } from '#lib/languages';

const files = {
  ...import.meta.glob<ResourceKey>('../modules/*/i18n/*.json', { import: 'default' }),
  ...import.meta.glob<ResourceKey>('../{lib,components}/i18n/*.json', { import: 'default' }),
  ...import.meta.glob<ResourceKey>('./i18n/*.json', { import: 'default' }),
};

const namespaceOfFolder: Readonly<Record<string, string>> = { lib: 'common' };

function collect(): Catalogues {
  const catalogues: Record<string, Partial<Record<Language, () => Promise<ResourceKey>>>> = {};
  for (const [path, load] of Object.entries(files)) {
    // The bundler writes our own folder as `./`.
    const [, folder, part, language] =
      /\/([\w-]+)\/i18n\/(?:(\w+)\.)?(\w+)\.json$/.exec(path.replace(/^\.\//, './app/')) ?? [];
    if (!folder) continue;
    const namespace = (namespaceOfFolder[folder] ?? folder) + (part ? `-${part}` : '');
    catalogues[namespace] = { ...catalogues[namespace], [toLanguage(language)]: load };
  }
  return catalogues;
}

/**
 * Every catalogue by namespace and language: `common` (lib), `components` (what most of them say), `app`, one per module,
 * and parts of a module's that its first screen does without (`facility-search-results` of `results.en.json`).
 */
export const catalogues = collect();

// One file for each language, not one for each component.
const componentTexts = {
  en: () => import('./componentTexts/en'),
  tr: () => import('./componentTexts/tr'),
};

/** The catalogue of a component that has one of its own, under the component's name (`DataTable`). */
export async function ownCatalogue(component: string, language: Language): Promise<ResourceKey | undefined> {
  const { texts } = await componentTexts[language]();
  return texts[`../../components/${component}/i18n/${language}.json`];
}
