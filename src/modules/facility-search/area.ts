import { cosineOfLatitude, metresWithCosines } from '#lib/geo/distance';
import type { LatLon } from '#lib/geo/latLon';
import { getColumns } from './searchIndex';
import type { SearchIndex } from './searchIndex';

/** Area of a search: the whole country, a region (measured from its centre), or a circle that may be widened. */
export type SearchArea =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'region'; readonly regionId: string; readonly origin: LatLon }
  | { readonly kind: 'around'; readonly origin: LatLon; readonly radiusM: number };

/**
 * An area evaluated for the entries of an index, which are identified by number; radii in metres, `null` for no circle.
 */
export interface AreaTest {
  /** Whole metres from the origin; absent without one. */
  readonly distanceOf: ((entry: number) => number) | undefined;
  /** Initial radius. */
  readonly radius: number | null;
  /** Largest radius it may be widened to. */
  readonly maxRadius: number | null;
  readonly contains: (entry: number, radius: number | null) => boolean;
  /** Radius for these entries (directory §5.4 Candidate set): widened to 5, 10, 25 or 50 km until it contains 3. */
  readonly widen: (entries: readonly number[]) => number | null;
}

const WIDENING_STEPS = [5000, 10_000, 25_000, 50_000] as const;
const MAX_WIDENED_RADIUS = 50_000;
const MIN_HITS = 3;

/** Distances of entries from a point, computed lazily and cached. */
function distancesFrom(index: SearchIndex, origin: LatLon): (entry: number) => number {
  const { cosLat: cosines } = getColumns(index);
  const cache = new Int32Array(index.entries.length).fill(-1);
  const cosine = cosineOfLatitude(origin);
  return (entry) => {
    const cached = cache[entry] ?? Infinity;
    if (cached >= 0) return cached;
    const record = index.entries[entry]?.record ?? origin;
    return (cache[entry] = metresWithCosines(origin, record, cosine * (cosines[entry] ?? 1)));
  };
}

/**
 * Prepares the test of an area. A requested radius overrides the area's own and is never widened; `any` means the whole
 * country.
 */
export function areaTest(index: SearchIndex, area: SearchArea, requested: number | 'any' | undefined): AreaTest {
  const origin = area.kind === 'anywhere' ? undefined : area.origin;
  const distanceOf = origin && distancesFrom(index, origin);
  const areaRadius = area.kind === 'around' ? area.radiusM : null;
  const requestedRadius = typeof requested === 'number' && origin !== undefined ? requested : null;
  const radius = requested === 'any' ? null : (requestedRadius ?? areaRadius);
  const mayWiden = requested === undefined && radius !== null;
  const regionId = area.kind === 'region' && requested === undefined ? area.regionId : undefined;
  const contains = (entry: number, limit: number | null): boolean => {
    if (limit !== null) return distanceOf !== undefined && distanceOf(entry) <= limit;
    return regionId === undefined || index.entries[entry]?.record.regionId === regionId;
  };
  return {
    distanceOf,
    radius,
    maxRadius: mayWiden ? Math.max(radius, MAX_WIDENED_RADIUS) : radius,
    contains,
    widen: (entries) => {
      if (!mayWiden) return radius;
      const enough = (limit: number) => {
        let found = 0;
        return entries.some((entry) => {
          if (contains(entry, limit)) found += 1;
          return found >= MIN_HITS;
        });
      };
      if (enough(radius)) return radius;
      return WIDENING_STEPS.find((each) => each > radius && enough(each)) ?? Math.max(radius, MAX_WIDENED_RADIUS);
    },
  };
}
