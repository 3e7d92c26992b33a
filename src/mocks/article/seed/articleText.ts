import type { DataLanguage } from '#mocks/core/localized';

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' });

/** Loads the text of an article; `undefined` if it does not exist in that language. */
export async function articleText(slug: string, language: DataLanguage): Promise<string | undefined> {
  return files[`./articles/${slug}.${language}.md`]?.();
}
