import type { FacilitiesResponse } from './api';
import { formatLocation } from './searchPath';
import type { SearchAddress } from './searchPath';

const wideTypes: readonly string[] = ['country', 'region'];

/**
 * The place of a search as a start for directions: its slug, or the point of the address. `undefined` if the search has
 * no place or too wide a place.
 */
export function directionsStart(
  { location }: SearchAddress,
  response: FacilitiesResponse | undefined,
): string | undefined {
  if (location.kind === 'point') return formatLocation(location);
  const place = response?.location;
  return place && !wideTypes.includes(place.type) ? place.slug : undefined;
}
