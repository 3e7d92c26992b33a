import { useNavigate } from 'react-router-dom';

import { rememberSearch } from './recentSearches';
import type { EnteredSearch } from './SearchForm';
import { buildSearchQuery, noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { buildSearchPath } from './searchPath';

/** Whether a history entry's state says that its point is the visitor's own position. */
export function isMyLocation(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'mine' in state && state.mine === true;
}

/** Navigates to a submitted search and stores it on this device. */
export function useSearchNavigation() {
  const navigate = useNavigate();
  return ({ location, place, term, isMine }: EnteredSearch, filters: SearchFilters = noFilters) => {
    const query = buildSearchQuery(filters).toString();
    const path = buildSearchPath({ location, ...(term ? { term } : {}) }) + (query ? `?${query}` : '');
    rememberSearch({ path, place: isMine ? '' : place, term: term ?? '' });
    void navigate(path, isMine ? { state: { mine: true } } : {});
  };
}
