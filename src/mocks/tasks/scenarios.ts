import { getTask } from '#modules/tasks/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** How the calls of the task list fail, by name. */
export const tasksScenarios = { task: failureScenarios(getTask) };
