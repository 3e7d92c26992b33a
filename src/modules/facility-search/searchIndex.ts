import { foldForSearch } from '#lib/text/foldForSearch';

import { buildColumns } from './columns';
import type { Columns } from './columns';
import type { CachedOpenState } from './openNow';
import { sound, stem, splitWords } from './spelling';
import { categoryWords } from './intent';
import type { CategoryWords } from './intent';
import type { SearchRecord, Taxonomy } from './searchRecord';

/** Searched fields and the weight of a match in each (directory §5.4 Field weights). */
export const fieldWeights = {
  name: 10,
  alternateNames: 8,
  primaryCategory: 7,
  categories: 5,
  tags: 5,
  services: 4,
  organization: 3,
  address: 2,
  description: 1,
} as const;

/** A searched field. */
export type SearchField = keyof typeof fieldWeights;

/** Fields in the order of their numbers in postings and masks. */
export const searchFields: readonly SearchField[] = [
  'name',
  'alternateNames',
  'primaryCategory',
  'categories',
  'tags',
  'services',
  'organization',
  'address',
  'description',
];

/** A posting is entry × 16 + field. */
export const POSTING_SHIFT = 4;

/** A word of the vocabulary and its occurrences. */
export interface IndexedWord {
  readonly text: string;
  /** Phonetic form. */
  readonly sound: string;
  readonly postings: number[];
}

/** A record with what every search needs of it. */
export interface IndexEntry {
  /** Index in `entries` and in all arrays about entries. */
  readonly number: number;
  readonly record: SearchRecord;
  readonly foldedName: string;
  /** Cached by the last search that needed it. */
  openState: CachedOpenState | undefined;
}

/**
 * Inverted index over the vocabulary of all records; created by `createSearchIndex`, extended by `extendSearchIndex`.
 */
export interface SearchIndex {
  readonly taxonomy: CategoryWords;
  readonly entries: IndexEntry[];
  readonly vocabulary: Map<string, IndexedWord>;
  readonly byStem: Map<string, IndexedWord[]>;
  /** By the first character of the phonetic form: only these words are candidates for a misspelling. */
  readonly bySound: Map<number, IndexedWord[]>;
  readonly categoryText: ReadonlyMap<string, readonly string[]>;
  readonly tagText: ReadonlyMap<string, readonly string[]>;
  /** Computed lazily from all entries; reset when entries are added. */
  columns: Columns | undefined;
  sortedWords: readonly string[] | undefined;
}

/** Arrays over all entries, computed on first use. */
export function getColumns(index: SearchIndex): Columns {
  index.columns ??= buildColumns(index.entries);
  return index.columns;
}

/** The vocabulary in sorted order, for prefix lookups. */
export function getSortedWords(index: SearchIndex): readonly string[] {
  index.sortedWords ??= [...index.vocabulary.keys()].sort();
  return index.sortedWords;
}

function wordsOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => splitWords(foldForSearch(text)));
}

/** Creates an index of records; permanently closed facilities are excluded (§5.4 Candidate set). */
export function createSearchIndex(records: readonly SearchRecord[], taxonomy: Taxonomy): SearchIndex {
  const index: SearchIndex = {
    taxonomy: categoryWords(taxonomy),
    entries: [],
    vocabulary: new Map(),
    byStem: new Map(),
    bySound: new Map(),
    categoryText: new Map(taxonomy.categories.map(({ id, name }) => [id, wordsOf(name.en, name.tr)])),
    tagText: new Map(taxonomy.tags.map(({ id, name }) => [id, wordsOf(name.en, name.tr)])),
    columns: undefined,
    sortedWords: undefined,
  };
  extendSearchIndex(index, records);
  return index;
}

/** Adds new records to an index in place. Columns are recomputed by the next search. */
export function extendSearchIndex(index: SearchIndex, records: readonly SearchRecord[]): void {
  // Services and organisations repeat across records, so their words are cached.
  const cache = new Map<string, readonly string[]>();
  const cachedWords = (text: string): readonly string[] => {
    let result = cache.get(text);
    if (result === undefined) {
      result = splitWords(foldForSearch(text));
      cache.set(text, result);
    }
    return result;
  };
  for (const record of records) {
    if (record.hours.operationalStatus === 'permanently-closed') continue;
    const entry: IndexEntry = {
      number: index.entries.length,
      record,
      foldedName: foldForSearch(record.name),
      openState: undefined,
    };
    const number = entry.number << POSTING_SHIFT;
    index.entries.push(entry);
    addPostings(index, splitWords(entry.foldedName), number);
    for (const name of record.alternateNames) addPostings(index, splitWords(foldForSearch(name)), number + 1);
    addPostings(index, index.categoryText.get(record.primaryCategoryId) ?? [], number + 2);
    for (const id of record.categoryIds) addPostings(index, index.categoryText.get(id) ?? [], number + 3);
    for (const id of record.tagIds) addPostings(index, index.tagText.get(id) ?? [], number + 4);
    for (const service of record.services) addPostings(index, cachedWords(service), number + 5);
    addPostings(index, cachedWords(record.organization), number + 6);
    addPostings(index, splitWords(foldForSearch(record.address)), number + 7);
    addPostings(index, cachedWords(record.description), number + 8);
  }
  index.sortedWords = undefined;
  index.columns = undefined;
}

function addPostings(index: SearchIndex, texts: readonly string[], posting: number): void {
  for (const text of texts) {
    let word = index.vocabulary.get(text);
    if (word === undefined) {
      word = { text, sound: sound(text), postings: [] };
      index.vocabulary.set(text, word);
      append(index.byStem, stem(text), word);
      append(index.bySound, word.sound.charCodeAt(0), word);
    }
    if (word.postings.at(-1) !== posting) word.postings.push(posting);
  }
}

function append<Key>(map: Map<Key, IndexedWord[]>, key: Key, word: IndexedWord): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [word]);
  else list.push(word);
}
