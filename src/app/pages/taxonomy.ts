import type { LoadCategories } from '#modules/contributing/queries';
import type { LoadTaxonomy } from '#modules/facility-create/queries';
import { categoriesQuery, tagsQuery } from '#modules/facility-search/queries';

// Loads the search's categories for forms of other modules.

export const loadCategories: LoadCategories = (client) => client.fetchQuery(categoriesQuery());

export const loadTaxonomy: LoadTaxonomy = async (client) => {
  const [categories, tags] = await Promise.all([loadCategories(client), client.fetchQuery(tagsQuery())]);
  return { categories, tags };
};
