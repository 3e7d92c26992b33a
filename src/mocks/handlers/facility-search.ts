import { basemap } from '#lib/basemap';
import {
  categories,
  category,
  facilities,
  location,
  locations,
  points,
  stats,
  tag,
  tags,
} from '#modules/facility-search/api';

import { loadArticles, newestArticles } from '#mocks/articles';
import { handle, misbehave } from '#mocks/handle';
import { ProblemResponse } from '#mocks/problem';
import { askSearch } from '#mocks/searchEngine';
import { loadBasemap, loadStats, loadTagPages } from '#mocks/seed/orvela/source';
import { taxonomy } from '#mocks/taxonomy';

/** Delay of a search in ms (directory contract 3.1). */
const searchWait = 150;

const statsHandler = handle(stats, async () => {
  const { regions, ...totals } = await loadStats();
  return { ...totals, regions: regions.map((region) => ({ ...region, cities: [...region.cities] })) };
});

const mostArticles = 3;

const categoryHandler = handle(category, async ({ query, language }) => {
  const { categories: all } = await taxonomy(language);
  const found = all.find(({ id }) => id === query.id);
  if (!found) throw new ProblemResponse('not-found');
  const parent = all.find(({ id }) => id === found.parentId);
  const children = all.filter(({ parentId }) => parentId === found.id);
  const ids = new Set([found, ...children].map(({ id }) => id));
  const articles = newestArticles(await loadArticles(language)).filter(({ categoryIds }) =>
    categoryIds.some((id) => ids.has(id)),
  );
  return {
    ...found,
    ...(parent ? { parent: { id: parent.id, name: parent.name, plural: parent.plural } } : {}),
    children,
    articles: articles.slice(0, mostArticles),
  };
});

const tagHandler = handle(tag, async ({ query, language }) => {
  const [{ tags: all }, pages] = await Promise.all([taxonomy(language), loadTagPages(language)]);
  const found = all.find(({ id }) => id === query.id);
  const page = pages[query.id];
  if (!found || !page) throw new ProblemResponse('not-found');
  return {
    ...found,
    title: page.title,
    related: page.related.map(([id, count]) => ({ id, name: all.find((other) => other.id === id)?.name ?? id, count })),
  };
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
  categoryHandler,
  tagHandler,
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
  categories: misbehave(categories),
  category: misbehave(category),
  tags: misbehave(tags),
  tag: misbehave(tag),
  stats: misbehave(stats),
  basemap: misbehave(basemap),
};
