import type { ArticleSummary } from '#domain/article';
import { now } from '#lib/time/clock';
import type { DataLanguage } from '#mocks/core/localized';

import type { ArticleShard, ShardArticle } from '#mocks/build/articleShard';
import { instantAt, shiftDate, shiftFor } from '#mocks/directory/seed/dates';
import { taxonomy } from '#mocks/directory/taxonomy';

const reviewIntervalDays = 365;

// The articles of a language load with the first call for them.
const shards: Readonly<Record<DataLanguage, () => Promise<{ default: ArticleShard }>>> = {
  en: () => import('virtual:orvela/articles/en'),
  tr: () => import('virtual:orvela/articles/tr'),
};

/** All articles in one language, without their texts. */
export async function loadArticles(language: DataLanguage) {
  const [{ default: shard }, { categories }] = await Promise.all([shards[language](), taxonomy(language)]);
  return { ...shard, names: new Map(categories.map(({ id, name }) => [id, name])) };
}
type Seeds = Awaited<ReturnType<typeof loadArticles>>;

/** The `n`th article of the seed as lists show it. */
export function toArticleSummary(seed: ShardArticle, n: number, data: Seeds): ArticleSummary {
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
    reviewDueAt: at((seed.reviewed ?? seed.published) + reviewIntervalDays),
    readingMinutes: seed.readingMinutes,
    status: 'published',
    disclaimer: seed.disclaimer,
  };
}

/** Every published article, newest first. */
export function newestArticles(data: Seeds): ArticleSummary[] {
  return data.articles
    .map((seed, n) => toArticleSummary(seed, n, data))
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
