import { now } from '#lib/clock';
import type { Language } from '#lib/languages';
import { paginate } from '#lib/paginate';
import { getArticle, getArticles } from '#modules/article/api';
import type { Article, Articles, ArticleSummary } from '#modules/article/api';

import { handle, misbehave } from '#mocks/handle';
import { ProblemResponse } from '#mocks/problem';
import type { ArticleShard, ShardArticle } from '#mocks/seed/articleShard';
import { instantAt, shiftDate, shiftFor } from '#mocks/seed/orvela/dates';
import { taxonomy } from '#mocks/taxonomy';

const defaultSize = 20;
const reviewDays = 365;

// The articles of one language are downloaded with the first question about them.
const shards: Readonly<Record<Language, () => Promise<{ default: ArticleShard }>>> = {
  en: () => import('virtual:orvela/articles/en'),
  tr: () => import('virtual:orvela/articles/tr'),
};

async function seeds(language: Language) {
  const [{ default: shard }, { categories }] = await Promise.all([shards[language](), taxonomy(language)]);
  return { ...shard, names: new Map(categories.map(({ id, name }) => [id, name])) };
}
type Seeds = Awaited<ReturnType<typeof seeds>>;

function summaryOf(seed: ShardArticle, n: number, data: Seeds): ArticleSummary {
  const shift = shiftFor(now());
  const at = (offset: number) => shiftDate(instantAt(offset, n), shift);
  return {
    id: seed.id,
    slug: seed.slug,
    title: seed.title,
    summary: seed.summary,
    heroImage: { url: `/pictures/articles/${seed.slug}.svg`, alt: seed.heroAlt, ...data.heroSize },
    categoryIds: [...seed.categoryIds],
    categories: seed.categoryIds.map((id) => ({ id, name: data.names.get(id) ?? id })),
    tagIds: [...seed.tagIds],
    author: seed.author,
    ...(seed.reviewedBy && { reviewedBy: seed.reviewedBy }),
    publishedAt: at(seed.published),
    updatedAt: at(seed.updated),
    ...(seed.reviewed !== undefined && { reviewedAt: at(seed.reviewed) }),
    reviewDueAt: at((seed.reviewed ?? seed.published) + reviewDays),
    readingMinutes: seed.readingMinutes,
    status: 'published',
    disclaimer: seed.disclaimer,
  };
}

function categoriesOf(all: readonly ArticleSummary[], language: Language): Articles['categories'] {
  const counted = new Map<string, { id: string; name: string; count: number }>();
  for (const { categories } of all) {
    for (const { id, name } of categories) {
      counted.set(id, { id, name, count: (counted.get(id)?.count ?? 0) + 1 });
    }
  }
  return [...counted.values()].toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** The list of articles and the article. */
export const articleHandlers = [
  handle(getArticles, async ({ query, language }) => {
    const data = await seeds(language);
    const all = data.articles
      .map((seed, n) => summaryOf(seed, n, data))
      .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    const found = all.filter(
      ({ categoryIds, tagIds }) =>
        (query.category === undefined || categoryIds.includes(query.category)) &&
        (query.tag === undefined || tagIds.includes(query.tag)),
    );
    const categories = categoriesOf(all, language);
    const { page = 1, size = defaultSize } = query;
    const { items, pagination } = paginate(found, page, size);
    return { items: items && [...items], pagination, categories };
  }),

  handle(getArticle, async ({ query, language }): Promise<Article> => {
    const [data, { articleText }] = await Promise.all([seeds(language), import('#mocks/seed/articleText')]);
    const n = data.articles.findIndex(({ slug }) => slug === query.slug);
    const seed = data.articles[n];
    const body = seed && (await articleText(seed.slug, language));
    if (!seed || body === undefined) throw new ProblemResponse('not-found');
    const related = seed.relatedSlugs.flatMap((slug) => {
      const at = data.articles.findIndex((other) => other.slug === slug);
      const other = data.articles[at];
      return other ? [summaryOf(other, at, data)] : [];
    });
    return { ...summaryOf(seed, n, data), body, relatedSlugs: [...seed.relatedSlugs], related };
  }),
];

/** How the two calls go wrong, by name. */
export const articleScenarios = {
  list: {
    ...misbehave(getArticles),
    /** There are no articles at all. */
    empty: () =>
      handle(getArticles, () => ({
        items: [],
        pagination: { length: 0, size: defaultSize, page: 1, lastPage: 1, startIndex: 0, endIndex: -1 },
        categories: [],
      })),
  },
  reader: misbehave(getArticle),
};
