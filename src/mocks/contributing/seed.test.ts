import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { audit, claims, evidence, requests } from './store';
import { enableSampleRequests } from './sampleRequests';
import { resetDatabase } from '#mocks/core/database';
import {
  getEvidence,
  getRequestCount,
  issueDecisionLink,
  listClaims,
  listOwned,
  listRequests,
  listSubmitted,
  listVerifications,
  previewDecision,
  respondToClaim,
} from '#modules/contributing/api';
import { directions } from '#modules/directions/api';
import { facility } from '#modules/facility/api';
import { createFacility, reopenSubmission, submission } from '#modules/facility-create/api';
import { toSubmission } from '#modules/facility-create/toSubmission';
import { facilities as searchFacilities } from '#modules/facility-search/api';

import { decideBy, mailedLink } from '#mocks/testing/contributingCalls';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();
beforeEach(() => enableSampleRequests(true));
afterEach(() => enableSampleRequests(false));

describe('what a first visit finds', () => {
  it('is the same each time, and each has its trail', async () => {
    const all = async () =>
      JSON.stringify([await requests.list(), await claims.list(), await evidence.list(), await audit.list()]);
    const first = await all();
    await resetDatabase();
    expect(await all()).toBe(first);
    const auditedIds = new Set((await audit.list()).map(({ requestId }) => requestId));
    for (const { id } of [...(await requests.list()), ...(await claims.list())]) expect(auditedIds).toContain(id);
  });

  it('waits for administrators, who decide it by links of their own', async () => {
    await signInAndStoreToken('ada');
    const { items } = await request(listRequests, { query: {} });
    expect(items?.map(({ kind, slug, requester }) => [kind, slug, requester])).toEqual([
      ['claim', 'fishergate-rehabilitation-centre-cfishr', 'Mira Castellanos'],
      ['new-facility', 'new-quay-imaging', 'Cleo Marchetti'],
      ['reverify', 'anchor-street-opticians', 'Mira Castellanos'],
      ['claim', 'harbour-pharmacy-charbr', 'Cleo Marchetti'],
      ['change', 'mill-lane-dental-practice', 'Owen Fairweather'],
    ]);
    for (const { slug, routes } of items?.filter(({ state }) => state !== 'contested') ?? []) {
      const [route] = routes.includes('approve-claim') ? (['approve-claim'] as const) : routes;
      if (!route) throw new Error('There is a page for each.');
      const { href } = await request(issueDecisionLink, { body: { slug, route, inApp: true } });
      const link = { slug, route, token: href?.split('token=')[1] ?? '' };
      const { evidence: files } = await request(previewDecision, { query: link });
      for (const { id } of files) expect((await request(getEvidence, { query: { id } })).size).toBeGreaterThan(0);
      expect((await decideBy(link)).decision.outcome).toBe('approved');
    }
    expect((await request(facility, { query: { slug: 'new-quay-imaging' } })).publicationStatus).toBe('published');
    const decided = await request(listRequests, { query: { state: 'decided' } });
    expect(await request(facility, { query: { slug: 'mill-lane-dental-practice' } })).toMatchObject({
      name: 'Mill Lane Dental Centre',
      changesPending: false,
    });
    expect(decided.items?.map(({ state }) => state)).toEqual([
      'approved',
      'approved',
      'approved',
      'approved',
      'rejected',
      'rejected',
      'approved',
    ]);
  });

  it('is searched by facility, place and person, and counted', async () => {
    await signInAndStoreToken('ada');
    const find = async (q: string) => {
      const { items } = await request(listRequests, { query: { q } });
      return items?.map(({ slug }) => slug);
    };
    expect(await find('marchetti')).toEqual(['new-quay-imaging', 'harbour-pharmacy-charbr']);
    expect(await find('  OPTICIANS mira ')).toEqual(['anchor-street-opticians']);
    expect(await find('port calder')).not.toEqual([]);
    expect(await find('zebra')).toEqual([]);
    expect(await request(getRequestCount, {})).toEqual({ open: 5 });
    await signInAndStoreToken('mira');
    expect((await expectHttpError(request(getRequestCount, {}))).status).toBe(403);
  });

  it('belongs to the demo accounts', async () => {
    await signInAndStoreToken('mira');
    expect((await request(listVerifications, { query: {} })).items?.map(({ state }) => state)).toEqual([
      'open',
      'rejected',
      'approved',
    ]);
    expect(await request(listSubmitted, {})).toMatchObject([{ publicationStatus: 'rejected' }]);
    await signInAndStoreToken('cleo');
    expect(await request(listSubmitted, {})).toMatchObject([{ publicationStatus: 'pending' }]);
    await signInAndStoreToken('owen');
    const owned = await request(listOwned, {});
    expect(owned.find((one) => one.changes !== null)).toMatchObject({
      facility: { name: 'Mill Lane Dental Practice' },
      changes: { fields: [{ path: 'name', after: 'Mill Lane Dental Centre' }] },
    });
    // Also before anybody has signed in.
    expect((await request(facility, { query: { slug: 'mill-lane-dental-practice' } })).changesPending).toBe(true);
    const [contested] = owned.flatMap(({ contestedClaims }) => contestedClaims);
    expect(contested).toMatchObject({ slug: 'harbour-pharmacy-charbr', deadline: '2026-03-21T10:00:00.000Z' });
    const body = { id: contested?.id ?? '', answer: 'agree' as const, note: '' };
    expect((await request(respondToClaim, { body })).state).toBe('submitted');
    expect((await request(listClaims, { query: {} })).items).toHaveLength(1);
  });

  it('is led to by directions for those who may see it while it is not published', async () => {
    await signInAndStoreToken('mira');
    const { id, geo } = await request(facility, { query: { slug: 'sunny-corner-clinic' } });
    const ask = () => request(directions, { query: { from: `${geo.lat},${geo.lon}`, to: id, mode: 'walk' } });
    expect((await ask()).code).toBe('Ok');
    await signInAndStoreToken('uma');
    expect((await expectHttpError(ask())).status).toBe(404);
  });

  it('is corrected and sent again when it was rejected, and listed once it is approved', async () => {
    await signInAndStoreToken('mira');
    const [rejected] = await request(listSubmitted, {});
    expect(rejected).toMatchObject({ again: true, facility: { slug: 'sunny-corner-clinic' } });
    const before = await request(facility, { query: { slug: 'sunny-corner-clinic' } });
    const draft = await request(reopenSubmission, { body: { id: before.id } });
    expect(draft.again?.rejection?.message).toMatch(/photo of the entrance/);
    expect(draft.values).toMatchObject({
      facility: { name: 'Sunny Corner Clinic' },
      note: 'A neighbour told me about it.',
    });
    const values = {
      ...draft.values,
      declared: true,
      facility: { ...draft.values.facility, email: 'desk@sunny-corner.example' },
    };
    const body = { ...toSubmission(values), draftId: draft.id } as Parameters<
      typeof request<typeof createFacility>
    >[1]['body'];
    expect(await request(createFacility, { body })).toMatchObject({
      id: before.id,
      slug: before.slug,
      code: before.code,
      publicationStatus: 'pending',
    });
    expect(await request(listSubmitted, {})).toMatchObject([{ publicationStatus: 'pending', again: false }]);
    expect((await request(submission, { query: { slug: before.slug } })).publicationStatus).toBe('pending');
    await signInAndStoreToken('ada');
    await decideBy({ ...(await mailedLink('ada@orvela.example')), route: 'approve-verify' });
    expect(await request(facility, { query: { slug: before.slug } })).toMatchObject({
      publicationStatus: 'published',
      email: 'desk@sunny-corner.example',
    });
    const { items } = await request(searchFacilities, { query: { location: 'anywhere', term: 'Sunny Corner Clinic' } });
    expect(items?.filter(({ slug }) => slug === before.slug)).toHaveLength(1);
  });
});
