import { breadcrumbList, graph, itemList, pageNode } from '#lib/seo/structuredData';
import type { Crumb, Json } from '#lib/seo/structuredData';

import type { FacilitiesResponse } from './api';
import { toListItems } from './resultsData';

/** Content of a listing page. */
export interface ListingDataInput {
  title: string;
  description: string;
  /** BCP 47 tag. */
  language: string;
  crumbs: readonly Crumb[];
  /** Absolute address of the page. */
  url: string;
  response: FacilitiesResponse;
}

/** Structured data of a listing page (directory 2.4): schema.org terms for what it shows. */
export function listingData({ title, description, language, crumbs, url, response }: ListingDataInput): Json {
  const { startIndex, length } = response.pagination;
  const items = toListItems(response);
  return graph(
    pageNode(
      'CollectionPage',
      { url, name: title, description, language },
      items.length > 0 ? itemList(items, { first: startIndex + 1, total: length }, url) : undefined,
    ),
    breadcrumbList(crumbs, url),
  );
}
