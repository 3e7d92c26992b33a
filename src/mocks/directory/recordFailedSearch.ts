import type { FacilitiesQuery } from '#modules/facility-search/api';
import { parseLocation } from '#modules/facility-search/searchPath';

/** A search without a result, as it is recorded. */
export interface FailedSearch {
  term: string;
  /** Slug of the place; null for the whole country, and for a position, which would reveal an address. */
  place: string | null;
}

/** Whether a search for a term found nothing, on the first page. */
export function isWithoutResult(
  { term, page = 1 }: Pick<FacilitiesQuery, 'term' | 'page'>,
  { pagination }: { pagination: { lastPage: number; length?: number } },
): boolean {
  return term !== undefined && page === 1 && pagination.length === 0;
}

/** What is recorded of a search: its words and place, and nothing of the person. */
export function toFailedSearch({ term = '', location }: Pick<FacilitiesQuery, 'term' | 'location'>): FailedSearch {
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
