import type { FacilitiesQuery } from './api';
import { ownFilters } from './resultAddress';
import type { ResultAddress } from './resultAddress';
import type { SearchFilters } from './searchFilters';
import { formatLocation } from './searchPath';

/** Radius in metres that means "the whole country". */
const wholeCountryRadiusM = 200_000;

/**
 * Request parameters for an address and its filters; absent filters are omitted, so that equal searches share a cache
 * entry.
 */
export function toFacilitiesQuery(address: ResultAddress, chosen: SearchFilters): FacilitiesQuery {
  const { location, term, page = 1, listing } = address;
  const filters = ownFilters(address, chosen);
  const list = <T extends string>(values: readonly string[]) =>
    values.length > 0 ? (values as readonly T[] as T[]) : undefined;
  const query = {
    location: formatLocation(location),
    term,
    category: listing?.root === 'service-categories' ? [listing.id] : list(filters.categories),
    tag: listing?.root === 'tags' ? listing.id : undefined,
    tags: list(filters.tags),
    radius: filters.radius === 'any' ? wholeCountryRadiusM : filters.radius,
    open: filters.openNow ? ('now' as const) : undefined,
    verified: filters.verified || undefined,
    access: list<NonNullable<FacilitiesQuery['access']>[number]>(filters.access),
    lang: list(filters.languages),
    fee: list<NonNullable<FacilitiesQuery['fee']>[number]>(filters.fees),
    appointment: list<NonNullable<FacilitiesQuery['appointment']>[number]>(filters.appointment),
    accepting: filters.accepting || undefined,
    sort: filters.sort === 'best' ? undefined : filters.sort,
    page: page === 1 ? undefined : page,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** Number of active filters, for the filter button. */
export function countFilters(filters: SearchFilters): number {
  const { categories, tags, access, languages, fees, appointment } = filters;
  const switches = [filters.openNow, filters.verified, filters.accepting, filters.radius !== undefined];
  return (
    switches.filter(Boolean).length +
    [categories, tags, access, languages, fees, appointment].reduce((sum, group) => sum + group.length, 0)
  );
}

/** Whether a list is unfiltered and in the default order; the view does not matter. */
export function hasNoFilters(filters: SearchFilters): boolean {
  return countFilters(filters) === 0 && filters.sort === 'best';
}
