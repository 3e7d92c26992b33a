import type { Place, PlaceType } from '#domain/place';
import type { Category, Tag } from '#domain/taxonomy';

import type { FacilityCounts } from '#mocks/directory/countRecords';
import type { Locale } from './shards';

/** One place as a row. */
type PlaceRow = readonly [
  type: PlaceType,
  slug: string,
  name: string,
  lat: number,
  lon: number,
  district: number,
  city: number,
  region: number,
  population: number,
  bbox?: readonly [number, number, number, number],
];

/** Places with the names of their parents. */
export interface PlacesShard {
  parents: readonly (readonly [id: string, name: string])[];
  rows: readonly PlaceRow[];
}

const regionWord: Readonly<Record<Locale, string>> = { en: 'region', tr: 'bölgesi' };

function radiusFor(type: PlaceType, population: number): number {
  if (type === 'country') return 150_000;
  if (type === 'region') return 50_000;
  if (type === 'city') return population >= 100_000 ? 15_000 : 8_000;
  return type === 'district' || type === 'postcode' ? 3_000 : 5_000;
}

/** Decodes the places of a shard with labels in one language. */
export function decodePlaces(shard: PlacesShard, locale: Locale = 'en'): Place[] {
  return shard.rows.map(([type, slug, name, lat, lon, d, c, r, population, bbox]) => {
    const [district, city, region] = [shard.parents[d], shard.parents[c], shard.parents[r]];
    const around = type === 'city' ? region : city;
    const label = [
      type === 'region' ? `${name} ${regionWord[locale]}` : name,
      type === 'postcode' ? district?.[1] : undefined,
      around?.[1],
    ]
      .filter((part) => part !== undefined)
      .join(', ');
    return {
      id: `${type}-${slug}`,
      slug,
      type,
      name,
      label,
      altNames: [],
      lat,
      lon,
      ...(bbox && { bbox: [...bbox] as [number, number, number, number] }),
      ...(population > 0 && { population }),
      parentIds: {
        ...(district && { districtId: district[0] }),
        ...(city && { cityId: city[0] }),
        ...(region && { regionId: region[0] }),
      },
      defaultRadiusM: radiusFor(type, population),
    };
  });
}

/** Categories (in tree order) and tags in one language, with counts; aliases are in both, so that either matches. */
export interface TaxonomyShard {
  categories: Category[];
  tags: Tag[];
}

/** The data of tag pages beyond the tags, by tag id. */
export type TagPagesShard = Readonly<
  Record<
    string,
    {
      title: string;
      /** The tags that most often occur together with this one, with the number of facilities that have both. */
      related: ReadonlyArray<readonly [id: string, count: number]>;
    }
  >
>;

/** The listed facilities counted, in one language: see `countRecords`. */
export interface CountsShard {
  counts: FacilityCounts;
  /** See `ChecksShard`. */
  checked: readonly number[];
  neverChecked: number;
}

/** The listed facilities by their last check, by column: those checked longest ago first, those never checked last. */
export interface ChecksShard {
  towns: readonly string[];
  categories: readonly string[];
  name: readonly string[];
  /** See `packSlug`. */
  slug: readonly string[];
  town: readonly number[];
  category: readonly number[];
  /** When it was last checked: minutes after the one before it, the first counted from the data day. */
  checked: readonly number[];
}

/** Figures for the home and about pages. */
export interface DirectoryStats {
  facilities: number;
  verified: number;
  cities: number;
  categories: number;
  /** Regions in the order of the map, each with its cities by number of facilities, descending. */
  regions: ReadonlyArray<Counted & { cities: readonly Counted[] }>;
}

interface Counted {
  slug: string;
  name: string;
  facilities: number;
}
