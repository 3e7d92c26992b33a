import { getArticle, getArticles } from '#modules/article/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { paginate } from '#mocks/core/paginate';

/** How the two calls fail, and what they may return, by name. */
export const articleScenarios = {
  list: {
    ...failureScenarios(getArticles),
    /** There are no articles. */
    empty: () => handle(getArticles, () => ({ items: [], pagination: paginate([], 1, 20).pagination, categories: [] })),
  },
  reader: failureScenarios(getArticle),
};
