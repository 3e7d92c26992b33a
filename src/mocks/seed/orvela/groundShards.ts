import type { Category, Place, PlaceType, Tag } from '#lib/facility';

import type { Locale } from './shards';

/** A list of places as rows. */
export type PlaceRow = readonly [
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

/** Places with the names of those around them. */
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

/** The places of a shard with labels in the language asked for. */
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

type Both = Readonly<Record<Locale, string>>;

/** Categories and tags in both languages with their counts. */
export interface TaxonomyShard {
  categories: readonly (Omit<Category, 'name' | 'plural' | 'description' | 'aliases'> & {
    name: Both;
    plural: Both;
    description: Both;
    aliases: readonly string[];
  })[];
  tags: readonly (Omit<Tag, 'name' | 'description'> & { name: Both; description: Both })[];
}

/** Categories (tree order) and tags in one language; aliases stay in both, so that either finds them. */
export function decodeTaxonomy(shard: TaxonomyShard, locale: Locale = 'en'): { categories: Category[]; tags: Tag[] } {
  return {
    categories: shard.categories.map((category) => ({
      ...category,
      name: category.name[locale],
      plural: category.plural[locale],
      description: category.description[locale],
      aliases: [...category.aliases],
    })),
    tags: shard.tags.map((tag) => ({ ...tag, name: tag.name[locale], description: tag.description[locale] })),
  };
}

/** Figures for the home and about pages. */
export interface DirectoryStats {
  facilities: number;
  verified: number;
  cities: number;
  categories: number;
  /** Regions in the order of the map, the cities of each from the largest number of facilities down. */
  regions: ReadonlyArray<Counted & { cities: readonly Counted[] }>;
}

interface Counted {
  slug: string;
  name: string;
  facilities: number;
}
