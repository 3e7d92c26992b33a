import type { FilterGroup } from './filterGroups';
import { buildListingPath } from './listingPath';
import type { ListingRoot } from './listingPath';
import { buildSearchQuery, noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { buildSearchPath, parseLocation, formatLocation } from './searchPath';
import type { SearchAddress, SearchLocation } from './searchPath';

/** What a list is of that is no search: of a category or a tag. */
export interface Listing {
  readonly root: ListingRoot;
  /** Of the category or the tag. */
  readonly id: string;
}

/** A list of facilities as its address tells it. Of a listing the place travels in the query, as `near`. */
export interface ResultAddress extends SearchAddress {
  readonly listing?: Listing;
}

/** Where a listing looks; without `near`, in the whole country. Cannot fail. */
export function parseNear(query: URLSearchParams): SearchLocation {
  return parseLocation(query.get('near') ?? '');
}

/** The path and query of a page of a list; what is missing from the query is as it is without. */
export function resultsHref(address: ResultAddress, filters: SearchFilters = noFilters): string {
  const { listing, location, page } = address;
  const near = listing && location.kind !== 'anywhere' ? [['near', formatLocation(location)]] : [];
  const query = new URLSearchParams([...near, ...buildSearchQuery(filters)]).toString();
  const path = listing ? buildListingPath(listing.root, listing.id, page) : buildSearchPath(address);
  return path + (query === '' ? '' : `?${query}`);
}

/** Whether a choice goes without saying: all that is listed is of this kind, or has this tag. */
export function isFixedByListing({ listing }: ResultAddress, facet: FilterGroup['facet'], value: string): boolean {
  switch (listing?.root) {
    case 'service-categories':
      return facet === 'category';
    case 'tags':
      return facet === 'tags' && value === listing.id;
    case undefined:
      return false;
  }
}

/** The filters that can narrow a list. */
export function ownFilters(address: ResultAddress, filters: SearchFilters): SearchFilters {
  return {
    ...filters,
    categories: filters.categories.filter((value) => !isFixedByListing(address, 'category', value)),
    tags: filters.tags.filter((value) => !isFixedByListing(address, 'tags', value)),
  };
}
