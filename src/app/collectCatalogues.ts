import type { ResourceKey } from 'i18next';

import type { Catalogues } from '#lib/i18n';
import { toLanguage } from '#lib/languages';
import type { Language } from '#lib/languages';

/** Loaders of catalogues by their files, as `import.meta.glob` gives them. */
export type CatalogueFiles = Readonly<Record<string, () => Promise<ResourceKey>>>;

const namespaceOfFolder: Readonly<Record<string, string>> = { lib: 'common' };

/**
 * Sorts catalogues by namespace and language: the namespace is the folder (`common` for lib), and of a part of one
 * (`results.en.json`) the folder and the part.
 */
export function collectCatalogues(files: CatalogueFiles): Catalogues {
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
