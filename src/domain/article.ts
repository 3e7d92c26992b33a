import * as z from 'zod/mini';

import { slug, text } from './schemaParts';

const person = z.object({ name: text(2, 80), role: text(2, 80) });

/** An article in a list: everything except its body, in the requested language. */
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
  /** Word count divided by 220, rounded up. */
  readingMinutes: z.int().check(z.minimum(1)),
  status: z.enum(['draft', 'published', 'archived']),
  /** Contains medical information, so the page shows a disclaimer. */
  disclaimer: z.boolean(),
});
/** An article in a list. */
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
