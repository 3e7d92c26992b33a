import * as z from 'zod/mini';

import { articleSummarySchema } from '#domain/article';
import { endpoint, queryNumber } from '#lib/http/endpoint';
import { paginationSchema } from '#lib/http/pagination';

const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** An article with its text and related articles. */
export const articleSchema = z.extend(articleSummarySchema, {
  /** Markdown subset with `##` headings. */
  body: text(1, 20_000),
  relatedSlugs: z.array(slug),
  /** The published articles of `relatedSlugs`. */
  related: z.array(articleSummarySchema).check(z.maxLength(3)),
});
/** An article with its text. */
export type Article = z.infer<typeof articleSchema>;

/** Query of the list of articles. */
export const articlesQuerySchema = z.object({
  category: z.optional(slug),
  tag: z.optional(slug),
  page: z.optional(queryNumber(z.int(), z.minimum(1), z.maximum(1_000_000))),
  size: z.optional(queryNumber(z.refine((size) => size === 10 || size === 20 || size === 50))),
});
/** Query of the list of articles. */
export type ArticlesQuery = z.infer<typeof articlesQuerySchema>;

/** One page of articles, newest first; `items` is null beyond the last page. */
export const articlesSchema = z.object({
  items: z.nullable(z.array(articleSummarySchema)),
  pagination: z.union([paginationSchema, z.object({ lastPage: z.int().check(z.minimum(1)) })]),
  /** Categories with published articles and their number, for the filter. */
  categories: z.array(z.object({ id: slug, name: text(2, 60), count: z.int().check(z.minimum(1)) })),
});
/** One page of articles. */
export type Articles = z.infer<typeof articlesSchema>;

/** `GET api/directory/articles` (directory contract 3.3). */
export const getArticles = endpoint({
  method: 'GET',
  path: 'api/directory/articles',
  maxAge: 300,
  summary: 'Lists published articles without their texts, newest first',
  query: articlesQuerySchema,
  response: articlesSchema,
});

/** `GET api/directory/article` (directory contract 3.3). */
export const getArticle = endpoint({
  method: 'GET',
  path: 'api/directory/article',
  maxAge: 300,
  summary: 'Gives one published article with its text',
  query: z.object({ slug }),
  response: articleSchema,
  errors: ['not-found'],
});
