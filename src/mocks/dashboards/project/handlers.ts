import type { HttpHandler } from 'msw';

import { getProject } from '#modules/dashboards/api';

import { handle } from '#mocks/core/handle';

import type { ProjectSize } from './seed';

/** The calls of the project dashboard; `size` for a scenario with hardly any data. */
export const createProjectHandlers = (size: ProjectSize = 'usual'): HttpHandler[] => [
  handle(getProject, async ({ language }) => (await import('./seed')).sampleProject(language, size)),
];
