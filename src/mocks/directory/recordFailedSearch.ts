import type { FacilitiesQuery } from '#modules/facility-search/api';
import { parseLocation } from '#modules/facility-search/searchPath';

/** A search without a result, as it is recorded. */
export interface FailedSearch {
  term: string;
  /** Slug of the place; null for the whole country, and for a position, which would reveal an address. */
  place: string | null;
}

const unfiltered = new Set(['term', 'location', 'sort', 'page', 'size']);

/** Whether a search for a term found nothing: on its first page, and not because of a filter. */
export function isWithoutResult(
  query: FacilitiesQuery,
  { pagination }: { pagination: { lastPage: number; length?: number } },
): boolean {
  const isFiltered = Object.entries(query).some(([name, value]) => value !== undefined && !unfiltered.has(name));
  return query.term !== undefined && (query.page ?? 1) === 1 && !isFiltered && pagination.length === 0;
}

/** What is recorded of a search: its words and place, and nothing of the person. */
function toFailedSearch({ term = '', location }: Pick<FacilitiesQuery, 'term' | 'location'>): FailedSearch {
  const parsed = parseLocation(location ?? '');
  return { term: term.trim(), place: parsed.kind === 'place' ? parsed.key : null };
}

/**
 * Records that a search found nothing. It returns at once: the search does not wait for the store, whose code loads with
 * the first such search.
 */
export function recordFailedSearch(query: Pick<FacilitiesQuery, 'term' | 'location'>): void {
  const search = toFailedSearch(query);
  void import('#mocks/dashboards/directory/failedSearches')
    .then(({ saveFailedSearch }) => saveFailedSearch(search))
    // What cannot be stored is lost; the search itself has succeeded.
    .catch(() => {});
}
