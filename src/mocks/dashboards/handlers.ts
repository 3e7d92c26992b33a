import type { HttpHandler } from 'msw';

import { createAnalyticsHandlers } from './analytics/handlers';
import { directoryDashboardHandlers } from './directory/handlers';
import { createProjectHandlers } from './project/handlers';

/** The calls of all dashboards. */
export const dashboardsHandlers: readonly HttpHandler[] = [
  ...createAnalyticsHandlers(),
  ...createProjectHandlers(),
  ...directoryDashboardHandlers,
];
