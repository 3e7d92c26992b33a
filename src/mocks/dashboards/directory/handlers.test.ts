import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { now } from '#lib/time/clock';
import { getDirectory, listCheckedFacilities } from '#modules/dashboards/api';
import { checkAgeOf, checkAges } from '#modules/dashboards/checkAges';
import { sumOf } from '#modules/dashboards/sums';
import { facilities, stats } from '#modules/facility-search/api';
import { listRequests } from '#modules/contributing/api';

import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { bumpChangesVersion, clearChangesVersion } from '#mocks/directory/changesVersion';
import { findFacilityBySlug } from '#mocks/directory/facilities';
import { facilityChanges, newStoredFacility } from '#mocks/directory/store';
import { serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

import { failedSearches, recentFailedSearches, saveFailedSearch } from './failedSearches';

serveBackend({ account: 'mira' });

const load = () => request(getDirectory, {});
const counts = (rows: ReadonlyArray<{ count: number }>) => sumOf(rows.map(({ count }) => count));

describe('GET api/dashboards/directory', () => {
  it('counts every facility once by region and check, and at least once by town and category', async () => {
    const { facilities: counted } = await load();
    const known = await request(stats, {});
    expect(counted.total).toBe(known.facilities);
    expect(counted.verified).toBe(known.verified);
    for (const rows of [counted.regions, counted.checks]) expect(counts(rows)).toBe(counted.total);
    for (const rows of [counted.towns, counted.categories]) expect(counts(rows)).toBeGreaterThan(counted.total);
    expect(counted.regions.map(({ name, count }) => [name, count]).toSorted()).toEqual(
      known.regions.map(({ name, facilities: count }) => [name, count]).toSorted(),
    );
    expect(counted.towns).toHaveLength(known.cities);
  });

  it('leads from each figure to as many facilities', async () => {
    const { facilities: counted } = await load();
    const found = async (query: object) => {
      const { pagination } = await request(facilities, { query: { size: 10, ...query } });
      return 'length' in pagination ? pagination.length : undefined;
    };
    const last = (link: string) => decodeURIComponent(link.split('/')[2] ?? '');
    expect(await found({})).toBe(counted.total);
    expect(await found({ verified: true })).toBe(counted.verified);
    expect(counted.regions.length).toBeGreaterThan(2);
    expect(counted.towns.length).toBeGreaterThan(10);
    for (const { count, link } of [...counted.regions, ...counted.towns]) {
      expect(link).toMatch(/^\/search\/[\w-]+\/page-1$/);
      expect(await found({ location: last(link) }), link).toBe(count);
    }
    expect(counted.categories.length).toBeGreaterThan(10);
    for (const { count, link } of counted.categories) {
      expect(link).toMatch(/^\/service-categories\/[\w-]+\/page-1$/);
      expect(await found({ category: last(link) }), link).toBe(count);
    }
  });

  it('counts and lists the facilities as they are after a change', async () => {
    const changed = await findFacilityBySlug('saltmarket-clinic', 'en');
    if (changed.kind !== 'found') throw new Error('The facility is missing.');
    const checked = checkAgeOf(changed.facility.verification.verifiedAt, now().getTime());
    const list = () => request(listCheckedFacilities, { query: { checked } });
    const before = await load();
    const listedBefore = await list();
    await facilityChanges.upsert(changed.facility.id, () => ({
      ...newStoredFacility(changed.facility, ''),
      added: null,
      createdBy: null,
      patch: { publicationStatus: 'suspended' },
    }));
    bumpChangesVersion();
    const { facilities: counted } = await load();
    expect(counted.total).toBe(before.facilities.total - 1);
    expect(counted.verified).toBe(before.facilities.verified - 1);
    expect((await list()).total).toBe(listedBefore.total - 1);
    await facilityChanges.remove(changed.facility.id);
    clearChangesVersion();
  });

  it('shows requests to administrators only, as their list has them', async () => {
    enableSampleRequests(true);
    expect((await load()).requests).toBeNull();
    await signInAndStoreToken('ada');
    const { requests } = await load();
    const { items } = await request(listRequests, { query: { state: 'open' } });
    expect(requests?.total).toBe(items?.length);
    expect(requests?.total).toBeGreaterThan(2);
    expect(counts(requests?.ages ?? [])).toBe(requests?.total);
    expect(requests?.longest.map(({ id }) => id)).toEqual(items?.slice(0, 5).map(({ id }) => id));
    enableSampleRequests(false);
  });

  it('counts contributions by week, the current one last', async () => {
    enableSampleRequests(true);
    const { weeks } = (await load()).contributions;
    expect(weeks).toHaveLength(8);
    // 16 March 2026 is a Monday.
    expect(weeks.at(-1)?.start).toBe('2026-03-16');
    expect(weeks.at(-2)?.start).toBe('2026-03-09');
    expect(sumOf(weeks.map(({ visitors }) => visitors))).toBeGreaterThan(5);
    expect(sumOf(weeks.map(({ administrators }) => administrators))).toBe(3);
    enableSampleRequests(false);
  });

  it('compares the week so far with the same part of the week before', async () => {
    const { audit } = await import('#mocks/contributing/store');
    await audit.replaceAll([]);
    // It is Monday, 16 March, 10:00.
    for (const at of ['2026-03-09T09:59:59Z', '2026-03-09T10:00:00Z', '2026-03-13T09:00:00Z', '2026-03-16T09:00:00Z'])
      await audit.addLast({
        id: at,
        at,
        action: 'facility.edited',
        actor: { role: 'user', display: 'Mira' },
        changes: [],
        note: '',
        facilityId: 'fac_1',
        requestId: 'req_1',
      });
    const { weeks, lastWeekSoFar } = (await load()).contributions;
    expect([weeks.at(-2)?.visitors, weeks.at(-1)?.visitors, lastWeekSoFar]).toEqual([3, 1, 1]);
  });

  it('names places and categories in the language of the call', async () => {
    setLanguage('tr');
    const { facilities: counted } = await load();
    expect(counted.categories.map(({ name }) => name)).toContain('Eczaneler');
  });
});

describe('searches without a result', () => {
  it('are samples that find nothing', async () => {
    for (const { term, place } of await failedSearches.list()) {
      const query = { term, ...(place !== null && { location: place }) };
      const { pagination } = await request(facilities, { query });
      expect('length' in pagination ? pagination.length : undefined, term).toBe(0);
    }
  });

  it('are recorded by the search, once for the same words and place', async () => {
    const search = (term: string, more = {}) => request(facilities, { query: { term, ...more } });
    await search('zzyzx');
    await search('ZZYZX ');
    await search('pharmacy');
    // Without its filter it would find something.
    await search('pharmacy', { languages: 'zz' });
    const recorded = async () => (await failedSearches.list()).filter(({ id }) => id.startsWith('zzyzx'));
    await expect.poll(async () => (await recorded())[0]?.count).toBe(2);
    expect(await recorded()).toMatchObject([{ place: null, lastAt: now().toISOString() }]);
    expect((await failedSearches.list()).some(({ term }) => term === 'pharmacy')).toBe(false);
    expect((await load()).failedSearches).toBeNull();
    await signInAndStoreToken('ada');
    const { failedSearches: shown } = await load();
    expect(shown).toContainEqual(
      expect.objectContaining({ count: 2, place: null, link: expect.stringMatching(/^\/search\/anywhere\/ZZYZX\//i) }),
    );
  });

  it('are recorded without the position of a person', async () => {
    await request(facilities, { query: { term: 'zzyzx', location: '@37.7,-25.6' } });
    await expect.poll(async () => (await failedSearches.list()).some(({ term }) => term === 'zzyzx')).toBe(true);
    expect(JSON.stringify(await failedSearches.list())).not.toContain('37.7');
  });

  it('are at most five hundred, those of the last 30 days shown', async () => {
    await failedSearches.replaceAll(
      Array.from({ length: 500 }, (_, n) => ({
        id: `old ${n}`,
        term: `old ${n}`,
        place: null,
        count: 1,
        lastAt: new Date(Date.UTC(2025, 0, 1, 0, n)).toISOString(),
      })),
    );
    await saveFailedSearch({ term: 'newest', place: null });
    const kept = await failedSearches.list();
    expect(kept).toHaveLength(500);
    expect(kept.some(({ term }) => term === 'old 0')).toBe(false);
    expect((await recentFailedSearches()).map(({ term }) => term)).toEqual(['newest']);
  });
});

describe('GET api/dashboards/directory', () => {
  it('has every search without a result of the last 30 days, so that their sum is that of all', async () => {
    await signInAndStoreToken('ada');
    for (let n = 0; n < 12; n += 1)
      await saveFailedSearch({ term: `zzyzx ${n}`, place: n % 2 ? 'saltmere' : 'nowhere' });
    const recorded = await recentFailedSearches();
    expect(recorded.length).toBeGreaterThan(11);
    const { failedSearches: shown } = await load();
    expect(shown).toHaveLength(recorded.length);
    expect(counts(shown ?? [])).toBe(counts(recorded));
    expect(shown).toContainEqual(expect.objectContaining({ term: 'zzyzx 0', place: 'nowhere' }));
    expect(shown).toContainEqual(expect.objectContaining({ term: 'zzyzx 1', place: 'Saltmere' }));
  });
});

describe('GET api/dashboards/directory/facilities', () => {
  it('has the facilities that the dashboard counts, those checked longest ago first', async () => {
    const { checks } = (await load()).facilities;
    for (const age of checkAges) {
      const list = await request(listCheckedFacilities, { query: { checked: age } });
      expect(list.total).toBe(checks.find((one) => one.age === age)?.count);
      expect(list.items).toHaveLength(Math.min(10, list.total));
      for (const { checkedAt } of list.items) {
        expect(checkAgeOf(checkedAt ?? undefined, now().getTime())).toBe(age);
      }
      const dates = list.items.map(({ checkedAt }) => checkedAt ?? '');
      expect(dates).toEqual(dates.toSorted());
    }
  });

  it('has each facility on one page, and the last page beyond it', async () => {
    const list = (page: number) => request(listCheckedFacilities, { query: { checked: 'year', page } });
    const first = await list(1);
    const last = await list(first.lastPage);
    expect((first.lastPage - 1) * 10 + last.items.length).toBe(first.total);
    expect(await list(first.lastPage + 5)).toEqual(last);
  });

  it('refuses an unknown age and page by field', async () => {
    for (const query of ['checked=x', 'page=0&checked=year', 'page=x&checked=year', '']) {
      const response = await sendRaw(`api/dashboards/directory/facilities?${query}`);
      expect(response.status, query).toBe(422);
      const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
      expect(errors[0]?.pointer).toMatch(/^\/query\/(checked|page)$/);
    }
  });
});
