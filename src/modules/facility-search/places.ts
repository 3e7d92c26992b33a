import { foldForSearch } from '#lib/text/foldForSearch';

import type { SearchArea } from './area';
import { isNearSpelling, splitWords } from './spelling';
import type { Place, PlaceType } from './place';

/** Start and length of each part of a name that matches the query, in UTF-16 units. */
export type MatchedRanges = ReadonlyArray<readonly [start: number, length: number]>;

/** A suggested place. */
export interface PlaceSuggestion<T extends Place = Place> {
  readonly place: T;
  readonly matched: MatchedRanges;
}

/** Result of resolving a path's location. */
export type ResolvedPlace<T extends Place = Place> =
  | { readonly kind: 'found'; readonly place: T }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly T[] }
  | { readonly kind: 'not-found'; readonly near: readonly T[] };

interface IndexedPlace<T extends Place> {
  readonly place: T;
  readonly folded: string;
  readonly label: string;
  readonly labelWords: readonly string[];
  /** Folded name and alternative names, for exact matches. */
  readonly names: readonly string[];
}

/** Places indexed for suggesting and resolving; created by `createPlaceIndex`. */
export interface PlaceIndex<T extends Place = Place> {
  readonly places: ReadonlyArray<IndexedPlace<T>>;
  readonly bySlug: ReadonlyMap<string, T>;
}

const MAX_SUGGESTIONS = 8;
const MAX_NEAR = 5;
const NO_MATCH = 4;

const typeOrder: readonly PlaceType[] = ['city', 'district', 'region', 'postcode', 'landmark', 'street', 'country'];
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Indexes places; reuse the index for every keystroke. */
export function createPlaceIndex<T extends Place>(places: readonly T[]): PlaceIndex<T> {
  return {
    places: places.map((place) => {
      const folded = foldForSearch(place.name);
      const label = foldForSearch(place.label);
      return {
        place,
        folded,
        label,
        labelWords: splitWords(label),
        names: [folded, ...place.altNames.map(foldForSearch)],
      };
    }),
    bySlug: new Map(places.map((place) => [place.slug, place])),
  };
}

function startsAtWord(text: string, query: string): boolean {
  return text.startsWith(query) || text.includes(` ${query}`);
}

/** Match quality (directory §5.4 Places): 0 exact, 1 name prefix, 2 word prefix, 3 near spelling, 4 none. */
function matchQuality(
  { names, label, labelWords }: IndexedPlace<Place>,
  query: string,
  queryWords: readonly string[],
): number {
  if (label === query || names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  if (names.some((name) => startsAtWord(name, query)) || label.startsWith(query)) return 2;
  if (queryWords.length > 1 && queryWords.every((word) => labelWords.some((known) => known.startsWith(word)))) return 2;
  return isNear(names, query) ? 3 : NO_MATCH;
}

function isNear(names: readonly string[], query: string): boolean {
  return names.some(
    (name) =>
      isNearSpelling(query, name) ||
      (name.includes(' ') && splitWords(name).some((word) => isNearSpelling(query, word))),
  );
}

function ranked<T extends Place>(index: PlaceIndex<T>, query: string): Array<{ place: T; quality: number }> {
  const queryWords = splitWords(query);
  // Digits suggest a postcode.
  const types: readonly PlaceType[] = /^\d/.test(query) ? ['postcode', ...typeOrder] : typeOrder;
  return index.places
    .map((indexed) => ({ place: indexed.place, quality: matchQuality(indexed, query, queryWords) }))
    .filter(({ quality }) => quality < NO_MATCH)
    .sort(
      (a, b) =>
        a.quality - b.quality ||
        types.indexOf(a.place.type) - types.indexOf(b.place.type) ||
        (b.place.population ?? 0) - (a.place.population ?? 0) ||
        collator.compare(a.place.name, b.place.name) ||
        (a.place.id < b.place.id ? -1 : 1),
    );
}

/** Suggested places for partial input, best first, at most 8; none for text without letters or digits. */
export function suggestPlaces<T extends Place>(
  index: PlaceIndex<T>,
  typed: string,
  limit = MAX_SUGGESTIONS,
): ReadonlyArray<PlaceSuggestion<T>> {
  const query = foldForSearch(typed.slice(0, 200));
  if (query === '') return [];
  return ranked(index, query)
    .slice(0, limit)
    .map(({ place }) => ({ place, matched: matchedRanges(place.name, splitWords(query)) }));
}

/**
 * Finds the words of a name that start with a word of the query. Measured character by character, because folding
 * changes lengths.
 */
export function matchedRanges(name: string, queryWords: readonly string[]): MatchedRanges {
  const ranges: Array<readonly [number, number]> = [];
  for (const { 0: word, index: start } of name.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = foldForSearch(word);
    const fitting = queryWords.filter((each) => folded.startsWith(each));
    const longest = Math.max(0, ...fitting.map((each) => each.length));
    if (longest === 0) continue;
    let end = 0;
    for (const letter of word) {
      if (foldForSearch(word.slice(0, end)).length >= longest && !/\p{M}/u.test(letter)) break;
      end += letter.length;
    }
    ranges.push([start, end]);
  }
  return ranges;
}

/**
 * Resolves a path's location (§5.4 Places): by slug, else by exact folded name. Several matches are left to the
 * visitor; none returns at most 5 similar names. Nothing is picked silently.
 */
export function resolvePlace<T extends Place>(index: PlaceIndex<T>, key: string): ResolvedPlace<T> {
  const place = index.bySlug.get(key);
  if (place !== undefined) return { kind: 'found', place };
  const query = foldForSearch(key.slice(0, 200));
  if (query === '') return { kind: 'not-found', near: [] };
  const found = ranked(index, query);
  const exact = found.filter(({ quality }) => quality === 0).map((each) => each.place);
  const [only, ...others] = exact;
  if (only !== undefined)
    return others.length === 0 ? { kind: 'found', place: only } : { kind: 'ambiguous', candidates: exact };
  return { kind: 'not-found', near: found.slice(0, MAX_NEAR).map((each) => each.place) };
}

/** The area to search for a place (§5.4 Candidate set). */
export function areaOfPlace(place: Place): SearchArea {
  const origin = { lat: place.lat, lon: place.lon };
  switch (place.type) {
    case 'country':
      return { kind: 'anywhere' };
    case 'region':
      return { kind: 'region', regionId: place.parentIds.regionId ?? place.slug, origin };
    default:
      return { kind: 'around', origin, radiusM: place.defaultRadiusM };
  }
}
