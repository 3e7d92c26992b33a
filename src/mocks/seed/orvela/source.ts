import type { Category, Place, Tag } from '#lib/facility';

import type { Basemap } from './basemap';
import { bucketOf, decodeDetail, type DetailAnswer, type DetailBucket, type DetailOptions } from './detailShards';
import {
  decodePlaces,
  decodeSearchShard,
  decodeTaxonomy,
  type DirectoryStats,
  type Locale,
  type SearchShard,
  type ShardRecord,
} from './shards';

interface Module<T> {
  default: T;
}

// Every import is written out: the bundler makes one chunk of each and nobody loads what they do not open.
const searchShards: Readonly<Record<string, () => Promise<Module<SearchShard>>>> = {
  'port-calder': () => import('virtual:orvela/search/port-calder'),
  yesilmar: () => import('virtual:orvela/search/yesilmar'),
  thornwick: () => import('virtual:orvela/search/thornwick'),
  isikvar: () => import('virtual:orvela/search/isikvar'),
  saltmere: () => import('virtual:orvela/search/saltmere'),
  eastholm: () => import('virtual:orvela/search/eastholm'),
  cinarhan: () => import('virtual:orvela/search/cinarhan'),
  'calder-heath': () => import('virtual:orvela/search/calder-heath'),
  golbasar: () => import('virtual:orvela/search/golbasar'),
  ravensfold: () => import('virtual:orvela/search/ravensfold'),
  'newbridge-harrow': () => import('virtual:orvela/search/newbridge-harrow'),
  'newbridge-sundara': () => import('virtual:orvela/search/newbridge-sundara'),
};

const detailBuckets: readonly (() => Promise<Module<DetailBucket>>)[] = [
  () => import('virtual:orvela/detail/0'),
  () => import('virtual:orvela/detail/1'),
  () => import('virtual:orvela/detail/2'),
  () => import('virtual:orvela/detail/3'),
  () => import('virtual:orvela/detail/4'),
  () => import('virtual:orvela/detail/5'),
  () => import('virtual:orvela/detail/6'),
  () => import('virtual:orvela/detail/7'),
  () => import('virtual:orvela/detail/8'),
  () => import('virtual:orvela/detail/9'),
  () => import('virtual:orvela/detail/10'),
  () => import('virtual:orvela/detail/11'),
  () => import('virtual:orvela/detail/12'),
  () => import('virtual:orvela/detail/13'),
  () => import('virtual:orvela/detail/14'),
  () => import('virtual:orvela/detail/15'),
  () => import('virtual:orvela/detail/16'),
  () => import('virtual:orvela/detail/17'),
  () => import('virtual:orvela/detail/18'),
  () => import('virtual:orvela/detail/19'),
  () => import('virtual:orvela/detail/20'),
  () => import('virtual:orvela/detail/21'),
  () => import('virtual:orvela/detail/22'),
  () => import('virtual:orvela/detail/23'),
];

type Levels = readonly [() => Promise<Module<Basemap>>, () => Promise<Module<Basemap>>, () => Promise<Module<Basemap>>];

const basemaps: Readonly<Record<string, Levels>> = {
  country: [
    () => import('virtual:orvela/basemap/country/0'),
    () => import('virtual:orvela/basemap/country/1'),
    () => import('virtual:orvela/basemap/country/2'),
  ],
  'port-calder': [
    () => import('virtual:orvela/basemap/port-calder/0'),
    () => import('virtual:orvela/basemap/port-calder/1'),
    () => import('virtual:orvela/basemap/port-calder/2'),
  ],
  yesilmar: [
    () => import('virtual:orvela/basemap/yesilmar/0'),
    () => import('virtual:orvela/basemap/yesilmar/1'),
    () => import('virtual:orvela/basemap/yesilmar/2'),
  ],
  thornwick: [
    () => import('virtual:orvela/basemap/thornwick/0'),
    () => import('virtual:orvela/basemap/thornwick/1'),
    () => import('virtual:orvela/basemap/thornwick/2'),
  ],
  isikvar: [
    () => import('virtual:orvela/basemap/isikvar/0'),
    () => import('virtual:orvela/basemap/isikvar/1'),
    () => import('virtual:orvela/basemap/isikvar/2'),
  ],
  saltmere: [
    () => import('virtual:orvela/basemap/saltmere/0'),
    () => import('virtual:orvela/basemap/saltmere/1'),
    () => import('virtual:orvela/basemap/saltmere/2'),
  ],
  eastholm: [
    () => import('virtual:orvela/basemap/eastholm/0'),
    () => import('virtual:orvela/basemap/eastholm/1'),
    () => import('virtual:orvela/basemap/eastholm/2'),
  ],
  cinarhan: [
    () => import('virtual:orvela/basemap/cinarhan/0'),
    () => import('virtual:orvela/basemap/cinarhan/1'),
    () => import('virtual:orvela/basemap/cinarhan/2'),
  ],
  'calder-heath': [
    () => import('virtual:orvela/basemap/calder-heath/0'),
    () => import('virtual:orvela/basemap/calder-heath/1'),
    () => import('virtual:orvela/basemap/calder-heath/2'),
  ],
  golbasar: [
    () => import('virtual:orvela/basemap/golbasar/0'),
    () => import('virtual:orvela/basemap/golbasar/1'),
    () => import('virtual:orvela/basemap/golbasar/2'),
  ],
  ravensfold: [
    () => import('virtual:orvela/basemap/ravensfold/0'),
    () => import('virtual:orvela/basemap/ravensfold/1'),
    () => import('virtual:orvela/basemap/ravensfold/2'),
  ],
  'newbridge-harrow': [
    () => import('virtual:orvela/basemap/newbridge-harrow/0'),
    () => import('virtual:orvela/basemap/newbridge-harrow/1'),
    () => import('virtual:orvela/basemap/newbridge-harrow/2'),
  ],
  'newbridge-sundara': [
    () => import('virtual:orvela/basemap/newbridge-sundara/0'),
    () => import('virtual:orvela/basemap/newbridge-sundara/1'),
    () => import('virtual:orvela/basemap/newbridge-sundara/2'),
  ],
};

/** The ids of the towns whose facilities can be loaded, largest first. */
export const shardIds: readonly string[] = Object.keys(searchShards);

/** The facilities of one town that a search can find; none for an unknown town. */
export async function loadSearchShard(cityId: string, shiftDays = 0): Promise<ShardRecord[]> {
  const load = Object.hasOwn(searchShards, cityId) ? searchShards[cityId] : undefined;
  return load === undefined ? [] : decodeSearchShard((await load()).default, shiftDays);
}

/** The bucket that would hold an address, for those who need more than one of its facilities. */
export async function loadDetailBucket(slug: string): Promise<DetailBucket> {
  const load = detailBuckets[bucketOf(slug)];
  if (load === undefined)
    throw new Error(`There is no detail bucket for "${slug}": bucketCount and the list of imports differ.`);
  return (await load()).default;
}

/** All detail buckets: only for what cannot be found by an address. */
export async function loadDetailBuckets(): Promise<DetailBucket[]> {
  const modules = await Promise.all(detailBuckets.map((load) => load()));
  return modules.map((module) => module.default);
}

/** What an address leads to: a facility of any publication state, another address, or nothing. */
export async function loadFacility(slug: string, options: DetailOptions = {}): Promise<DetailAnswer> {
  return decodeDetail(await loadDetailBucket(slug), slug, options);
}

/** Country, regions, towns, districts and postcodes. */
export async function loadPlaces(locale: Locale = 'en'): Promise<Place[]> {
  return decodePlaces((await import('virtual:orvela/places/core')).default, locale);
}

/** Streets and landmarks. */
export async function loadStreetPlaces(locale: Locale = 'en'): Promise<Place[]> {
  return decodePlaces((await import('virtual:orvela/places/streets')).default, locale);
}

/** Categories in tree order and tags, with counts. */
export async function loadTaxonomy(locale: Locale = 'en'): Promise<{ categories: Category[]; tags: Tag[] }> {
  return decodeTaxonomy((await import('virtual:orvela/taxonomy')).default, locale);
}

/** Figures for the home and about pages. */
export async function loadStats(): Promise<DirectoryStats> {
  return (await import('virtual:orvela/stats')).default;
}

/** The basemap of `country` or a town at a detail from 0 to 2; an empty one for an unknown area. */
export async function loadBasemap(area: string, detail: 0 | 1 | 2): Promise<Basemap> {
  const levels = Object.hasOwn(basemaps, area) ? basemaps[area] : undefined;
  return levels === undefined ? { type: 'FeatureCollection', features: [] } : (await levels[detail]()).default;
}
