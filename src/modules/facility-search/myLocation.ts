import { minuteMs } from '#lib/time/duration';

/** Why the position is not available. */
export type LocationProblem = 'geoDenied' | 'geoFailed' | 'geoOutside';
/** WGS84 decimal degrees, rounded to about 110 m; `roughM` is the accuracy in metres, only if poor. */
export type FoundLocation = { lat: number; lon: number; roughM?: number };

// Orvela with some sea around it.
const countryBounds = { west: -32.2, south: 43.9, east: -29.9, north: 45.1 } as const;
const locationTimeoutMs = 10_000;
const roughAccuracyM = 5000;

function getCurrentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: locationTimeoutMs, maximumAge: minuteMs });
  });
}

/** Requests the visitor's position from the browser; resolves to the reason if it is not available. */
export async function findMyLocation(): Promise<FoundLocation | LocationProblem> {
  if (!('geolocation' in navigator)) return 'geoFailed';
  try {
    const { coords } = await getCurrentPosition();
    const lat = Math.round(coords.latitude * 1000) / 1000;
    const lon = Math.round(coords.longitude * 1000) / 1000;
    const inside =
      lat > countryBounds.south && lat < countryBounds.north && lon > countryBounds.west && lon < countryBounds.east;
    if (!inside) return 'geoOutside';
    return { lat, lon, ...(coords.accuracy > roughAccuracyM ? { roughM: coords.accuracy } : {}) };
  } catch (error) {
    return error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
      ? 'geoDenied'
      : 'geoFailed';
  }
}
