import { now } from '#lib/time/clock';
import { dayMs } from '#lib/time/duration';
import type { DataLanguage } from '#mocks/core/localized';
import type { CheckAge } from '#modules/dashboards/checkAges';

import { checkAgeOfRecord, pageByCheck } from '#mocks/directory/pageByCheck';
import type { CheckedRecord, CheckQuery } from '#mocks/directory/pageByCheck';
import { shiftFor, timeAtMinutes } from '#mocks/directory/seed/dates';
import { unpackSlug } from '#mocks/directory/seed/shards';
import { loadChecks, loadCounts } from '#mocks/directory/seed/source';
import { taxonomy } from '#mocks/directory/taxonomy';

// What the search answers about a directory in which nothing was changed, from figures made at build: counting then
// needs no facility, and the list by check only what it shows.

/** When each was last checked, from the steps of a shard. */
function checkDates(steps: readonly number[]): string[] {
  const shiftMs = shiftFor(now()) * dayMs;
  let minutes = 0;
  return steps.map((step) => {
    minutes += step;
    return `${new Date(timeAtMinutes(minutes) + shiftMs).toISOString().slice(0, 19)}Z`;
  });
}

/** `countFacilities`. */
export async function countSeedFacilities({ language }: { language: DataLanguage }) {
  const { counts, checked, neverChecked } = await loadCounts(language);
  const checks: Partial<Record<CheckAge, number>> = { never: neverChecked };
  for (const verifiedAt of checkDates(checked)) {
    const age = checkAgeOfRecord({ verifiedAt });
    checks[age] = (checks[age] ?? 0) + 1;
  }
  return { ...counts, checks };
}

/** `listByCheck`. */
export async function listSeedByCheck(query: CheckQuery) {
  const [shard, { categories }] = await Promise.all([loadChecks(), taxonomy(query.language)]);
  const dates = checkDates(shard.checked);
  const records = shard.name.map((name, at): CheckedRecord => {
    const verifiedAt = dates[at];
    return {
      name,
      slug: unpackSlug(name, shard.slug[at] ?? ''),
      city: shard.towns[shard.town[at] ?? 0] ?? '',
      primaryCategoryId: shard.categories[shard.category[at] ?? 0] ?? '',
      ...(verifiedAt !== undefined && { verifiedAt }),
    };
  });
  return pageByCheck(records, categories, query);
}
