import type { Place } from '#domain/place';
import type { Category } from '#domain/taxonomy';
import { distanceInMetres } from '#lib/geo/distance';
import type { DataLanguage } from '#mocks/core/localized';

import type { ShardRecord } from './seed/shards';

type Named = { name: string; count: number };

/** Listed facilities by region, town and category, most first. */
export interface FacilityCounts {
  total: number;
  verified: number;
  regions: Array<Named & { slug: string }>;
  towns: Array<Named & { slug: string; region: string; lat: number; lon: number }>;
  categories: Array<Named & { id: string }>;
}

function countBy(records: readonly ShardRecord[], keysOf: (record: ShardRecord) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const key of new Set(keysOf(record))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Counts facilities. A town and a category have as many as a search for them finds: those around the town, and those
 * with several categories in each.
 */
export function countRecords(
  records: readonly ShardRecord[],
  { places, categories }: { places: readonly Place[]; categories: readonly Category[] },
  language: DataLanguage,
): FacilityCounts {
  const byRegion = countBy(records, ({ regionId }) => [regionId]);
  const byCategory = countBy(records, ({ primaryCategoryId, categoryIds }) => [primaryCategoryId, ...categoryIds]);
  const mostFirst = <Row extends Named>(rows: Row[]) =>
    rows
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, language));
  const regions = places.filter(({ type }) => type === 'region');
  return {
    total: records.length,
    verified: records.filter(({ verified }) => verified).length,
    regions: mostFirst(regions.map(({ slug, name }) => ({ slug, name, count: byRegion.get(slug) ?? 0 }))),
    towns: mostFirst(
      places
        .filter(({ type }) => type === 'city')
        .map(({ slug, name, lat, lon, parentIds, defaultRadiusM }) => ({
          slug,
          name,
          region: regions.find((region) => region.slug === parentIds.regionId)?.name ?? '',
          lat,
          lon,
          count: records.filter((record) => distanceInMetres({ lat, lon }, record) <= defaultRadiusM).length,
        })),
    ),
    categories: mostFirst(categories.map(({ id, plural }) => ({ id, name: plural, count: byCategory.get(id) ?? 0 }))),
  };
}
