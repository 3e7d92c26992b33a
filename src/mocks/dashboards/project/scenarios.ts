import { getProject } from '#modules/dashboards/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

import { createProjectHandlers } from './handlers';

/** How the calls of the project dashboard fail, and what they may return, by name. */
export const projectScenarios = {
  get: failureScenarios(getProject),
  /** A project that has just begun. */
  empty: () => createProjectHandlers('empty'),
  /** One point in each series. */
  single: () => createProjectHandlers('single'),
};
