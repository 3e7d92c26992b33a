import { expect, it } from 'vitest';

import type { DirectoryDashboard } from './directorySchemas';
import { isEmptyDirectory } from './useDirectoryTables';

it('is empty only if nothing waits for a decision either', () => {
  const nothing: DirectoryDashboard = {
    facilities: {
      total: 0,
      verified: 0,
      link: '/',
      verifiedLink: '/',
      regions: [],
      towns: [],
      categories: [],
      checks: [],
    },
    failedSearches: [],
    requests: { total: 0, link: '/', ages: [], longest: [] },
    contributions: { link: '/', weeks: [] },
  };
  expect(isEmptyDirectory(nothing)).toBe(true);
  expect(isEmptyDirectory({ ...nothing, failedSearches: null, requests: null })).toBe(true);
  expect(isEmptyDirectory({ ...nothing, requests: { total: 1, link: '/', ages: [], longest: [] } })).toBe(false);
});
