import { facilityPath, paths } from '#domain/paths';
import { breadcrumbList, graph, itemList } from '#lib/seo/structuredData';
import type { Crumb, Json, ListedPage } from '#lib/seo/structuredData';

import type { FacilitiesResponse } from './api';
import { resultsHref } from './resultAddress';
import type { SearchFilters } from './searchFilters';
import { buildSearchPath } from './searchPath';
import type { SearchAddress } from './searchPath';
import { hasNoFilters } from './searchRequest';

const minIndexedResults = 3;
const maxDistricts = 3;

/** Canonical address of a list of results: the place by its slug, without filters or sort (directory 2.0.6). */
export function canonicalAddress(address: SearchAddress, response: FacilitiesResponse | undefined): SearchAddress {
  const { location, term } = address;
  const slug = location.kind === 'place' ? response?.location?.slug : undefined;
  return {
    location: slug === undefined ? location : { kind: 'place', key: slug },
    ...(term === undefined ? {} : { term }),
    page: response?.pagination.page ?? address.page ?? 1,
  };
}

/**
 * Whether search engines may index a list of results (directory 2.3): a known place, no term or a category as the term,
 * at least three results, no filters and the default sort.
 */
export function isIndexed(
  address: SearchAddress,
  response: FacilitiesResponse | undefined,
  filters: SearchFilters,
): boolean {
  if (!response?.location || address.location.kind !== 'place' || response.pagination.length < minIndexedResults)
    return false;
  return hasNoFilters(filters) && (address.term === undefined || response.match.intent !== undefined);
}

/** Districts of these results in order of appearance, at most three. */
export function districtsOf(response: FacilitiesResponse): string[] {
  const names = (response.items ?? []).map(({ district }) => district).filter((name) => name !== '');
  return [...new Set(names)].slice(0, maxDistricts);
}

/** Addresses of the previous and next page of this list. */
export function neighbours(address: SearchAddress, response: FacilitiesResponse | undefined, filters: SearchFilters) {
  const canonical = canonicalAddress(address, response);
  const { page = 1 } = canonical;
  const at = (other: number) => resultsHref({ ...canonical, page: other }, filters);
  return {
    previous: page > 1 ? at(page - 1) : undefined,
    next: response && page < response.pagination.lastPage ? at(page + 1) : undefined,
  };
}

/** The facilities of a page, as items of a schema.org ItemList. */
export function toListItems({ items }: FacilitiesResponse): ListedPage[] {
  return (items ?? []).map(({ name, slug }) => ({ name, path: facilityPath(slug) }));
}

/** Names in the breadcrumbs of a list of results. */
export interface ResultNames {
  title: string;
  home: string;
  /** All facilities of the place; links there from the facilities of one category. */
  everything: string;
}

/** Structured data of a list of results (directory 2.3): its facilities by position, and its breadcrumbs. */
export function resultsData(
  address: SearchAddress,
  response: FacilitiesResponse,
  names: ResultNames,
  url: string,
): Json {
  const { location, term } = canonicalAddress(address, response);
  const crumbs: Crumb[] = [
    { label: names.home, href: paths.home },
    ...(term === undefined ? [] : [{ label: names.everything, href: buildSearchPath({ location }) }]),
    { label: names.title },
  ];
  const { startIndex, length } = response.pagination;
  const items = toListItems(response);
  const breadcrumbs = breadcrumbList(crumbs, url);
  return items.length > 0
    ? graph(itemList(items, { first: startIndex + 1, total: length }, url), breadcrumbs)
    : graph(breadcrumbs);
}
