import type { DataLanguage } from '#mocks/core/localized';

import { articles, heroSize } from '#mocks/article/seed/articles';
import type { SeedArticle } from '#mocks/article/seed/articles';

type PlainFields = Exclude<
  keyof SeedArticle,
  'title' | 'summary' | 'heroAlt' | 'author' | 'reviewedBy' | 'readingMinutes' // Replaced by the text of one language.
>;

interface ShardPerson {
  name: string;
  role: string;
}

/** An article in one language, without its text. */
export interface ShardArticle extends Pick<SeedArticle, PlainFields> {
  title: string;
  summary: string;
  heroAlt: string;
  author: ShardPerson;
  reviewedBy?: ShardPerson;
  readingMinutes: number;
}

/** The data of article lists in one language. */
export interface ArticleShard {
  heroSize: typeof heroSize;
  articles: ShardArticle[];
}

/** All articles in one language. */
export function encodeArticles(language: DataLanguage): ArticleShard {
  const person = ({ name, role }: SeedArticle['author']) => ({ name, role: role[language] });
  return {
    heroSize,
    articles: articles.map(({ title, summary, heroAlt, author, reviewedBy, readingMinutes, ...rest }) => ({
      ...rest,
      title: title[language],
      summary: summary[language],
      heroAlt: heroAlt[language],
      author: person(author),
      ...(reviewedBy && { reviewedBy: person(reviewedBy) }),
      readingMinutes: readingMinutes[language],
    })),
  };
}
