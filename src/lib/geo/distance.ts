import type { LatLon } from './latLon';

const earthRadiusM = 6_371_008.8;
const radians = Math.PI / 180;

/** Cosine of a point's latitude. */
export function cosineOfLatitude({ lat }: LatLon): number {
  return Math.cos(lat * radians);
}

/** `distanceInMetres` for callers that have already multiplied the cosines of both latitudes. */
export function metresWithCosines(a: LatLon, b: LatLon, cosines: number): number {
  const byLat = Math.sin(((b.lat - a.lat) * radians) / 2);
  const byLon = Math.sin(((b.lon - a.lon) * radians) / 2);
  const half = byLat * byLat + cosines * byLon * byLon;
  return Math.round(2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** Great-circle distance in whole metres (haversine, directory §5.4 Distance). */
export function distanceInMetres(a: LatLon, b: LatLon): number {
  return metresWithCosines(a, b, cosineOfLatitude(a) * cosineOfLatitude(b));
}
