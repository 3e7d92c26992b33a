/** A point in WGS84 decimal degrees. */
export interface LatLon {
  readonly lat: number;
  readonly lon: number;
}
