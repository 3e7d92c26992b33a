import { distanceM } from '#lib/distance';
import type { Point } from '#lib/distance';
import type { IndexEntry, SearchIndex } from './searchIndex';

/** Where a search looks: the whole country, a region (measured from its centre), or a circle that may be widened. */
export type SearchArea =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'region'; readonly regionId: string; readonly origin: Point }
  | { readonly kind: 'around'; readonly origin: Point; readonly radiusM: number };

/** An area worked out for the entries of an index; radii in metres, null is no circle. */
export interface AreaTest {
  /** By entry number; absent without an origin. */
  readonly distances: readonly number[] | undefined;
  /** The radius to begin with. */
  readonly radius: number | null;
  /** The radius it may be widened to. */
  readonly farthest: number | null;
  readonly holds: (entry: IndexEntry, radius: number | null) => boolean;
  /** The radius to use for these entries (directory §5.4 Candidate set): the next of 5, 10, 25, 50 km until there are 3. */
  readonly widen: (entries: readonly IndexEntry[]) => number | null;
}

const WIDER = [5000, 10_000, 25_000, 50_000] as const;
const WIDEST = 50_000;
const ENOUGH_HITS = 3;

/** Works out an area. A requested radius wins over the area's own and is never widened; `any` is the whole country. */
export function areaTest(index: SearchIndex, area: SearchArea, requested: number | 'any' | undefined): AreaTest {
  const origin = area.kind === 'anywhere' ? undefined : area.origin;
  const distances = origin && index.entries.map(({ record }) => distanceM(origin, record));
  const own = area.kind === 'around' ? area.radiusM : null;
  const asked = typeof requested === 'number' && origin !== undefined ? requested : null;
  const radius = requested === 'any' ? null : (asked ?? own);
  const mayWiden = requested === undefined && radius !== null;
  const regionId = area.kind === 'region' && requested === undefined ? area.regionId : undefined;
  const holds = (entry: IndexEntry, limit: number | null): boolean => {
    if (limit !== null) return (distances?.[entry.number] ?? Infinity) <= limit;
    return regionId === undefined || entry.record.regionId === regionId;
  };
  return {
    distances,
    radius,
    farthest: mayWiden ? Math.max(radius, WIDEST) : radius,
    holds,
    widen: (entries) => {
      if (!mayWiden) return radius;
      const enough = (limit: number) => entries.filter((entry) => holds(entry, limit)).length >= ENOUGH_HITS;
      if (enough(radius)) return radius;
      return WIDER.find((each) => each > radius && enough(each)) ?? Math.max(radius, WIDEST);
    },
  };
}
