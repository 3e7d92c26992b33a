import { breadcrumbList, graph, publisher } from '#lib/seo/structuredData';
import type { Crumb, Json } from '#lib/seo/structuredData';

import type { Article } from './api';

const person = ({ name, role }: Article['author']): Json => ({ '@type': 'Person', name, jobTitle: role });

/**
 * Structured data of an article (directory 2.6): author, reviewer, dates and breadcrumbs. `url` is its absolute
 * address.
 */
export function structuredData(article: Article, crumbs: readonly Crumb[], language: string, url: string): Json {
  const { heroImage, reviewedBy, reviewedAt } = article;
  return graph(
    {
      '@type': article.disclaimer ? 'MedicalWebPage' : 'Article',
      '@id': url,
      url,
      name: article.title,
      headline: article.title,
      description: article.summary,
      inLanguage: language,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      author: person(article.author),
      publisher: publisher(url),
      // In schema.org, only a MedicalWebPage has these properties; an Article does not.
      ...(article.disclaimer
        ? { reviewedBy: reviewedBy && person(reviewedBy), lastReviewed: reviewedAt?.slice(0, 10) }
        : {}),
      image: heroImage && new URL(heroImage.url, url).href,
    },
    breadcrumbList(crumbs, url),
  );
}
