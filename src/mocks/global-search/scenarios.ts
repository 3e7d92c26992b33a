import { postSearch } from '#modules/global-search/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** Ways the search of the console can misbehave, for stories. */
export const globalSearchScenarios = failureScenarios(postSearch);
