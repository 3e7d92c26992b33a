import type { DataLanguage } from '#mocks/core/localized';
import { now } from '#lib/time/clock';
import { checkAgeOf } from '#modules/dashboards/checkAges';
import type { CheckAge } from '#modules/dashboards/checkAges';

import { searchFacilityPage } from './search';
import { allCities, gazetteer, loadIndex } from './searchIndex';
import type { ShardRecord } from './seed/shards';
import { taxonomy } from './taxonomy';

const checkAgeOfRecord = ({ verifiedAt }: ShardRecord) => checkAgeOf(verifiedAt, now().getTime());

async function allRecords(): Promise<ShardRecord[]> {
  return [...(await loadIndex(allCities)).records.values()];
}

function countBy<Key>(records: readonly ShardRecord[], keysOf: (record: ShardRecord) => readonly Key[]) {
  const counts = new Map<Key, number>();
  for (const record of records) for (const key of keysOf(record)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * The listed facilities by region, town, category and last check, most first. A town and a category have as many as a
 * search for them finds: those around the town, and those with several categories in each.
 */
export async function countFacilities({ language }: { language: DataLanguage }) {
  const [records, { core }, { categories }] = await Promise.all([
    allRecords(),
    gazetteer(language),
    taxonomy(language),
  ]);
  const places = [...core.bySlug.values()];
  const byRegion = countBy(records, ({ regionId }) => [regionId]);
  const byCategory = new Map((await searchFacilityPage({ query: {}, language })).facets.category);
  async function countAround(location: string): Promise<number> {
    const { pagination } = await searchFacilityPage({ query: { location }, language });
    return 'length' in pagination ? pagination.length : 0;
  }
  const byAge = countBy(records, (record) => [checkAgeOfRecord(record)]);
  const largest = <Row extends { count: number; name: string }>(rows: Row[]) =>
    rows
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, language));
  const regions = places.filter(({ type }) => type === 'region');
  return {
    total: records.length,
    verified: records.filter(({ verified }) => verified).length,
    regions: largest(regions.map(({ slug, name }) => ({ slug, name, count: byRegion.get(slug) ?? 0 }))),
    towns: largest(
      await Promise.all(
        places
          .filter(({ type }) => type === 'city')
          .map(async ({ slug, name, lat, lon, parentIds }) => ({
            slug,
            name,
            region: regions.find((region) => region.slug === parentIds.regionId)?.name ?? '',
            lat,
            lon,
            count: await countAround(slug),
          })),
      ),
    ),
    categories: largest(categories.map(({ id, plural }) => ({ id, name: plural, count: byCategory.get(id) ?? 0 }))),
    checks: Object.fromEntries(byAge) as Partial<Record<CheckAge, number>>,
  };
}

const pageSize = 10;

/** A page of the facilities whose last check has an age, those checked longest ago first. */
export async function listByCheck({ age, page, language }: { age: CheckAge; page: number; language: DataLanguage }) {
  const [records, { categories }] = await Promise.all([allRecords(), taxonomy(language)]);
  const all = records
    .filter((record) => checkAgeOfRecord(record) === age)
    .toSorted(
      (one, other) =>
        (one.verifiedAt ?? '').localeCompare(other.verifiedAt ?? '') || one.name.localeCompare(other.name, language),
    );
  const lastPage = Math.max(1, Math.ceil(all.length / pageSize));
  const shown = Math.min(page, lastPage);
  return {
    items: all
      .slice((shown - 1) * pageSize, shown * pageSize)
      .map(({ slug, name, city, primaryCategoryId, verifiedAt }) => ({
        slug,
        name,
        town: city,
        category: categories.find(({ id }) => id === primaryCategoryId)?.name ?? '',
        checkedAt: verifiedAt ?? null,
      })),
    total: all.length,
    page: shown,
    lastPage,
  };
}
