import type { FacilitiesQuery } from './api';
import type { SearchFilters } from './searchFilters';
import type { SearchAddress, SearchLocation } from './searchPath';

/** Radius in metres that stands for "the whole country". */
const wholeCountry = 200_000;

/** A location as the contract's `location` parameter writes it. */
export function locationParameter(location: SearchLocation): string {
  switch (location.kind) {
    case 'anywhere':
      return 'anywhere';
    case 'point':
      return `@${location.lat},${location.lon}`;
    case 'place':
      return location.key;
  }
}

/** What to ask the back end for an address and its filters; absent filters stay absent, so that equal searches share an answer. */
export function searchRequest({ location, term, page = 1 }: SearchAddress, filters: SearchFilters): FacilitiesQuery {
  const list = <T extends string>(values: readonly string[]) =>
    values.length > 0 ? (values as readonly T[] as T[]) : undefined;
  const query = {
    location: locationParameter(location),
    term,
    category: list(filters.categories),
    tags: list(filters.tags),
    radius: filters.radius === 'any' ? wholeCountry : filters.radius,
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

/** How many filters are set, for the number on the filter button. */
export function countFilters(filters: SearchFilters): number {
  const { categories, tags, access, languages, fees, appointment } = filters;
  const switches = [filters.openNow, filters.verified, filters.accepting, filters.radius !== undefined];
  return (
    switches.filter(Boolean).length +
    [categories, tags, access, languages, fees, appointment].reduce((sum, group) => sum + group.length, 0)
  );
}
