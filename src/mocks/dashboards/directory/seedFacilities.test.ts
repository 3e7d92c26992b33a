import { expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { dayMs, hourMs } from '#lib/time/duration';
import { dataLanguages } from '#mocks/core/localized';
import { countFacilities, listByCheck } from '#mocks/directory/facilityCounts';
import { setSearchChanges } from '#mocks/directory/searchIndex';
import { checkAges } from '#modules/dashboards/checkAges';

import { countSeedFacilities, listSeedByCheck } from './seedFacilities';

const start = Date.parse('2026-03-16T00:00:00Z');

it.each(dataLanguages)('the figures made at build are those of the search (%s)', async (language) => {
  expect(await countSeedFacilities({ language })).toEqual(await countFacilities({ language }));
});

it.each([0, 9 * hourMs, 12 * hourMs, 23 * hourMs, 400 * dayMs + 13 * hourMs])(
  'checks have the age that they have at the time of the call, as in the search (%d ms later)',
  async (later) => {
    setClock(new Date(start + later), 'stopped');
    // Otherwise the facilities keep the dates of the day on which they were loaded.
    setSearchChanges({ version: String(later), ids: [], records: [] });
    expect((await countSeedFacilities({ language: 'en' })).checks).toEqual(
      (await countFacilities({ language: 'en' })).checks,
    );
  },
);

it.each(dataLanguages)('the list by check is that of the search (%s)', async (language) => {
  for (const age of checkAges) {
    for (const page of [1, 2, 10_000]) {
      const query = { age, page, language };
      expect(await listSeedByCheck(query)).toEqual(await listByCheck(query));
    }
  }
});
