/** A point in WGS84 decimal degrees. */
export interface LatLon {
  /** Latitude in degrees. */
  readonly lat: number;
  /** Longitude in degrees. */
  readonly lon: number;
}
