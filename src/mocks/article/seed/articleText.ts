import type { DataLanguage } from '#mocks/core/localized';

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' });

/** The text of an article, downloaded when it is first asked for; `undefined` when there is none in that language. */
export async function articleText(slug: string, language: DataLanguage): Promise<string | undefined> {
  return files[`./articles/${slug}.${language}.md`]?.();
}
