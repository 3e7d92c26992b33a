import { expect, it } from 'vitest';

import { emptyDirectory } from '#mocks/dashboards/directory/scenarios';

import { isEmptyDirectory } from './useDirectoryTables';

it('is empty only if nothing waits for a decision either', () => {
  expect(isEmptyDirectory(emptyDirectory)).toBe(true);
  expect(isEmptyDirectory({ ...emptyDirectory, failedSearches: null, requests: null })).toBe(true);
  const requests = { total: 1, link: '/', ages: [], longest: [] };
  expect(isEmptyDirectory({ ...emptyDirectory, requests })).toBe(false);
});
