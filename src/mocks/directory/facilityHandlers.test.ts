import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { request } from '#lib/http/request';
import { database } from '#mocks/core/database';
import { facilityScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { publishedFacilities } from '#mocks/build/published';
import { facility, facilityDetailsSchema, history, nearby, report, reportKinds, similar } from '#modules/facility/api';

import { expectHttpError, serveBackend, setLanguage } from '#mocks/testing/serveBackend';

const at = (iso: string) => setClock(new Date(iso));
const bySlug = (slug: string) => request(facility, { query: { slug } });

serveBackend();

describe('GET api/directory/facility', () => {
  it('answers with the facility, its names and its state now', async () => {
    const found = await bySlug('saltmarket-clinic');
    expect(found).toMatchObject({
      name: 'Saltmarket Clinic',
      primaryCategory: { id: 'general-practice', name: 'General practice' },
      openState: { state: 'open' },
      address: { city: 'Port Calder' },
    });
    expect(found.tags.map(({ id }) => id)).toEqual(found.tagIds);
    expect(found.categories.map(({ id }) => id)).toEqual(found.categoryIds);
    expect(found.tags.every(({ id, name }) => name !== id)).toBe(true);
  });

  it('names the holidays of the next 30 days', async () => {
    expect((await bySlug('saltmarket-clinic')).holidays).toEqual([{ date: '2026-03-23', name: 'Charter Day' }]);
    at('2026-12-20T10:00:00Z');
    expect((await bySlug('saltmarket-clinic')).holidays.map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
    ]);
  });

  it('speaks Turkish', async () => {
    setLanguage('tr');
    const found = await bySlug('saltmarket-clinic');
    expect(found.primaryCategory.name).toBe('Aile hekimliği');
    expect(found.holidays[0]?.name).toBe('Beyanname Günü');
  });

  it('knows it by its id too', async () => {
    const { id } = await bySlug('old-customs-house-clinic');
    expect((await request(facility, { query: { id } })).slug).toBe('old-customs-house-clinic');
  });

  it.each([
    ['salt-market-clinic', { slug: 'saltmarket-clinic', name: 'Saltmarket Clinic', merged: false }],
    ['harbour-chemist', { slug: 'harbour-pharmacy', name: 'Harbour Pharmacy', merged: true }],
  ])('says where %s went', async (slug, target) => {
    expect((await expectHttpError(bySlug(slug))).problem).toMatchObject({ status: 409, code: 'moved', ...target });
  });

  it.each(['new-quay-imaging', 'sunny-corner-clinic', 'no-such-place', 'constructor', '__proto__', '..', 'A b', 'ş'])(
    'does not say why %s is not there',
    async (slug) => {
      const { problem } = await expectHttpError(bySlug(slug));
      const { instance: _, ...unknown } = (await expectHttpError(bySlug('certainly-nothing'))).problem;
      const { instance: __, ...response } = problem;
      expect(response).toEqual(unknown);
      expect(problem).toMatchObject({ status: 404, code: 'not-found' });
    },
  );

  it('keeps a place that closed for good', async () => {
    const found = await bySlug('old-customs-house-clinic');
    expect(found).toMatchObject({
      operationalStatus: 'permanently-closed',
      openState: { state: 'permanently-closed' },
    });
  });

  it.each(['lantern-house-refuge', 'willow-court-family-support'])('does not give away where %s is', async (slug) => {
    const response = await fetch(`http://localhost/api/directory/facility?slug=${slug}`);
    const body: unknown = await response.json();
    expect(facilityDetailsSchema.parse(body)).toMatchObject({ geo: { accuracyM: 1500, source: 'district-centroid' } });
    expect(JSON.stringify(body)).not.toMatch(/"(line1|line2|postalCode|transport|entranceNote|distanceM)"/);
  });

  it('needs one of the two', async () => {
    expect((await expectHttpError(request(facility, { query: {} }))).problem).toMatchObject({
      status: 422,
      errors: [{ pointer: '/query/slug' }],
    });
  });

  it('refuses an endless address', async () => {
    expect((await expectHttpError(bySlug('a'.repeat(5000)))).problem).toMatchObject({
      status: 422,
      errors: [{ pointer: '/query/slug' }],
    });
  });
});

describe('GET api/directory/facility/nearby', () => {
  it('gives three of the same kind, nearest first, never itself', async () => {
    const { id } = await bySlug('harbour-pharmacy');
    const near = await request(nearby, { query: { id } });
    expect(near).toHaveLength(3);
    expect(near.every((other) => other.primaryCategory.id === 'pharmacy' && other.id !== id)).toBe(true);
    const distances = near.map(({ distanceM }) => distanceM ?? Number.NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('gives only what is open when asked so', async () => {
    at('2026-03-16T03:00:00Z');
    const { id } = await bySlug('harbour-pharmacy');
    const near = await request(nearby, { query: { id, limit: 6, open: 'now' } });
    expect(near.length).toBeGreaterThan(0);
    expect(near.filter(({ openState }) => !['open', 'closing-soon'].includes(openState.state))).toEqual([]);
    const any = await request(nearby, { query: { id, limit: 6 } });
    expect(any.some(({ openState }) => openState.state === 'closed')).toBe(true);
  });

  it('measures nothing from or to a place that is not public', async () => {
    const hidden = await bySlug('lantern-house-refuge');
    const fromHidden = await request(nearby, { query: { id: hidden.id, limit: 6 } });
    expect(fromHidden.filter(({ distanceM }) => distanceM !== undefined)).toEqual([]);
    const open = await bySlug('marina-counselling');
    const others = await request(nearby, { query: { id: open.id, limit: 6 } });
    const secret = others.filter(({ locationVisibility }) => locationVisibility !== 'exact');
    expect(secret.filter((other) => other.distanceM !== undefined || other.addressLine !== undefined)).toEqual([]);
  });

  it('helps where a place closed for good', async () => {
    const { id } = await bySlug('old-customs-house-clinic');
    expect(await request(nearby, { query: { id, open: 'now' } })).toHaveLength(3);
  });

  it.each(['limit=0', 'limit=7', 'limit=2.5', 'limit=x', 'open=later'])('refuses %s', async (part) => {
    const response = await fetch(`http://localhost/api/directory/facility/nearby?id=fac_aaaaaaaaaaaa&${part}`);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
    expect(errors[0]?.pointer).toBe(`/query/${part.split('=')[0]}`);
  });

  it('does not know an unknown id', async () => {
    expect((await expectHttpError(request(nearby, { query: { id: 'fac_aaaaaaaaaaaa' } }))).status).toBe(404);
  });
});

describe('GET api/directory/facility/history', () => {
  it('tells who confirmed which part when', async () => {
    const claimed = await bySlug('saltmarket-clinic');
    const { groups } = await request(history, { query: { id: claimed.id } });
    expect(groups.map(({ group }) => group)).toEqual(['name', 'address', 'contact', 'hours', 'services', 'access']);
    expect(groups.find(({ group }) => group === 'services')).toMatchObject({
      by: 'owner',
      confirmedAt: claimed.updatedAt,
    });
    expect(groups[0]?.confirmedAt).toBe(claimed.verification.verifiedAt);
  });

  it('admits that nobody confirmed a part', async () => {
    const { id } = await bySlug('beacon-physiotherapy');
    const { groups } = await request(history, { query: { id } });
    expect(groups.find(({ group }) => group === 'access')).toMatchObject({ confirmedAt: null });
  });

  it('does not know what is not public', async () => {
    expect((await expectHttpError(request(history, { query: { id: 'fac_aaaaaaaaaaaa' } }))).status).toBe(404);
  });
});

describe('GET api/directory/facility/similar', () => {
  it.each([
    ['saltmarket-clinik', 'saltmarket-clinic'],
    ['harbor-pharmacy', 'harbour-pharmacy'],
    ['isikli-ezcane', 'isikli-eczane'],
    ['saltmarket-clinic', 'saltmarket-clinic'],
  ])('takes %s for %s', async (slug, meant) => {
    expect((await request(similar, { query: { slug } })).facility?.slug).toBe(meant);
  });

  it.each(['no-such-place-anywhere', 'new-quay-imagin', 'x', ''])('has no idea what %j is', async (slug) => {
    expect(await request(similar, { query: { slug } })).toEqual({ facility: null });
  });
});

const url = 'http://localhost/api/directory/facility/report';
const send = (body: string) => fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
const note = 'The phone number rings in another shop.';
const stored = async () => (await database()).reports.toArray();

describe('POST api/directory/facility/report', () => {
  it.each(reportKinds)('takes a report of %s', async (kind) => {
    const { id } = await bySlug('harbour-pharmacy');
    const response = await send(JSON.stringify({ id, report: { kind, note: `  ${note}  ` } }));
    expect(response.status).toBe(202);
    expect(await stored()).toMatchObject([{ facilityId: id, kind, note, at: '2026-03-16T10:00:00.000Z' }]);
  });

  it('takes three an hour from one device', async () => {
    const { id } = await bySlug('harbour-pharmacy');
    const sendOne = () => request(report, { body: { id, report: { kind: 'phone', note } } });
    await sendOne();
    at('2026-03-16T10:20:00Z');
    await sendOne();
    await sendOne();
    at('2026-03-16T10:50:00Z');
    expect((await expectHttpError(sendOne())).problem).toMatchObject({
      status: 429,
      code: 'rate-limited',
      retryAfter: 600,
    });
    const response = await send(JSON.stringify({ id, report: { kind: 'phone', note } }));
    expect(response.headers.get('Retry-After')).toBe('600');
    expect(await stored()).toHaveLength(3);
    at('2026-03-16T11:00:00Z');
    await sendOne();
    expect(await stored()).toHaveLength(4);
  });

  it('lets no two tabs pass together', async () => {
    const { id } = await bySlug('harbour-pharmacy');
    const body = JSON.stringify({ id, report: { kind: 'hours', note } });
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(body)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
    expect(await stored()).toHaveLength(3);
  });

  it.each(['fac_aaaaaaaaaaaa'])('does not know %s', async (id) => {
    expect((await expectHttpError(request(report, { body: { id, report: { kind: 'moved', note } } }))).status).toBe(
      404,
    );
    expect(await stored()).toEqual([]);
  });

  const id = 'fac_aaaaaaaaaaaa';
  const good = { kind: 'hours', note };
  const bad: ReadonlyArray<readonly [body: unknown, pointer: string]> = [
    [undefined, '/'],
    [null, '/'],
    [true, '/'],
    [0, '/'],
    ['report', '/'],
    [[], '/'],
    [{}, '/id'],
    [{ id }, '/report'],
    [{ report: good }, '/id'],
    [{ id: null, report: good }, '/id'],
    [{ id: 7, report: good }, '/id'],
    [{ id: '', report: good }, '/id'],
    [{ id: 'saltmarket-clinic', report: good }, '/id'],
    [{ id: 'FAC_AAAAAAAAAAAA', report: good }, '/id'],
    [{ id: 'fac_aaaaaaaaaaaaa', report: good }, '/id'],
    [{ id: 'fac_aaaaaaaaaaa1', report: good }, '/id'],
    [{ id: `${id}\n`, report: good }, '/id'],
    [{ id: [id], report: good }, '/id'],
    [{ id, report: null }, '/report'],
    [{ id, report: [] }, '/report'],
    [{ id, report: 'hours' }, '/report'],
    [{ id, report: {} }, '/report/kind'],
    [{ id, report: { note } }, '/report/kind'],
    [{ id, report: { kind: '', note } }, '/report/kind'],
    [{ id, report: { kind: 'Hours', note } }, '/report/kind'],
    [{ id, report: { kind: 'broken', note } }, '/report/kind'],
    [{ id, report: { kind: null, note } }, '/report/kind'],
    [{ id, report: { kind: ['hours'], note } }, '/report/kind'],
    [{ id, report: { kind: 'hours' } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: null } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: 42 } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: {} } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: '' } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: 'too short' } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: ' '.repeat(40) } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: `  short \n\t  ` } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: 'x'.repeat(501) } }, '/report/note'],
    [{ id, report: { kind: 'hours', note: '😀'.repeat(501) } }, '/report/note'],
  ];

  it.each(bad.map(([body, pointer]) => [JSON.stringify(body)?.slice(0, 80) ?? 'nothing', pointer, body] as const))(
    'refuses %s and names %s',
    async (_, pointer, body) => {
      const response = await send(JSON.stringify(body) ?? '');
      expect(response.status).toBe(422);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
      const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
      expect(errors.map((error) => error.pointer)).toContain(pointer);
      expect(await stored()).toEqual([]);
    },
  );

  it.each(['{', '{"id":', 'id=1', '\u0000', '<xml/>'])('refuses %j, which is not JSON', async (text) => {
    const response = await send(text);
    expect(response.status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

describe('scenarios', () => {
  it('fail once and then answer', async () => {
    server.use(facilityScenarios.facility.failsOnce());
    expect((await expectHttpError(bySlug('saltmarket-clinic'))).status).toBe(500);
    expect((await bySlug('saltmarket-clinic')).slug).toBe('saltmarket-clinic');
  });

  it('have nothing near, refuse and limit', async () => {
    const { id } = await bySlug('saltmarket-clinic');
    server.use(facilityScenarios.nearby.empty(), facilityScenarios.report.refuses());
    expect(await request(nearby, { query: { id } })).toEqual([]);
    const body = { id, report: { kind: 'hours', note } } as const;
    expect((await expectHttpError(request(report, { body }))).problem.errors?.[0]?.pointer).toBe('/report/note');
    server.use(facilityScenarios.report.limits());
    expect((await expectHttpError(request(report, { body }))).problem).toMatchObject({ retryAfter: 1200 });
  });
});

describe('what a build draws beforehand', () => {
  it('is what the public is answered, of every facility that it may see', async () => {
    const published = await publishedFacilities('en');
    expect(published.length).toBeGreaterThan(2000);
    expect(published.filter(({ publicationStatus }) => publicationStatus !== 'published')).toEqual([]);
    for (const slug of ['saltmarket-clinic', 'old-customs-house-clinic', 'lantern-house-refuge']) {
      expect(published.find((one) => one.slug === slug)).toEqual(await bySlug(slug));
    }
  });
});
