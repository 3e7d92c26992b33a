import { now } from '#lib/time/clock';
import type { DataLanguage } from '#mocks/core/localized';

import { countChecks, pageByCheck } from '#mocks/directory/pageByCheck';
import type { CheckedRecord, CheckQuery } from '#mocks/directory/pageByCheck';
import { instantAtMinutes, minutesPerDay, shiftFor } from '#mocks/directory/seed/dates';
import { unpackSlug } from '#mocks/directory/seed/shards';
import { loadChecks, loadCounts } from '#mocks/directory/seed/source';
import { taxonomy } from '#mocks/directory/taxonomy';

// What the search answers about a directory in which nothing was changed, from data made at build: no facility has to be
// loaded for it.

/** When each was last checked, from the minutes between them. */
function checkDates(steps: readonly number[]): string[] {
  let minutes = shiftFor(now()) * minutesPerDay;
  return steps.map((step) => {
    minutes += step;
    return instantAtMinutes(minutes);
  });
}

/** Answers as `countFacilities` of the search. */
export async function countSeedFacilities({ language }: { language: DataLanguage }) {
  const { counts, checked, neverChecked } = await loadCounts(language);
  const checks = countChecks(checkDates(checked).map((verifiedAt) => ({ verifiedAt })));
  return { ...counts, checks: { ...checks, never: neverChecked } };
}

/** Answers as `listByCheck` of the search. */
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
