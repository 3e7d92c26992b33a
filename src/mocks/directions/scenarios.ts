import { directions } from '#modules/directions/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** How the call fails, by name. "No route" is a regular response: start from another island, or at sea. */
export const directionsScenarios = failureScenarios(directions);
