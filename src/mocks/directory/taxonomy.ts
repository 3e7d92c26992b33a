import type { Category, Tag } from '#domain/facility';
import type { Language } from '#lib/i18n/languages';

import { loadTaxonomy } from './seed/source';

const cache = new Map<Language, Promise<{ categories: Category[]; tags: Tag[] }>>();

/** Categories and tags with names in one language. */
export function taxonomy(language: Language): Promise<{ categories: Category[]; tags: Tag[] }> {
  let known = cache.get(language);
  if (!known) {
    known = loadTaxonomy(language);
    cache.set(language, known);
  }
  return known;
}
