import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { basemap } from '#domain/basemap';
import { setClock } from '#lib/time/clock';
import { HttpError, request } from '#lib/http/request';
import { nearestPointOf } from './townExtent';
import { addFault, clearFaults } from '#mocks/core/faults';
import { setDelayScale } from '#mocks/core/handle';
import { server } from '#mocks/start/node';
import { loadSearchShard, shardIds } from '#mocks/directory/seed/searchSource';
import { loadPlaces } from '#mocks/directory/seed/source';
import {
  categories,
  facilities,
  location,
  locations,
  points,
  parsePlaceProblem,
  stats,
  tags,
} from '#modules/facility-search/api';
import type { FacilitiesQuery } from '#modules/facility-search/api';
import { distanceInMetres } from '#lib/geo/distance';
import { configureHttp } from '#lib/http/httpConfig';

const search = (query: FacilitiesQuery) => request(facilities, { query });

async function problemOf(query: Record<string, string>, path = facilities.path) {
  const response = await fetch(`http://local/${path}?${new URLSearchParams(query)}`);
  return {
    status: response.status,
    body: (await response.json()) as { code?: string; errors?: { pointer: string }[] },
  };
}

beforeAll(() => {
  server.listen();
  configureHttp({ baseUrl: 'http://local/' });
  setDelayScale(0);
});
beforeEach(() => setClock(new Date('2026-03-16T10:00:00Z')));
afterEach(() => {
  clearFaults();
  server.resetHandlers();
});
afterAll(() => server.close());

describe('GET api/directory/facilities', () => {
  it('ranks a category search around a town and says what it understood', async () => {
    const response = await search({ location: 'port-calder', term: 'pharmacy' });
    expect(response.location?.name).toBe('Port Calder');
    expect(response.match.intent?.plural).toBe('Pharmacies');
    expect(response.items).toHaveLength(20);
    expect(response.items?.[0]?.primaryCategory.id).toBe('pharmacy');
    expect(response.radius).toEqual({ requested: null, used: 15_000, widened: false });
  });

  it('answers in Turkish, and finds the same places for "eczane"', async () => {
    const english = await search({ location: 'port-calder', term: 'pharmacy' });
    configureHttp({ language: () => 'tr' });
    const turkish = await search({ location: 'port-calder', term: 'eczane' });
    configureHttp({ language: () => 'en' });
    expect(turkish.match.intent?.plural).toBe('Eczaneler');
    expect(turkish.items?.map(({ id }) => id)).toEqual(english.items?.map(({ id }) => id));
    expect(turkish.items?.[0]?.primaryCategory.name).toBe('Eczane');
  });

  it('pages without overlap, and answers the last page above it', async () => {
    const first = await search({ location: 'yesilmar', size: 10 });
    const second = await search({ location: 'yesilmar', size: 10, page: 2 });
    const ids = new Set([...(first.items ?? []), ...(second.items ?? [])].map(({ id }) => id));
    expect(ids.size).toBe(20);
    const above = await search({ location: 'yesilmar', size: 10, page: 999 });
    expect(above.items).toBeNull();
    expect(above.pagination.lastPage).toBe(first.pagination.lastPage);
  });

  it('never picks one of two places of a name', async () => {
    const error = await search({ location: 'newbridge' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect((error as HttpError).problem.code).toBe('ambiguous-location');
    expect((error as HttpError).problem['candidates']).toHaveLength(2);
  });

  it('counts what places of one name have only where it knows', async () => {
    const candidates = async (location: string) => {
      const error = await search({ location }).catch((thrown: unknown) => thrown);
      return parsePlaceProblem((error as HttpError).problem)?.candidates ?? [];
    };
    for (const { facilityCount } of await candidates('Newbridge')) expect(facilityCount).toBeGreaterThan(0);
    const streets = await candidates('Kiln Hill');
    expect(streets.length).toBeGreaterThan(1);
    for (const street of streets) expect(street).not.toHaveProperty('facilityCount');
  });

  it('offers near spellings of an unknown place', async () => {
    const error = await search({ location: 'Calderr' }).catch((thrown: unknown) => thrown);
    expect((error as HttpError).status).toBe(404);
    expect(JSON.stringify((error as HttpError).problem['near'])).toContain('calder');
  });

  it('finds the same around a town whether or not the whole country is loaded', async () => {
    const before = await Promise.all(shardIds.map((city) => search({ location: city, term: 'clinic', size: 50 })));
    await search({ location: 'anywhere' });
    const after = await Promise.all(shardIds.map((city) => search({ location: city, term: 'clinic', size: 50 })));
    expect(after.map(({ items }) => items?.map(({ id }) => id))).toEqual(
      before.map(({ items }) => items?.map(({ id }) => id)),
    );
  });

  it('leaves nothing of a hidden place in the answer', async () => {
    const response = await search({ location: 'port-calder', term: 'lantern house refuge' });
    const hidden = response.items?.find(({ slug }) => slug === 'lantern-house-refuge');
    expect(hidden).toBeDefined();
    expect(hidden?.addressLine).toBeUndefined();
    const places = await loadPlaces('en');
    expect(
      places.some(
        ({ type, lat, lon }) =>
          type === 'district' && distanceInMetres({ lat, lon }, hidden?.geo ?? { lat: 0, lon: 0 }) < 2,
      ),
    ).toBe(true);
  });

  it('narrows by filters and counts the others without them', async () => {
    const all = await search({ location: 'port-calder' });
    const open = await search({ location: 'port-calder', open: 'now', verified: true });
    expect(open.pagination.length).toBeLessThan(all.pagination.length);
    expect(open.items?.every(({ openState }) => openState.state === 'open' || openState.state === 'closing-soon')).toBe(
      true,
    );
    expect(open.items?.every(({ verification }) => ['verified', 'due'].includes(verification.state))).toBe(true);
  });

  it.each([
    [{ page: '0' }, '/query/page'],
    [{ page: 'two' }, '/query/page'],
    [{ page: '1.5' }, '/query/page'],
    [{ size: '500' }, '/query/size'],
    [{ sort: 'money' }, '/query/sort'],
    [{ radius: '-5' }, '/query/radius'],
    [{ radius: 'NaN' }, '/query/radius'],
    [{ open: 'yes' }, '/query/open'],
    [{ verified: 'maybe' }, '/query/verified'],
    [{ access: 'stairs' }, '/query/access/0'],
    [{ lang: 'english' }, '/query/lang/0'],
    [{ term: 'x'.repeat(81) }, '/query/term'],
    [{ location: 'x'.repeat(5000) }, '/query/location'],
    [{ category: '../etc' }, '/query/category/0'],
  ])('refuses %o and names the field', async (query, pointer) => {
    const { status, body } = await problemOf(query as unknown as Record<string, string>);
    expect(status).toBe(422);
    expect(body.code).toBe('validation-failed');
    expect(body.errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it('takes odd places and words as they are: percent signs, slashes, emoji', async () => {
    for (const odd of ['100%', 'a/b', '🏥', '%E0%A4%A', '\\', '..', '<script>']) {
      const { status } = await problemOf({ location: odd, term: odd });
      expect([200, 404, 409]).toContain(status);
    }
  });
});

describe('the other calls', () => {
  it('gives points for all hits, at most 2,000', async () => {
    const { points: found, truncated } = await request(points, { query: { location: 'anywhere' } });
    expect(found).toHaveLength(2000);
    expect(truncated).toBe(true);
  });

  it('gives no points for private addresses', async () => {
    const query = { location: 'port-calder', category: ['mental-health-service'] };
    const [list, map] = await Promise.all([
      request(facilities, { query: { ...query, size: 50 } }),
      request(points, { query }),
    ]);
    const isPrivate = list.items?.filter(({ locationVisibility }) => locationVisibility !== 'exact') ?? [];
    expect(isPrivate.map(({ slug }) => slug)).toContain('lantern-house-refuge');
    expect(map.points).toHaveLength(list.pagination.length - list.hiddenCount);
    const ids = map.points.map(([id]) => id);
    for (const { id } of isPrivate) expect(ids).not.toContain(id);
  });

  it('suggests places in rank order, at most eight', async () => {
    const found = await request(locations, { query: { query: 'calder' } });
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found[0]?.name).toMatch(/calder/i);
    expect((await problemOf({ query: 'x' }, locations.path)).status).toBe(422);
  });

  it('knows a place by slug and by point', async () => {
    expect((await request(location, { query: { slug: 'saltmere' } })).name).toBe('Saltmere');
    expect((await request(location, { query: { lat: 44.512, lon: -31.204 } })).type).toBe('district');
    expect((await problemOf({}, location.path)).status).toBe(422);
  });

  it('counts what the directory holds', async () => {
    const all = await request(stats, {});
    expect(all.regions.flatMap(({ cities }) => cities)).toHaveLength(12);
    expect(
      all.regions.every(
        (region) => region.facilities === region.cities.reduce((sum, city) => sum + city.facilities, 0),
      ),
    ).toBe(true);
    expect((await request(categories, {})).filter(({ parentId }) => parentId)).toHaveLength(18);
    expect(await request(tags, {})).toHaveLength(24);
  });

  it('draws the ground', async () => {
    expect((await request(basemap, { query: { city: 'port-calder', detail: 2 } })).features.length).toBeGreaterThan(50);
  });
});

it('keeps every facility by the box of its town, which loading by town counts on', async () => {
  const towns = await loadPlaces('en');
  for (const id of shardIds) {
    const town = towns.find(({ slug }) => slug === id);
    expect(town?.bbox, id).toBeDefined();
    const far = (await loadSearchShard(id)).filter(
      (record) => town && distanceInMetres(record, nearestPointOf(town, record)) > 200,
    );
    expect(far, id).toEqual([]);
  }
});

it('fails as a fault tells it to, as often as told', async () => {
  addFault({ path: stats.path, status: 503, times: 1, delay: 0, malformed: false });
  await expect(request(stats, {})).rejects.toMatchObject({ status: 503, problem: { code: 'unavailable' } });
  await expect(request(stats, {})).resolves.toBeDefined();
  addFault({ path: stats.path, times: 1, delay: 0, malformed: true });
  await expect(request(stats, {})).rejects.toMatchObject({ name: 'NetworkError', reason: 'malformed' });
  addFault({ path: stats.path, status: 0, times: 1, delay: 0, malformed: false });
  await expect(request(stats, {})).rejects.toMatchObject({ name: 'NetworkError' });
});
