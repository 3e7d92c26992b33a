import type { Category } from '#domain/taxonomy';
import { now } from '#lib/time/clock';
import type { DataLanguage } from '#mocks/core/localized';
import { checkAgeOf } from '#modules/dashboards/checkAges';
import type { CheckAge } from '#modules/dashboards/checkAges';

import type { ShardRecord } from './seed/shards';

const pageSize = 10;

/** What the list of facilities by their last check needs of each. */
export type CheckedRecord = Pick<ShardRecord, 'slug' | 'name' | 'city' | 'primaryCategoryId' | 'verifiedAt'>;

/** Which page of facilities: those whose last check has this age. */
export interface CheckQuery {
  age: CheckAge;
  page: number;
  language: DataLanguage;
}

type Checked = Pick<CheckedRecord, 'verifiedAt'>;

/** How long ago a facility was last checked. */
const checkAgeOfRecord = ({ verifiedAt }: Checked): CheckAge => checkAgeOf(verifiedAt, now().getTime());

/** How many facilities were last checked how long ago. */
export function countChecks(records: readonly Checked[]): Partial<Record<CheckAge, number>> {
  const counts: Partial<Record<CheckAge, number>> = {};
  for (const age of records.map(checkAgeOfRecord)) counts[age] = (counts[age] ?? 0) + 1;
  return counts;
}

/** A page of the facilities whose last check has an age, those checked longest ago first. */
export function pageByCheck(
  records: readonly CheckedRecord[],
  categories: readonly Category[],
  { age, page, language }: CheckQuery,
) {
  const all = records
    .filter((record) => checkAgeOfRecord(record) === age)
    .toSorted(
      (one, other) =>
        (one.verifiedAt ?? '').localeCompare(other.verifiedAt ?? '') || one.name.localeCompare(other.name, language),
    );
  const lastPage = Math.max(1, Math.ceil(all.length / pageSize));
  const shown = Math.min(page, lastPage);
  return {
    items: all
      .slice((shown - 1) * pageSize, shown * pageSize)
      .map(({ slug, name, city, primaryCategoryId, verifiedAt }) => ({
        slug,
        name,
        town: city,
        category: categories.find(({ id }) => id === primaryCategoryId)?.name ?? '',
        checkedAt: verifiedAt ?? null,
      })),
    total: all.length,
    page: shown,
    lastPage,
  };
}
