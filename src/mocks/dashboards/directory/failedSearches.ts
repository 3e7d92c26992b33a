import { dayMs, hourMs } from '#lib/time/duration';
import { foldForSearch } from '#lib/text/foldForSearch';

import { defineStore } from '#mocks/core/store';
import { isoInstant } from '#mocks/core/time';
import type { FailedSearch } from '#mocks/directory/recordFailedSearch';

/** A search without a result as stored: once for its words and place. */
export interface StoredFailedSearch extends FailedSearch {
  id: string;
  count: number;
  lastAt: string;
}

/** Maximum number that is stored; the oldest are removed. */
const maxSearches = 500;

const idOf = ({ term, place }: FailedSearch) => `${foldForSearch(term)} ${place ?? ''}`;

/** Searches of the weeks before, none of which finds anything. */
const samples: ReadonlyArray<readonly [term: string, place: string | null, count: number, hoursAgo: number]> = [
  ['hyperbaric chamber', 'port-calder', 14, 5],
  ['acupuncture', null, 11, 30],
  ['kriyoterapi', 'yesilmar', 9, 52],
  ['chiropractor', 'saltmere', 8, 9],
  ['lymphoedema', 'thornwick', 6, 75],
  ['tinnitus', null, 5, 120],
  ['osteopath', 'eastholm', 4, 26],
  ['saç ekimi', 'isikvar', 3, 200],
  ['hippotherapy', null, 2, 260],
];

/** Searches without a result, of everyone. */
export const failedSearches = defineStore<StoredFailedSearch>('failed-searches', async () =>
  samples.map(([term, place, count, hoursAgo]) => ({
    id: idOf({ term, place }),
    term,
    place,
    count,
    lastAt: isoInstant(-hoursAgo * hourMs),
  })),
);

/** Adds a search to the recorded ones. */
export async function saveFailedSearch(search: FailedSearch): Promise<void> {
  await failedSearches.upsert(idOf(search), (before) => ({
    ...search,
    id: idOf(search),
    count: (before?.count ?? 0) + 1,
    lastAt: isoInstant(),
  }));
  const all = await failedSearches.list();
  const surplus = all.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt)).slice(maxSearches);
  for (const { id } of surplus) await failedSearches.remove(id);
}

/** The searches of the last 30 days, those that were tried most first. */
export async function recentFailedSearches(): Promise<StoredFailedSearch[]> {
  const since = isoInstant(-30 * dayMs);
  return (await failedSearches.list())
    .filter(({ lastAt }) => lastAt >= since)
    .toSorted((one, other) => other.count - one.count || other.lastAt.localeCompare(one.lastAt));
}
