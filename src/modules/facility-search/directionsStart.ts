import type { FacilitiesResponse } from './api';
import { formatLocation } from './searchPath';
import type { SearchAddress } from './searchPath';

const wideTypes: readonly string[] = ['country', 'region'];

/**
 * The place of a search as directions take it for their start: its slug, or the point of the address. None where the
 * search is around no place, or around one too wide to start from.
 */
export function directionsStart(
  { location }: SearchAddress,
  response: FacilitiesResponse | undefined,
): string | undefined {
  if (location.kind === 'point') return formatLocation(location);
  const place = response?.location;
  return place && !wideTypes.includes(place.type) ? place.slug : undefined;
}
