import { readJson, removeItem, writeJson } from '#lib/storage/storage';

const key = 'last-place';

/** The place searched last on this device; its centre in WGS84 degrees where it is known. */
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

/** The place searched last, if there is one. */
export function readLastPlace(): LastPlace | undefined {
  return readJson(key, parse);
}

/** Keeps a place, for the next search to begin with. */
export function saveLastPlace(place: LastPlace): void {
  writeJson(key, place);
}

/** Lets no search begin with a place of its own any more. */
export function clearLastPlace(): void {
  removeItem(key);
}
