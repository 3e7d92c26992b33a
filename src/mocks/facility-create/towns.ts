import type { DataLanguage } from '#mocks/core/localized';
import type { Town } from '#modules/facility-create/facts';

import { loadPlaces } from '#mocks/directory/seed/source';

/** A town with the id of its region. */
type TownWithRegion = Town & { districts: Array<Town['districts'][number]>; regionId: string };

/** The towns of the country with their districts, both sorted by name. */
export async function loadTowns(language: DataLanguage): Promise<TownWithRegion[]> {
  const places = await loadPlaces(language);
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, language);
  const regions = new Map(places.filter(({ type }) => type === 'region').map(({ slug, name }) => [slug, name]));
  return places
    .filter(({ type }) => type === 'city')
    .map(({ slug, name, lat, lon, parentIds }) => ({
      id: slug,
      name,
      lat,
      lon,
      regionId: parentIds.regionId ?? slug,
      region: regions.get(parentIds.regionId ?? '') ?? name,
      districts: places
        .filter(({ type, parentIds: around }) => type === 'district' && around.cityId === slug)
        .map((district) => ({ id: district.slug, name: district.name, lat: district.lat, lon: district.lon }))
        .toSorted(byName),
    }))
    .toSorted((one, other) => byName(one, other) || one.region.localeCompare(other.region, language));
}
