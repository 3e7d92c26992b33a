import { countryTimeZone } from './seed/country';
import type { Place } from '#domain/place';
import { yieldToBrowser } from '#lib/browser/yieldToBrowser';
import { now } from '#lib/time/clock';
import { toDataLanguage } from '#mocks/core/localized';
import type { DataLanguage } from '#mocks/core/localized';
import type { LatLon } from '#lib/geo/latLon';
import { dayNumberAt, dayNumberToIsoDate } from '#lib/time/zonedTime';
import { createPlaceIndex } from '#modules/facility-search/places';
import type { PlaceIndex } from '#modules/facility-search/places';
import { createSearchIndex, extendSearchIndex } from '#modules/facility-search/searchIndex';
import type { SearchIndex } from '#modules/facility-search/searchIndex';

import { shiftFor } from './seed/dates';
import { holidayDates } from './seed/holidays';
import { services } from './seed/services';
import type { ShardRecord } from './seed/shards';
import { loadSearchShard, shardIds } from './seed/searchSource';
import { loadPlaces, loadStreetPlaces } from './seed/source';
import type { SearchChanges } from './searchProtocol';
import { taxonomy } from './taxonomy';
import { isTownWithin } from './townExtent';

// Everything loads on first use and is cached for the life of the page.

interface Gazetteer {
  core: PlaceIndex<Place>;
  all: () => Promise<PlaceIndex<Place>>;
}

const gazetteers = new Map<DataLanguage, Promise<Gazetteer>>();

async function readGazetteer(language: DataLanguage): Promise<Gazetteer> {
  const core = await loadPlaces(language);
  let all: Promise<PlaceIndex<Place>> | undefined;
  return {
    core: createPlaceIndex(core),
    all() {
      all ??= loadStreetPlaces(language).then((streets) => createPlaceIndex([...core, ...streets]));
      return all;
    },
  };
}

/** Places in one language: towns and districts, and on request streets and landmarks. */
export function gazetteer(language: DataLanguage): Promise<Gazetteer> {
  let known = gazetteers.get(language);
  if (!known) {
    known = readGazetteer(language);
    gazetteers.set(language, known);
    // The next call tries again.
    known.catch(() => gazetteers.delete(language));
  }
  return known;
}

interface Loaded {
  index: SearchIndex;
  records: Map<string, ShardRecord>;
  cities: Set<string>;
}

let loaded: Promise<Loaded> | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function emptyIndex(): Promise<Loaded> {
  const [en, tr] = await Promise.all([taxonomy(toDataLanguage('en')), taxonomy(toDataLanguage('tr'))]);
  const both = <T extends { id: string; name: string }>(english: readonly T[], turkish: readonly T[]) =>
    english.map((entry) => ({ entry, other: turkish.find(({ id }) => id === entry.id) ?? entry }));
  const index = createSearchIndex([], {
    categories: both(en.categories, tr.categories).map(({ entry, other }) => ({
      id: entry.id,
      ...(entry.parentId ? { parentId: entry.parentId } : {}),
      name: { en: entry.name, tr: other.name },
      plural: { en: entry.plural, tr: other.plural },
      aliases: entry.aliases,
    })),
    tags: both(en.tags, tr.tags).map(({ entry, other }) => ({
      id: entry.id,
      name: { en: entry.name, tr: other.name },
    })),
  });
  return { index, records: new Map(), cities: new Set() };
}

let changes: SearchChanges = { version: '', ids: [], records: [] };

/** Applies changed facilities to later searches; towns are indexed again for that. */
export function setSearchChanges(next: SearchChanges): void {
  if (next.version === changes.version) return;
  changes = next;
  loaded = undefined;
}

/** The facilities of a town with the changes applied. */
function applyChanges(cityId: string, records: readonly ShardRecord[]): readonly ShardRecord[] {
  if (changes.ids.length === 0) return records;
  const changed = new Set(changes.ids);
  return [...records.filter(({ id }) => !changed.has(id)), ...changes.records.filter((one) => one.cityId === cityId)];
}

const servicesByName = new Map([...services.values()].map(({ name }) => [name.en, `${name.en} ${name.tr}`]));

/** Records name their services in English only; a search may name them in either language. */
function withServicesInBothLanguages(record: ShardRecord): ShardRecord {
  return { ...record, services: record.services.map((name) => servicesByName.get(name) ?? name) };
}

// Indexed in batches, so that a slow phone can respond to a tap in between.
const batch = 120;

async function addCities(cityIds: readonly string[]): Promise<Loaded> {
  loaded ??= emptyIndex().catch((error: unknown) => {
    // The next call tries again.
    loaded = undefined;
    throw error;
  });
  const state = await loaded;
  const missing = cityIds.filter((id) => !state.cities.has(id));
  const shards = await Promise.all(
    missing.map(async (id) => applyChanges(id, await loadSearchShard(id, shiftFor(now())))),
  );
  for (const records of shards) {
    for (let start = 0; start < records.length; start += batch) {
      const part = records.slice(start, start + batch);
      extendSearchIndex(state.index, part.map(withServicesInBothLanguages));
      for (const record of part) state.records.set(record.id, record);
      if (start + batch < records.length) await yieldToBrowser();
    }
  }
  for (const id of missing) state.cities.add(id);
  return state;
}

/** The search index with at least these towns. Calls are queued, so that no town is added twice. */
export function loadIndex(cityIds: readonly string[]): Promise<Loaded> {
  const next = queue.then(() => addCities(cityIds));
  queue = next.catch(() => {});
  return next;
}

/** Ids of the towns that may have a facility within a radius; all towns without a radius. */
export async function citiesWithin(origin: LatLon | null, radiusM: number | null): Promise<readonly string[]> {
  if (origin === null || radiusM === null) return shardIds;
  const { core } = await gazetteer(toDataLanguage('en'));
  return shardIds.filter((id) => {
    const town = core.bySlug.get(id);
    return !town || isTownWithin(town, origin, radiusM);
  });
}

/** Ids of all towns of the directory. */
export const allCities = shardIds;

let holidays: { year: number; dates: Set<string> } | undefined;

/** Whether a date (`YYYY-MM-DD`) is a public holiday of Orvela. */
export function isPublicHoliday(date: string): boolean {
  const year = now().getUTCFullYear();
  if (holidays?.year !== year) holidays = { year, dates: new Set(holidayDates(now().toISOString().slice(0, 10))) };
  return holidays.dates.has(date);
}

/** Whether it is a public holiday in Orvela now. */
export function isPublicHolidayNow(): boolean {
  return isPublicHoliday(dayNumberToIsoDate(dayNumberAt(countryTimeZone, now().getTime())));
}
