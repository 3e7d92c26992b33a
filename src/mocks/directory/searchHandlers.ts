import { basemap } from '#domain/basemap';
import {
  categories,
  category,
  facilities,
  location,
  locations,
  points,
  stats,
  suggestions,
  tag,
  tags,
} from '#modules/facility-search/api';

import { toCategoryResponse } from './categoryResponse';
import { handle } from '#mocks/core/handle';
import type { Call } from '#mocks/core/handle';
import { ProblemError } from '#mocks/core/problem';
import { isWithoutResult, recordFailedSearch } from './recordFailedSearch';
import { callSearch } from './searchClient';
import { directoryStats, loadBasemap, loadTagPages } from '#mocks/directory/seed/source';
import { taxonomy } from './taxonomy';

/** Delay of a search in ms (directory contract 3.1). */
const searchDelay = 150;

const statsHandler = handle(stats, () => {
  const { regions, ...totals } = directoryStats;
  return { ...totals, regions: regions.map((region) => ({ ...region, cities: [...region.cities] })) };
});

/** The response of the category call. Throws `not-found`. */
export async function getCategory({ query, language }: Pick<Call<typeof category>, 'query' | 'language'>) {
  const found = await toCategoryResponse(query.id, language);
  if (!found) throw new ProblemError('not-found');
  return found;
}

const tagHandler = handle(tag, async ({ query, language }) => {
  const [{ tags: all }, pages] = await Promise.all([taxonomy(language), loadTagPages(language)]);
  const found = all.find(({ id }) => id === query.id);
  const page = pages[query.id];
  if (!found || !page) throw new ProblemError('not-found');
  return {
    ...found,
    title: page.title,
    related: page.related.map(([id, count]) => ({ id, name: all.find((other) => other.id === id)?.name ?? id, count })),
  };
});

const details = [0, 1, 2] as const;

/** Calls for search, places, categories, tags and the map. */
export const facilitySearchHandlers = [
  handle(points, ({ query, language }) => callSearch('searchPoints', { query, language })),
  handle(
    facilities,
    async ({ query, language }) => {
      const response = await callSearch('searchFacilityPage', { query, language });
      if (isWithoutResult(query, response)) recordFailedSearch(query);
      return response;
    },
    { minDelay: searchDelay },
  ),
  handle(locations, ({ query, language }) => callSearch('searchLocations', { query, language }), {
    worksOffline: true,
  }),
  handle(suggestions, ({ query, language }) => callSearch('suggestNeeds', { query, language }), {
    worksOffline: true,
  }),
  handle(location, ({ query, language }) => callSearch('getLocation', { query, language }), { worksOffline: true }),
  handle(categories, async ({ language }) => (await taxonomy(language)).categories),
  handle(tags, async ({ language }) => (await taxonomy(language)).tags),
  handle(category, getCategory),
  tagHandler,
  statsHandler,
  handle(
    basemap,
    async ({ query }) => {
      const detail = details.find((level) => level === query.detail) ?? 0;
      return loadBasemap(query.city ?? 'country', detail);
    },
    { worksOffline: true },
  ),
];
