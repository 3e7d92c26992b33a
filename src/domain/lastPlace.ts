import { readJson, removeItem, writeJson } from '#lib/storage/storage';

const key = 'last-place';

/** The place of the last search on this device; the centre in WGS84 degrees, if known. */
export interface LastPlace {
  readonly slug: string;
  readonly label: string;
  readonly lat?: number;
  readonly lon?: number;
}

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

function parse(value: unknown): LastPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { slug, label, lat, lon } = value as Partial<Record<keyof LastPlace, unknown>>;
  if (typeof slug !== 'string' || typeof label !== 'string') return undefined;
  return isDegrees(lat, 90) && isDegrees(lon, 180) ? { slug, label, lat, lon } : { slug, label };
}

/** Reads the place of the last search. */
export function readLastPlace(): LastPlace | undefined {
  return readJson(key, parse);
}

/** Stores a place as the default of the next search. */
export function saveLastPlace(place: LastPlace): void {
  writeJson(key, place);
}

/** Removes the stored place. */
export function clearLastPlace(): void {
  removeItem(key);
}
