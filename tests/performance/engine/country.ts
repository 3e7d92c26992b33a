import { foldForSearch } from '#lib/text/foldForSearch';
import { createPlaceIndex, areaOfPlace, resolvePlace } from '#modules/facility-search/places';
import { pointRadiusM } from '#modules/facility-search/place';
import { searchFacilities, type SearchResult } from '#modules/facility-search/ranking';
import { createSearchIndex, type SearchIndex } from '#modules/facility-search/searchIndex';
import type { SearchArea } from '#modules/facility-search/area';
import type { SearchRecord, Taxonomy } from '#modules/facility-search/searchRecord';
import { parseLocation } from '#modules/facility-search/searchPath';
import { splitWords } from '#modules/facility-search/spelling';
import { encodePlaces, encodeSearchShard, encodeTaxonomy } from '#mocks/build/encode';
import { decodePlaces } from '#mocks/directory/seed/groundShards';
import { holidayDates } from '#mocks/directory/seed/holidays';
import { usualName } from '#mocks/build/names';
import { cities, offsetPoint, round5 } from '#mocks/build/places';
import { stream } from '#mocks/directory/seed/random';
import { decodeSearchShard } from '#mocks/directory/seed/shards';

import type { Question, Vocabulary } from './questions';

/** Noon on the reference date of the data (directory 5.3). */
export const noon = new Date('2026-03-16T12:00:00Z');

const holidays = new Set(holidayDates('2026-03-16'));
const isPublicHoliday = (date: string) => holidays.has(date);

const places = createPlaceIndex([
  ...decodePlaces(encodePlaces('core'), 'en'),
  ...decodePlaces(encodePlaces('streets'), 'en'),
]);

/** Categories and tags with the words of both languages. */
export const taxonomy: Taxonomy = (() => {
  const [en, tr] = [encodeTaxonomy('en'), encodeTaxonomy('tr')];
  return {
    categories: en.categories.map(({ id, parentId, name, plural, aliases }, at) => ({
      id,
      ...(parentId ? { parentId } : {}),
      name: { en: name, tr: tr.categories[at]?.name ?? name },
      plural: { en: plural, tr: tr.categories[at]?.plural ?? plural },
      aliases,
    })),
    tags: en.tags.map(({ id, name }, at) => ({ id, name: { en: name, tr: tr.tags[at]?.name ?? name } })),
  };
})();

/** The searchable facilities of the directory, some 2,400. */
export const listed: readonly SearchRecord[] = cities.flatMap(({ id }) => decodeSearchShard(encodeSearchShard(id)));

const syllables = 'ba ce di fo gu ha il ka le mi no or pa ri se ta ul va ye zo şe çı gö mü'.split(' ');

/**
 * Generates a number of facilities from those of the directory: each has its own name, position, rating and id, and one
 * in three a unique family name, so that the vocabulary grows like a real one.
 */
export function crowd(count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, n): SearchRecord => {
    const model = listed[n % listed.length];
    if (model === undefined) throw new Error('The directory is empty.');
    if (n < listed.length) return model;
    const chance = stream('crowd', n);
    const city = cities.find(({ id }) => id === model.cityId);
    const name = usualName(chance, {
      categoryId: model.primaryCategoryId,
      city: city?.name ?? '',
      district: model.address.replace(/^.*, /, ''),
      street: model.address.replace(/^\d+\s+|\s+\d+,.*$|,.*$/g, ''),
      useTurkish: chance.chance(0.5),
    });
    const family = Array.from({ length: chance.int(2, 4) }, () => chance.pick(syllables)).join('');
    const { lat, lon } = offsetPoint(model, chance.normal() * 900, chance.normal() * 900);
    return {
      ...model,
      id: `fac_${String(n).padStart(12, '0')}`,
      slug: `${model.slug}-${n}`,
      name: chance.chance(0.33) ? `${family.charAt(0).toUpperCase()}${family.slice(1)} ${name}` : name,
      lat: round5(lat),
      lon: round5(lon),
      rating: { average: Math.round(chance.next() * 40 + 10) / 10, count: chance.int(1, 900) },
    };
  });
}

/** An index of records with the directory's categories and tags. */
export const indexOver = (records: readonly SearchRecord[]): SearchIndex => createSearchIndex(records, taxonomy);

/** The vocabulary from which queries to these records are generated. */
export function vocabularyOf(records: readonly SearchRecord[]): Vocabulary {
  const texts = records.flatMap(({ name, alternateNames, services }) => [name, ...alternateNames, ...services]);
  const both = ({ en, tr }: { en: string; tr: string }) => [en, tr];
  return {
    // As written, with diacritics, and as folded.
    words: [
      ...new Set(texts.flatMap((text) => [...text.split(/\s+/), ...splitWords(foldForSearch(text))])),
      ...places.places.flatMap(({ labelWords }) => labelWords).slice(0, 400),
    ],
    categoryWords: taxonomy.categories.flatMap(({ name, plural, aliases }) => [
      ...both(name),
      ...(plural ? both(plural) : []),
      ...aliases,
    ]),
    categoryIds: taxonomy.categories.map(({ id }) => id),
    tagIds: taxonomy.tags.map(({ id }) => id),
    placeNames: places.places.flatMap(({ place }) => [place.slug, place.name]),
    points: cities,
  };
}

/** The area of a place; `undefined` if it is unknown or ambiguous. */
export function areaOf(text: string): SearchArea | undefined {
  const wanted = parseLocation(text);
  if (wanted.kind === 'anywhere') return { kind: 'anywhere' };
  if (wanted.kind === 'point') return { kind: 'around', origin: wanted, radiusM: pointRadiusM };
  const resolved = resolvePlace(places, wanted.key);
  return resolved.kind === 'found' ? areaOfPlace(resolved.place) : undefined;
}

/** Runs a search as a results page does; an unknown or ambiguous place returns without a search. */
export function answerQuestion(index: SearchIndex, { location, query }: Question): SearchResult | undefined {
  const area = areaOf(location);
  return area && searchFacilities(index, { ...query, area, isPublicHoliday });
}
