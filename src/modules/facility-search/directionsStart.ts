import type { SearchAnswer } from './api';
import { locationText } from './searchPath';
import type { SearchAddress } from './searchPath';

const areas: readonly string[] = ['country', 'region'];

/**
 * The place of a search as directions take it for their start: its slug, or the point of the address. None where the
 * search is around no place, or around one too wide to start from.
 */
export function directionsStart({ location }: SearchAddress, answer: SearchAnswer | undefined): string | undefined {
  if (location.kind === 'point') return locationText(location);
  const place = answer?.location;
  return place && !areas.includes(place.type) ? place.slug : undefined;
}
