import type { LatLon } from '#lib/geo/latLon';

/** Parses degrees as typed, with a decimal point or comma and any kind of minus; `undefined` if invalid. */
export function parseDegrees(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace(/^[−–]/, '-').replace(/°$/, '');
  return /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Rounds to five decimals, about one metre (directory 1.1). */
const roundDegrees = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** Rounds a point to five decimals. */
export const roundPoint = ({ lat, lon }: LatLon): LatLon => ({ lat: roundDegrees(lat), lon: roundDegrees(lon) });

const metresPerDegree = 111_195;

/** Moves a point by metres to the north and east. */
export function offsetPoint({ lat, lon }: LatLon, north: number, east: number): LatLon {
  const narrower = Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return roundPoint({ lat: lat + north / metresPerDegree, lon: lon + east / (metresPerDegree * narrower) });
}
