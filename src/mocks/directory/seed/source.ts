import stats from 'virtual:orvela/stats';

import type { Place } from '#domain/place';
import type { Basemap } from '#mocks/build/basemap';
import {
  type ChecksShard,
  type CountsShard,
  decodePlaces,
  type DirectoryStats,
  type TagPagesShard,
  type TaxonomyShard,
} from './groundShards';
import type { Locale } from './shards';

interface Module<T> {
  default: T;
}

// Written out, because the bundler makes a chunk of each import, so that only the needed ones load.
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

/** Country, regions, towns, districts and postcodes. */
export async function loadPlaces(locale: Locale = 'en'): Promise<Place[]> {
  return decodePlaces((await import('virtual:orvela/places/core')).default, locale);
}

/** Streets and landmarks. */
export async function loadStreetPlaces(locale: Locale = 'en'): Promise<Place[]> {
  return decodePlaces((await import('virtual:orvela/places/streets')).default, locale);
}

const taxonomies: Readonly<Record<Locale, () => Promise<Module<TaxonomyShard>>>> = {
  en: () => import('virtual:orvela/taxonomy/en'),
  tr: () => import('virtual:orvela/taxonomy/tr'),
};

/** Categories in tree order and tags, with counts. */
export async function loadTaxonomy(locale: Locale = 'en'): Promise<TaxonomyShard> {
  return (await taxonomies[locale]()).default;
}

const tagPages: Readonly<Record<Locale, () => Promise<Module<TagPagesShard>>>> = {
  en: () => import('virtual:orvela/tags/en'),
  tr: () => import('virtual:orvela/tags/tr'),
};

/** The data of tag pages beyond the tags, by id. */
export async function loadTagPages(locale: Locale = 'en'): Promise<TagPagesShard> {
  return (await tagPages[locale]()).default;
}

const facilityCounts: Readonly<Record<Locale, () => Promise<Module<CountsShard>>>> = {
  en: () => import('virtual:orvela/counts/en'),
  tr: () => import('virtual:orvela/counts/tr'),
};

/** The listed facilities counted by place, category and last check. */
export async function loadCounts(locale: Locale): Promise<CountsShard> {
  return (await facilityCounts[locale]()).default;
}

/** The listed facilities by their last check. */
export async function loadChecks(): Promise<ChecksShard> {
  return (await import('virtual:orvela/checks')).default;
}

/** Figures for the home and about pages; bundled, because they are smaller than a request. */
export const directoryStats: DirectoryStats = stats;

/** The basemap of `country` or a town, at detail 0 to 2; empty for an unknown area. */
export async function loadBasemap(area: string, detail: 0 | 1 | 2): Promise<Basemap> {
  const levels = Object.hasOwn(basemaps, area) ? basemaps[area] : undefined;
  return levels === undefined ? { type: 'FeatureCollection', features: [] } : (await levels[detail]()).default;
}
