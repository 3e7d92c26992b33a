import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Coordinates } from '#domain/coordinates';
import { preserveFocus } from '#lib/router/preserveFocus';
import { saveLastPlace } from '#domain/lastPlace';
import { missingPageFromState } from '#lib/router/missingPage';

import { parseSearchQuery } from './parseSearchQuery';
import { ownFilters, resultsHref } from './resultAddress';
import type { ResultAddress } from './resultAddress';
import { facilitiesQuery } from './resultQueries';
import type { SearchFilters } from './searchFilters';
import { pointLocation } from './searchPath';
import { toFacilitiesQuery } from './searchRequest';

/** The list at an address: its request, its results, and the actions of its controls. */
export function useResultList(address: ResultAddress) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const filters = ownFilters(address, parseSearchQuery(new URLSearchParams(search)));
  const request = toFacilitiesQuery(address, filters);
  const results = useQuery(facilitiesQuery(request));
  const fresh = results.isPlaceholderData ? undefined : results.data;
  if (fresh?.location && (fresh.location.type === 'city' || fresh.location.type === 'district')) {
    const { slug, name: label, lat, lon } = fresh.location;
    saveLastPlace({ slug, label, lat, lon });
  }
  return {
    address,
    filters,
    request,
    results,
    /** The response for this address; while it loads, `results` holds the previous list. */
    fresh,
    /** Page that was requested but does not exist, if this one replaces it. */
    missingPage: missingPageFromState(state),
    /** Address of the last page, if this address is beyond it. */
    lastPageHref:
      fresh?.items === null ? resultsHref({ ...address, page: fresh.pagination.lastPage }, filters) : undefined,
    filterBy(next: SearchFilters) {
      void navigate(resultsHref({ ...address, page: 1 }, next), {
        replace: true,
        preventScrollReset: true,
        state: preserveFocus,
      });
    },
    searchAround({ lat, lon }: Coordinates) {
      const location = pointLocation(lat, lon);
      if (location) void navigate(resultsHref({ ...address, location, page: 1 }, filters));
    },
  };
}
/** The list at an address. */
export type ResultList = ReturnType<typeof useResultList>;
