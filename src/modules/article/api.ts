import * as z from 'zod/mini';

import { endpoint, queryNumber } from '#lib/endpoint';
import { paginationSchema } from '#lib/facility';

const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const person = z.object({ name: text(2, 80), role: text(2, 80) });

/** An article in a list: everything but its text. Words are in the language asked for. */
export const articleSummarySchema = z.object({
  id: z.string().check(z.regex(/^art_[a-z2-7]{12}$/)),
  slug: slug.check(z.minLength(3), z.maxLength(80)),
  title: text(10, 90),
  summary: text(50, 180),
  heroImage: z.exactOptional(z.object({ url: text(1, 500), alt: text(5, 150), width: z.int(), height: z.int() })),
  categoryIds: z.array(slug),
  /** The names of `categoryIds`, in the same order. */
  categories: z.array(z.object({ id: slug, name: text(2, 60) })),
  tagIds: z.array(slug),
  author: person,
  reviewedBy: z.exactOptional(person),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When the article was last reviewed. */
  reviewedAt: z.exactOptional(z.iso.datetime()),
  /** At most twelve months after the last review. */
  reviewDueAt: z.iso.datetime(),
  /** Words divided by 220, rounded up. */
  readingMinutes: z.int().check(z.minimum(1)),
  status: z.enum(['draft', 'published', 'archived']),
  /** The text holds medical information, so the page says that it is no advice. */
  disclaimer: z.boolean(),
});
/** An article in a list. */
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** An article with its text, and the articles it leads to. */
export const articleSchema = z.extend(articleSummarySchema, {
  /** Markdown subset with `##` headings. */
  body: text(1, 20_000),
  relatedSlugs: z.array(slug),
  /** The published articles of `relatedSlugs`. */
  related: z.array(articleSummarySchema).check(z.maxLength(3)),
});
/** An article with its text. */
export type Article = z.infer<typeof articleSchema>;

/** What the list of articles may be asked for. */
export const articlesQuerySchema = z.object({
  category: z.optional(slug),
  tag: z.optional(slug),
  page: z.optional(queryNumber(z.int(), z.minimum(1), z.maximum(1_000_000))),
  size: z.optional(queryNumber(z.refine((size) => size === 10 || size === 20 || size === 50))),
});
/** What the list of articles may be asked for. */
export type ArticlesQuery = z.infer<typeof articlesQuerySchema>;

/** One page of articles, newest first; `items` is null above the last page. */
export const articlesSchema = z.object({
  items: z.nullable(z.array(articleSummarySchema)),
  pagination: z.union([paginationSchema, z.object({ lastPage: z.int().check(z.minimum(1)) })]),
  /** The categories that published articles have, with how many each, for the filter. */
  categories: z.array(z.object({ id: slug, name: text(2, 60), count: z.int().check(z.minimum(1)) })),
});
/** One page of articles. */
export type Articles = z.infer<typeof articlesSchema>;

/** `GET api/directory/articles` (directory contract 3.3). */
export const getArticles = endpoint({
  method: 'GET',
  path: 'api/directory/articles',
  summary: 'Lists published articles without their texts, newest first',
  query: articlesQuerySchema,
  response: articlesSchema,
});

/** `GET api/directory/article` (directory contract 3.3). */
export const getArticle = endpoint({
  method: 'GET',
  path: 'api/directory/article',
  summary: 'Gives one published article with its text',
  query: z.object({ slug }),
  response: articleSchema,
  errors: ['not-found'],
});
