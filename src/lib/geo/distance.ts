/** A point in WGS84 decimal degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Cosine of a point's latitude. */
export function cosineOfLatitude({ lat }: GeoPoint): number {
  return Math.cos(lat * RADIANS);
}

/** `distanceM` for whoever knows the product of the cosines of both latitudes already. */
export function metresWithCosines(a: GeoPoint, b: GeoPoint, cosines: number): number {
  const byLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const byLon = Math.sin(((b.lon - a.lon) * RADIANS) / 2);
  const half = byLat * byLat + cosines * byLon * byLon;
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** Great-circle distance in whole metres (haversine, directory §5.4 Distance). */
export function distanceInMetres(a: GeoPoint, b: GeoPoint): number {
  return metresWithCosines(a, b, cosineOfLatitude(a) * cosineOfLatitude(b));
}

/** The doubling ring a distance lies in, 0 to 7 (§5.4): up to 0.5, 1, 2, 4, 8, 16, 32 km and beyond. */
export function distanceBand(metres: number): number {
  return metres <= 500 ? 0 : Math.min(7, Math.ceil(Math.log2(metres / 500)));
}
