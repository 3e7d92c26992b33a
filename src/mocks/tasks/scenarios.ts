import { getTask } from '#modules/tasks/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** Ways the task list can misbehave, for stories. */
export const tasksScenarios = { task: failureScenarios(getTask) };
