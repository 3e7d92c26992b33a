import type { HttpHandler } from 'msw';

import { createAnalyticsHandlers } from './analytics/handlers';

/** The calls of all dashboards. */
export const dashboardsHandlers: readonly HttpHandler[] = [...createAnalyticsHandlers()];
