import { breadcrumbList, graph, itemList, pageNode } from '#lib/seo/structuredData';
import type { Crumb, Json } from '#lib/seo/structuredData';

import type { SearchAnswer } from './api';
import { toListed } from './resultsData';

/** What a page of a listing shows. */
export interface ListingFacts {
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  crumbs: readonly Crumb[];
  /** Absolute address of the page. */
  url: string;
  answer: SearchAnswer;
}

/** What search engines are told about a page of a listing (directory 2.4): schema.org's terms for what it shows. */
export function listingData({ title, description, language, crumbs, url, answer }: ListingFacts): Json {
  const { startIndex, length } = answer.pagination;
  const items = toListed(answer);
  return graph(
    pageNode(
      'CollectionPage',
      { url, name: title, description, language },
      items.length > 0 ? itemList(items, { first: startIndex + 1, total: length }, url) : undefined,
    ),
    breadcrumbList(crumbs, url),
  );
}
