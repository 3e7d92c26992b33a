import { postSearch } from '#modules/global-search/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** How the console's search fails, by name. */
export const globalSearchScenarios = failureScenarios(postSearch);
