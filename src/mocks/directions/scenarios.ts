import { directions } from '#modules/directions/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** How the directions go wrong, by name. That there is no way is an answer: ask from another island, or from the sea. */
export const directionsScenarios = failureScenarios(directions);
