import type { ResourceKey } from 'i18next';

import type { Catalogues } from '#lib/i18n/createI18n';
import { toLanguage } from '#lib/i18n/languages';
import type { Language } from '#lib/i18n/languages';

import { catalogueName } from './catalogueName';

/** Loaders of catalogues by their files, as `import.meta.glob` gives them. */
export type CatalogueFiles = Readonly<Record<string, () => Promise<ResourceKey>>>;

/** Sorts catalogues by namespace and language, as their files are named. */
export function collectCatalogues(files: CatalogueFiles): Catalogues {
  const catalogues: Record<string, Partial<Record<Language, () => Promise<ResourceKey>>>> = {};
  for (const [path, load] of Object.entries(files)) {
    const name = catalogueName(path);
    if (name) catalogues[name.namespace] = { ...catalogues[name.namespace], [toLanguage(name.language)]: load };
  }
  return catalogues;
}
