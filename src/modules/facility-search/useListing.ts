import { useLocation } from 'react-router-dom';

import { parseNear } from './resultAddress';
import type { Listing } from './resultAddress';
import { useResultList } from './useResultList';
import type { ResultList } from './useResultList';

/** A page of a category's or tag's facilities, near the place in the query. */
export function useListing(listing: Listing, page: number): ResultList {
  const { search } = useLocation();
  return useResultList({ listing, page, location: parseNear(new URLSearchParams(search)) });
}
