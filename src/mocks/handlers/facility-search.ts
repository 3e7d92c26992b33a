import { basemap } from '#lib/basemap';
import { categories, facilities, location, locations, points, stats, tags } from '#modules/facility-search/api';

import { handle, misbehave } from '#mocks/handle';
import { askSearch } from '#mocks/searchEngine';
import { loadBasemap, loadStats } from '#mocks/seed/orvela/source';
import { taxonomy } from '#mocks/taxonomy';

/** Delay of a search in ms (directory contract 3.1). */
const searchWait = 150;

const statsHandler = handle(stats, async () => {
  const { regions, ...totals } = await loadStats();
  return { ...totals, regions: regions.map((region) => ({ ...region, cities: [...region.cities] })) };
});

const details = [0, 1, 2] as const;

/** Search, places, categories, tags, map. */
export const facilitySearchHandlers = [
  handle(points, ({ query, language }) => askSearch('answerPoints', { query, language })),
  handle(facilities, ({ query, language }) => askSearch('answerFacilities', { query, language }), { wait: searchWait }),
  handle(locations, ({ query, language }) => askSearch('answerLocations', { query, language })),
  handle(location, ({ query, language }) => askSearch('answerLocation', { query, language })),
  handle(categories, async ({ language }) => (await taxonomy(language)).categories),
  handle(tags, async ({ language }) => (await taxonomy(language)).tags),
  statsHandler,
  handle(basemap, async ({ query }) => {
    const detail = details.find((level) => level === query.detail) ?? 0;
    return loadBasemap(query.city ?? 'country', detail);
  }),
];

/** How the search can misbehave, for stories. */
export const facilitySearchScenarios = {
  search: misbehave(facilities),
  places: misbehave(locations),
  place: misbehave(location),
  categories: misbehave(categories),
  tags: misbehave(tags),
  stats: misbehave(stats),
  basemap: misbehave(basemap),
};
