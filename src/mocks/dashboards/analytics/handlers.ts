import type { HttpHandler } from 'msw';

import { getAnalytics } from '#modules/dashboards/api';

import { handle } from '#mocks/core/handle';

/** The calls of the analytics dashboard; `size` for a scenario with hardly any data. */
export const createAnalyticsHandlers = (size: 'usual' | 'single' | 'empty' = 'usual'): HttpHandler[] => [
  handle(getAnalytics, async ({ language }) => (await import('./seed')).sampleAnalytics(language, size)),
];
