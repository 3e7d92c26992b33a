import { readJson, removeItem, writeJson } from '#lib/storage/storage';

const key = 'recent-searches';
const maxSearches = 5;

/** A search made on this device. */
export interface RecentSearch {
  path: string;
  /** Empty for the visitor's own position, which is named in the language of the page. */
  place: string;
  term: string;
}

function hasTexts<Name extends string>(value: unknown, ...names: readonly Name[]): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
  );
}

const isRecent = (value: unknown): value is RecentSearch =>
  hasTexts(value, 'path', 'place', 'term') && value.path.startsWith('/search/');

/** Newest first, at most five. */
export function recentSearches(): readonly RecentSearch[] {
  return readJson(key, (value) => (Array.isArray(value) ? value.filter(isRecent).slice(0, maxSearches) : []));
}

/** Adds a search to the front; duplicates are removed. */
export function rememberSearch(search: RecentSearch): void {
  writeJson(key, [search, ...recentSearches().filter(({ path }) => path !== search.path)].slice(0, maxSearches));
}

export function forgetSearches(): void {
  removeItem(key);
}
