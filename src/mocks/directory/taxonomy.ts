import type { Category, Tag } from '#domain/facility';
import type { Language } from '#lib/i18n/languages';

import { loadTaxonomy } from './seed/source';

const taxonomies = new Map<Language, Promise<{ categories: Category[]; tags: Tag[] }>>();

/** Categories and tags with names in one language. */
export function taxonomy(language: Language): Promise<{ categories: Category[]; tags: Tag[] }> {
  let known = taxonomies.get(language);
  if (!known) {
    known = loadTaxonomy(language);
    taxonomies.set(language, known);
  }
  return known;
}
