import * as z from 'zod/mini';

import { readJson, remove, writeJson } from '#lib/storage';

const key = 'recent-searches';
const placeKey = 'last-place';
const most = 5;

const recentSchema = z.array(
  z.object({ path: z.string().check(z.startsWith('/search/')), place: z.string(), term: z.string() }),
);
const placeSchema = z.object({ slug: z.string(), label: z.string() });

/** A search made on this device. */
export type RecentSearch = z.infer<typeof recentSchema>[number];
/** The place searched last. */
export type LastPlace = z.infer<typeof placeSchema>;

/** Newest first, at most five. */
export function recentSearches(): readonly RecentSearch[] {
  return readJson(key, (value) => {
    const parsed = z.safeParse(recentSchema, value);
    return parsed.success ? parsed.data : [];
  });
}

/** Puts a search in front; the same search is kept once. */
export function rememberSearch(search: RecentSearch): void {
  writeJson(key, [search, ...recentSearches().filter(({ path }) => path !== search.path)].slice(0, most));
}

export function forgetSearches(): void {
  remove(key);
}

export function lastPlace(): LastPlace | undefined {
  return readJson(placeKey, (value) => {
    const parsed = z.safeParse(placeSchema, value);
    return parsed.success ? parsed.data : undefined;
  });
}

export function rememberPlace(place: LastPlace): void {
  writeJson(placeKey, place);
}
