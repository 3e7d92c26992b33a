import { filterGroups } from './filterGroups';
import type { FilterGroup } from './filterGroups';
import { buildListingPath } from './listingPath';
import type { ListingRoot } from './listingPath';
import { buildSearchQuery, noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { buildSearchPath, parseLocation, formatLocation } from './searchPath';
import type { SearchAddress, SearchLocation } from './searchPath';
import { optionOfTag } from './tagEquivalents';

/** A list that is not a search: of a category or a tag. */
export interface Listing {
  readonly root: ListingRoot;
  /** Id of the category or tag. */
  readonly id: string;
}

/** Address of a list of facilities. The place of a listing is in the query, as `near`. */
export interface ResultAddress extends SearchAddress {
  readonly listing?: Listing;
}

/** Parses the place of a listing; without `near`, the whole country. Never throws. */
export function parseNear(query: URLSearchParams): SearchLocation {
  return parseLocation(query.get('near') ?? '');
}

/** Path and query of a page of a list; the query omits defaults. */
export function resultsHref(address: ResultAddress, filters: SearchFilters = noFilters): string {
  const { listing, location, page } = address;
  const near = listing && location.kind !== 'anywhere' ? [['near', formatLocation(location)]] : [];
  const query = new URLSearchParams([...near, ...buildSearchQuery(filters)]).toString();
  const path = listing ? buildListingPath(listing.root, listing.id, page) : buildSearchPath(address);
  return path + (query === '' ? '' : `?${query}`);
}

/** Whether every facility of the listing has this option, so that it is no filter. */
export function isFixedByListing({ listing }: ResultAddress, facet: FilterGroup['facet'], value: string): boolean {
  switch (listing?.root) {
    case 'service-categories':
      return facet === 'category';
    case 'tags': {
      const option = optionOfTag(listing.id);
      return (facet === 'tags' && value === listing.id) || (facet === option.facet && value === option.value);
    }
    case undefined:
      return false;
  }
}

/** The filters that can narrow a list. */
export function ownFilters(address: ResultAddress, filters: SearchFilters): SearchFilters {
  let own = filters;
  for (const { field, facet } of filterGroups) {
    own = { ...own, [field]: own[field].filter((value) => !isFixedByListing(address, facet, value)) };
  }
  return own;
}
