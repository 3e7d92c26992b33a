import type { LatLon } from '#lib/geo/latLon';

/** A number of degrees as it is typed, with a point, a comma or a real minus; `undefined` when it is none. */
export function parseDegrees(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace(/^[−–]/, '-').replace(/°$/, '');
  return /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Five decimals, about one metre (directory 1.1). */
export const roundDegrees = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** A point with five decimals. */
export const roundPoint = ({ lat, lon }: LatLon): LatLon => ({ lat: roundDegrees(lat), lon: roundDegrees(lon) });

const metresPerDegree = 111_195;

/** The point so many metres to the north and to the east. */
export function offsetPoint({ lat, lon }: LatLon, north: number, east: number): LatLon {
  const narrower = Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return roundPoint({ lat: lat + north / metresPerDegree, lon: lon + east / (metresPerDegree * narrower) });
}
