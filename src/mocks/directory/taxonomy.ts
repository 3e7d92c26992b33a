import type { Category, Tag } from '#domain/taxonomy';
import type { DataLanguage } from '#mocks/core/localized';

import { loadTaxonomy } from './seed/source';

const cache = new Map<DataLanguage, Promise<{ categories: Category[]; tags: Tag[] }>>();

/** Categories and tags with names in one language. */
export function taxonomy(language: DataLanguage): Promise<{ categories: Category[]; tags: Tag[] }> {
  let known = cache.get(language);
  if (!known) {
    known = loadTaxonomy(language);
    cache.set(language, known);
    // The next call tries again.
    known.catch(() => cache.delete(language));
  }
  return known;
}
