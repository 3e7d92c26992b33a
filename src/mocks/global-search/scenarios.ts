import { postSearch } from '#modules/global-search/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

import { createSearchHandlers, searches } from './handlers';

/** How the console's search fails, by name. */
export const globalSearchScenarios = {
  ...failureScenarios(postSearch),
  /** One kind of results cannot be searched, the others can. */
  kindFails: (kind: keyof typeof searches) =>
    createSearchHandlers({ ...searches, [kind]: () => Promise.reject(new Error('This kind fails.')) }),
};
