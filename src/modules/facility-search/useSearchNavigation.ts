import { useNavigate } from 'react-router-dom';

import { rememberSearch } from './recentSearches';
import type { EnteredSearch } from './SearchForm';
import { buildSearchQuery, noFilters } from './searchFilters';
import type { SearchFilters } from './searchFilters';
import { buildSearchPath } from './searchPath';

/** Navigates to a submitted search and stores it on this device. */
export function useSearchNavigation() {
  const navigate = useNavigate();
  return ({ location, place, term }: EnteredSearch, filters: SearchFilters = noFilters) => {
    const query = buildSearchQuery(filters).toString();
    const path = buildSearchPath({ location, ...(term ? { term } : {}) }) + (query ? `?${query}` : '');
    rememberSearch({ path, place, term: term ?? '' });
    void navigate(path);
  };
}
