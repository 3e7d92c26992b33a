import type { Place } from '#domain/place';
import { distanceInMetres } from '#lib/geo/distance';
import type { LatLon } from '#lib/geo/latLon';

/** What is needed of a town. */
type Extent = Pick<Place, 'lat' | 'lon' | 'bbox'>;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

// A facility may lie slightly outside its town's bounding box (checked by a test on the seed).
const boxMarginM = 200;

/** The point of a town's bounding box that is nearest to `origin`; the town's middle if it has no box. */
export function nearestPointOf({ lat, lon, bbox }: Extent, origin: LatLon): LatLon {
  if (!bbox) return { lat, lon };
  const [west, south, east, north] = bbox;
  return { lat: clamp(origin.lat, south, north), lon: clamp(origin.lon, west, east) };
}

/** Whether a town may have a facility within a radius around a point. */
export function isTownWithin(town: Extent, origin: LatLon, radiusM: number): boolean {
  return distanceInMetres(origin, nearestPointOf(town, origin)) <= radiusM + boxMarginM;
}
