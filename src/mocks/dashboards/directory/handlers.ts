import type { HttpHandler } from 'msw';

import { categoryPath, paths, placeSearchPath } from '#domain/paths';
import { dayMs } from '#lib/time/duration';
import { now } from '#lib/time/clock';
import { getDirectory, listCheckedFacilities } from '#modules/dashboards/api';
import { checkAges, waitingAgeOf, waitingAges } from '#modules/dashboards/checkAges';
import type { DirectoryDashboard, FailedSearch } from '#modules/dashboards/directorySchemas';
import { sumOf } from '#modules/dashboards/sums';
import { buildSearchPath } from '#modules/facility-search/searchPath';

import { handle } from '#mocks/core/handle';
import type { DataLanguage } from '#mocks/core/localized';
import { changesVersion } from '#mocks/directory/changesVersion';
import { callSearch } from '#mocks/directory/searchClient';

import { countSeedFacilities, listSeedByCheck } from './seedFacilities';

const everywhere = buildSearchPath({ location: { kind: 'anywhere' } });
const weeksShown = 8;
const weekMs = 7 * dayMs;

/** Whether the facilities are those of the seed, so that nothing has to be searched. */
const isUnchanged = () => changesVersion() === undefined;

async function countedFacilities(language: DataLanguage) {
  return isUnchanged() ? countSeedFacilities({ language }) : callSearch('countFacilities', { language });
}

type Counted = Awaited<ReturnType<typeof countedFacilities>>;

function toFacilities({
  total,
  verified,
  regions,
  towns,
  categories,
  checks,
}: Counted): DirectoryDashboard['facilities'] {
  return {
    total,
    verified,
    link: everywhere,
    verifiedLink: `${everywhere}?verified=1`,
    regions: regions.map(({ slug, name, count }) => ({ name, count, link: placeSearchPath(slug) })),
    towns: towns.map((town) => ({ ...town, link: placeSearchPath(town.slug) })),
    categories: categories.map(({ id, name, count }) => ({ name, count, link: categoryPath(id) })),
    checks: checkAges.map((age) => ({ age, count: checks[age] ?? 0 })),
  };
}

/** The name of a place. */
async function nameOf(slug: string, { regions, towns }: Counted, language: DataLanguage): Promise<string> {
  const counted = [...towns, ...regions].find((place) => place.slug === slug);
  if (counted) return counted.name;
  // A place can be unknown: a search for it finds nothing either.
  return callSearch('getLocation', { query: { slug }, language }).then(
    ({ name }) => name,
    () => slug,
  );
}

async function failedSearches(counted: Promise<Counted>, language: DataLanguage): Promise<FailedSearch[]> {
  const { recentFailedSearches } = await import('./failedSearches');
  const recorded = await recentFailedSearches();
  const places = await counted;
  const names = new Map(
    await Promise.all(
      [...new Set(recorded.flatMap(({ place }) => place ?? []))].map(
        async (place) => [place, await nameOf(place, places, language)] as const,
      ),
    ),
  );
  return recorded.map(({ term, place, count, lastAt }) => ({
    term,
    place: place === null ? null : (names.get(place) ?? place),
    count,
    lastAt,
    link: buildSearchPath({
      location: place === null ? { kind: 'anywhere' } : { kind: 'place', key: place },
      term,
    }),
  }));
}

async function waitingRequests(adminId: string): Promise<NonNullable<DirectoryDashboard['requests']>> {
  const [{ listAdminRequests }, { runDueJobs }, { accounts }] = await Promise.all([
    import('#mocks/contributing/requestList'),
    import('#mocks/contributing/dueJobs'),
    import('#mocks/accounts/store'),
  ]);
  await runDueJobs();
  const open = await listAdminRequests(await accounts.get(adminId), { state: 'open' });
  const ages = open.map(({ submittedAt }) => waitingAgeOf(submittedAt, now().getTime()));
  return {
    total: open.length,
    link: paths.requests,
    ages: waitingAges.map((age) => ({ age, count: ages.filter((one) => one === age).length })),
    longest: open.slice(0, 5).map(({ id, facility, requester, purpose, submittedAt }) => ({
      id,
      facility: facility.name,
      requester,
      purpose,
      submittedAt,
      link: `${paths.requests}?${new URLSearchParams({ q: facility.name }).toString()}`,
    })),
  };
}

/** The Monday of the week of an instant, in UTC. 1 January 1970 was a Thursday. */
function mondayOf(time: number): number {
  const day = Math.floor(time / dayMs);
  return (day - ((day + 3) % 7)) * dayMs;
}

async function contributionsByWeek(): Promise<DirectoryDashboard['contributions']> {
  const { audit } = await import('#mocks/contributing/store');
  const events = await audit.list();
  const time = now().getTime();
  const last = mondayOf(time);
  /** Numbers of contributions from one instant to before another. */
  const count = (from: number, to: number) => {
    const within = events.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to);
    const by = (role: string) => within.filter(({ actor }) => actor.role === role).length;
    return { visitors: by('user'), owners: by('owner'), administrators: by('admin') };
  };
  return {
    weeks: Array.from({ length: weeksShown }, (_, at) => {
      const start = last - (weeksShown - 1 - at) * weekMs;
      return { start: new Date(start).toISOString().slice(0, 10), ...count(start, start + weekMs) };
    }),
    lastWeekSoFar: sumOf(Object.values(count(last - weekMs, time - weekMs))),
  };
}

/** The calls of the directory dashboard: its figures are those of the local back end. */
export const directoryDashboardHandlers: readonly HttpHandler[] = [
  handle(getDirectory, async ({ user, language }) => {
    const counting = countedFacilities(language);
    const [counted, failed, requests, contributions] = await Promise.all([
      counting,
      user.role === 'admin' ? failedSearches(counting, language) : null,
      user.role === 'admin' ? waitingRequests(user.id) : null,
      contributionsByWeek(),
    ]);
    return {
      facilities: toFacilities(counted),
      failedSearches: failed,
      requests,
      contributions,
    };
  }),
  handle(listCheckedFacilities, ({ query, language }) => {
    const wanted = { age: query.checked, page: query.page ?? 1, language };
    return isUnchanged() ? listSeedByCheck(wanted) : callSearch('listByCheck', wanted);
  }),
];
