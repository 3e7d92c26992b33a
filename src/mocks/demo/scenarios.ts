import { getDemo } from '#modules/demo/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** How the call for the state of the demo fails, by name. */
export const demoScenarios = failureScenarios(getDemo);
