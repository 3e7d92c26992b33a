import { breadcrumbList, graph, publisher } from '#lib/seo/structuredData';
import type { Crumb, Json } from '#lib/seo/structuredData';

import type { Article } from './api';

const person = ({ name, role }: Article['author']): Json => ({ '@type': 'Person', name, jobTitle: role });

/**
 * What search engines are told about an article (directory 2.6): who wrote and reviewed it and when, and the way to it.
 * `url` is its absolute address.
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
      // Only pages that are reviewed have these in schema.org; an article has none.
      ...(article.disclaimer
        ? { reviewedBy: reviewedBy && person(reviewedBy), lastReviewed: reviewedAt?.slice(0, 10) }
        : {}),
      image: heroImage && new URL(heroImage.url, url).href,
    },
    breadcrumbList(crumbs, url),
  );
}
