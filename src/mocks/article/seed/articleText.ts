import type { Language } from '#lib/i18n/languages';

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default' });

/** The text of an article, downloaded when it is first asked for; `undefined` when there is none in that language. */
export async function articleText(slug: string, language: Language): Promise<string | undefined> {
  return files[`./articles/${slug}.${language}.md`]?.();
}
