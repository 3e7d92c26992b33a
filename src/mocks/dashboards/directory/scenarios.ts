import type { HttpHandler } from 'msw';

import { getDirectory, listCheckedFacilities } from '#modules/dashboards/api';
import { checkAges, waitingAges } from '#modules/dashboards/checkAges';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';

/** How the calls of the directory dashboard fail, and what they may return, by name. */
export const directoryDashboardScenarios = {
  get: failureScenarios(getDirectory),
  facilities: failureScenarios(listCheckedFacilities),
  /** A directory without facilities, searches, requests and contributions. */
  empty: (): HttpHandler[] => [
    handle(getDirectory, () => ({
      facilities: {
        total: 0,
        verified: 0,
        link: '/',
        verifiedLink: '/',
        regions: [],
        towns: [],
        categories: [],
        checks: checkAges.map((age) => ({ age, count: 0 })),
      },
      failedSearches: [],
      requests: { total: 0, link: '/', ages: waitingAges.map((age) => ({ age, count: 0 })), longest: [] },
      contributions: { link: '/', weeks: [] },
    })),
  ],
};
