import type { HttpHandler } from 'msw';

import { getDirectory, listCheckedFacilities } from '#modules/dashboards/api';
import { checkAges, waitingAges } from '#modules/dashboards/checkAges';
import type { DirectoryDashboard } from '#modules/dashboards/directorySchemas';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';

/** A directory without facilities, searches, requests and contributions. */
export const emptyDirectory: DirectoryDashboard = {
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
  contributions: { weeks: [], lastWeekSoFar: 0 },
};

/** How the calls of the directory dashboard fail, and what they may return, by name. */
export const directoryDashboardScenarios = {
  get: failureScenarios(getDirectory),
  facilities: failureScenarios(listCheckedFacilities),
  empty: (): HttpHandler[] => [handle(getDirectory, () => emptyDirectory)],
  /** A directory on its first day: one facility, one request, one week. */
  single: (): HttpHandler[] => {
    const counted = { count: 1, link: '/search/port-calder/page-1' };
    return [
      handle(getDirectory, () => ({
        facilities: {
          total: 1,
          verified: 1,
          link: '/search/anywhere/page-1',
          verifiedLink: '/search/anywhere/page-1?verified=1',
          regions: [{ name: 'Calder', ...counted }],
          towns: [
            { name: 'Port Calder', slug: 'port-calder', region: 'Calder', lat: 44.512, lon: -31.204, ...counted },
          ],
          categories: [{ name: 'Pharmacies', ...counted }],
          checks: checkAges.map((age, at) => ({ age, count: at === 0 ? 1 : 0 })),
        },
        failedSearches: [],
        requests: {
          total: 1,
          link: '/apps/requests',
          ages: waitingAges.map((age, at) => ({ age, count: at === 0 ? 1 : 0 })),
          longest: [],
        },
        contributions: {
          weeks: [{ start: '2026-03-16', visitors: 1, owners: 0, administrators: 0 }],
          lastWeekSoFar: 0,
        },
      })),
    ];
  },
};
