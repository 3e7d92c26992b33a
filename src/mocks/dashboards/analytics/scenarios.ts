import { getAnalytics } from '#modules/dashboards/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

import { createAnalyticsHandlers } from './handlers';

/** How the calls of the analytics dashboard fail, and what they may return, by name. */
export const analyticsScenarios = {
  get: failureScenarios(getAnalytics),
  /** Nobody has come yet. */
  empty: () => createAnalyticsHandlers('empty'),
  /** One point in each series: the first day. */
  single: () => createAnalyticsHandlers('single'),
};
