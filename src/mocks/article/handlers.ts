import type { ArticleSummary } from '#domain/article';
import type { DataLanguage } from '#mocks/core/localized';
import { paginate } from '#mocks/core/paginate';
import { getArticle, getArticles } from '#modules/article/api';
import type { Article, Articles } from '#modules/article/api';

import { toArticleSummary, loadArticles, newestArticles } from './articles';
import { handle } from '#mocks/core/handle';
import { ProblemError } from '#mocks/core/problem';

const defaultPageSize = 20;

function countByCategory(all: readonly ArticleSummary[], language: DataLanguage): Articles['categories'] {
  const counted = new Map<string, { id: string; name: string; count: number }>();
  for (const { categories } of all) {
    for (const { id, name } of categories) {
      counted.set(id, { id, name, count: (counted.get(id)?.count ?? 0) + 1 });
    }
  }
  return [...counted.values()].toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** Calls for the list of articles and for one article. */
export const articleHandlers = [
  handle(getArticles, async ({ query, language }) => {
    const all = newestArticles(await loadArticles(language));
    const found = all.filter(
      ({ categoryIds, tagIds }) =>
        (query.category === undefined || categoryIds.includes(query.category)) &&
        (query.tag === undefined || tagIds.includes(query.tag)),
    );
    const categories = countByCategory(all, language);
    const { page = 1, size = defaultPageSize } = query;
    const { items, pagination } = paginate(found, page, size);
    return { items: items && [...items], pagination, categories };
  }),

  handle(getArticle, async ({ query, language }): Promise<Article> => {
    const [data, { articleText }] = await Promise.all([
      loadArticles(language),
      import('#mocks/article/seed/articleText'),
    ]);
    const n = data.articles.findIndex(({ slug }) => slug === query.slug);
    const seed = data.articles[n];
    const body = seed && (await articleText(seed.slug, language));
    if (!seed || body === undefined) throw new ProblemError('not-found');
    const related = seed.relatedSlugs.flatMap((slug) => {
      const at = data.articles.findIndex((other) => other.slug === slug);
      const other = data.articles[at];
      return other ? [toArticleSummary(other, at, data)] : [];
    });
    return { ...toArticleSummary(seed, n, data), body, relatedSlugs: [...seed.relatedSlugs], related };
  }),
];
