import type { DataLanguage } from '#mocks/core/localized';
import type { CategoryDetails } from '#modules/facility-search/api';

import { loadArticles, newestArticles } from '#mocks/article/articles';
import { taxonomy } from './taxonomy';

const maxArticles = 3;

/** The response for a category's page; `undefined` for an unknown id. */
export async function toCategoryResponse(id: string, language: DataLanguage): Promise<CategoryDetails | undefined> {
  const { categories: all } = await taxonomy(language);
  const found = all.find((one) => one.id === id);
  if (!found) return undefined;
  const parent = all.find((one) => one.id === found.parentId);
  const children = all.filter(({ parentId }) => parentId === found.id);
  const ids = new Set([found, ...children].map((one) => one.id));
  const articles = newestArticles(await loadArticles(language)).filter(({ categoryIds }) =>
    categoryIds.some((one) => ids.has(one)),
  );
  return {
    ...found,
    ...(parent ? { parent: { id: parent.id, name: parent.name, plural: parent.plural } } : {}),
    children,
    articles: articles.slice(0, maxArticles),
  };
}
