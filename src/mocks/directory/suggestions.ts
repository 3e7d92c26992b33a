import { distanceInMetres } from '#lib/geo/distance';
import type { LatLon } from '#lib/geo/latLon';
import { foldForSearch } from '#lib/text/foldForSearch';
import type { DataLanguage } from '#mocks/core/localized';
import type { Suggestion, suggestions } from '#modules/facility-search/api';
import { matchedRanges } from '#modules/facility-search/places';
import { splitWords } from '#modules/facility-search/spelling';
import type { Call } from '#mocks/core/handle';

import { locate } from './locate';
import { citiesWithin, loadIndex } from './searchIndex';
import { services } from './seed/services';
import { taxonomy } from './taxonomy';

/** Most suggestions of one type. */
const maxOfType = 3;

/** 0 if a name begins with the query, 1 if its words begin with the words of the query, 2 otherwise. */
function matchQuality(names: readonly string[], query: string): number {
  const words = splitWords(query);
  const qualities = names.map((name) => {
    const folded = foldForSearch(name);
    if (folded.startsWith(query)) return 0;
    const own = splitWords(folded);
    return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 2;
  });
  return Math.min(2, ...qualities);
}

function best<T>(items: readonly T[], namesOf: (item: T) => readonly string[], query: string): T[] {
  return items
    .map((item) => ({ item, quality: matchQuality(namesOf(item), query) }))
    .filter(({ quality }) => quality < 2)
    .toSorted((one, other) => one.quality - other.quality)
    .slice(0, maxOfType)
    .map(({ item }) => item);
}

/** Suggests categories, services and facilities while a need is typed; words of both languages match. */
export async function suggestNeeds({
  query: { query: typed, location },
  language,
}: Pick<Call<typeof suggestions>, 'query' | 'language'>): Promise<Suggestion[]> {
  const query = foldForSearch(typed);
  if (query === '') return [];
  const toSuggestion = (type: Suggestion['type'], id: string, name: string): Suggestion => ({
    type,
    id,
    name,
    matched: matchedRanges(name, splitWords(query)).map(([start, length]): [number, number] => [start, length]),
  });
  const [own, other] = await Promise.all([taxonomy(language), taxonomy(otherLanguage[language])]);
  // An unknown or ambiguous place is reported by the search; suggestions go without it.
  const located = await locate(location, language).catch(() => undefined);
  const around = located?.area.kind === 'around' ? located.area : { origin: null, radiusM: null };
  const { records } = await loadIndex(await citiesWithin(around.origin, around.radiusM));
  const isAround = ({ lat, lon }: LatLon) =>
    around.origin === null || distanceInMetres(around.origin, { lat, lon }) <= around.radiusM;
  const inOther = new Map(other.categories.map((category) => [category.id, category]));
  const categories = best(
    own.categories,
    ({ id, name, plural, aliases }) => [name, plural, ...aliases, inOther.get(id)?.name ?? ''],
    query,
  );
  const offered = best([...services.values()], ({ name }) => [name.en, name.tr], query);
  const facilities = best(
    [...records.values()].filter((record) => record.operationalStatus !== 'permanently-closed' && isAround(record)),
    ({ name, alternateNames }) => [name, ...alternateNames],
    query,
  );
  return [
    ...categories.map(({ id, name }) => toSuggestion('category', id, name)),
    ...offered.map(({ id, name }) => toSuggestion('service', id, name[language])),
    ...facilities.map(({ slug, name, district, city }) => ({
      ...toSuggestion('facility', slug, name),
      description: district === '' ? city : `${district}, ${city}`,
    })),
  ];
}

const otherLanguage: Readonly<Record<DataLanguage, DataLanguage>> = { en: 'tr', tr: 'en' };
