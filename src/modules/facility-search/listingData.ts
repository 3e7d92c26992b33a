import { facilityPath } from '#lib/paths';
import { breadcrumbList } from '#lib/structuredData';
import type { Crumb, Json } from '#lib/structuredData';

import type { SearchAnswer } from './api';

/** What a page of a listing shows. */
export interface ListingFacts {
  title: string;
  description: string;
  crumbs: readonly Crumb[];
  /** Absolute address of the page. */
  url: string;
  answer: SearchAnswer;
}

/** What search engines are told about a page of a listing (directory 2.4): schema.org's terms for what it shows. */
export function listingData({ title, description, crumbs, url, answer: { items, pagination } }: ListingFacts): Json {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        '@id': url,
        url,
        name: title,
        description,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: pagination.length,
          itemListElement: (items ?? []).map(({ slug, name }, index) => ({
            '@type': 'ListItem',
            position: pagination.startIndex + index + 1,
            url: new URL(facilityPath(slug), url).href,
            name,
          })),
        },
      },
      breadcrumbList(crumbs, url),
    ],
  };
}
