import { describe, expect, it, vi } from 'vitest';

import { request } from '#lib/http/request';
import { audit } from '#mocks/contributing/store';
import { drafts as draftStore } from './drafts';
import { sampleDraft } from '#mocks/testing/facilityDrafts';
import { facilityCreateScenarios } from './scenarios';
import { notifications } from '#mocks/notices/store';
import { photos } from './photos';
import { submissions } from './store';
import {
  addPhoto,
  discardDraft,
  draft,
  drafts,
  duplicates,
  removePhoto,
  saveDraft,
  submission,
  towns,
} from '#modules/facility-create/api';
import { toSubmission } from '#modules/facility-create/toSubmission';
import { facility } from '#modules/facility/api';
import { facilities } from '#modules/facility-search/api';

import { badIds, changed, draftCases, duplicateCases, submissionCases } from '#mocks/testing/facilityCreateCases';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { expectFaults, mailsTo, setElapsedMinutes } from '#mocks/testing/sessionCalls';
import { storeToken, sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'mira' });

const id = 'drf_first-draft';
const good = { ...toSubmission(sampleDraft), draftId: id };
const post = (body: unknown) => sendRaw('api/directory/facility', { method: 'POST', body: JSON.stringify(body) });
const create = async (change: Record<string, unknown> = {}) => {
  const response = await post(changed(good, change));
  return { status: response.status, body: await response.json() };
};
const save = (name: string, baseUpdatedAt: string | null, draftId = id) =>
  request(saveDraft, {
    body: {
      id: draftId,
      draft: { step: 'name', values: { ...sampleDraft, facility: { ...sampleDraft.facility, name } } },
      baseUpdatedAt,
    },
  });

async function expectNothingKept(): Promise<void> {
  expect(await submissions.list()).toEqual([]);
  expect(await audit.list()).toEqual([]);
  expect(await mailsTo('mira@orvela.example')).toEqual([]);
}

describe('GET api/directory/towns', () => {
  it('names every town with its districts', async () => {
    const all = await request(towns, {});
    expect(all).toHaveLength(12);
    const calder = all.find(({ id: town }) => town === 'port-calder');
    expect(calder).toMatchObject({ name: 'Port Calder', region: 'Calder' });
    expect(calder?.districts.map(({ name }) => name)).toContain('Old Harbour');
    expect(all.every(({ districts }) => districts.length > 0)).toBe(true);
  });
});

describe('POST api/directory/facility', () => {
  it('keeps it as pending, for its submitter and for administrators', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: 'lantern-row-travel-clinic',
      code: 'XV-002401',
      name: 'Lantern Row Travel Clinic',
      publicationStatus: 'pending',
      submitterIsOwner: false,
    });
    const query = { slug: body.slug };
    expect(await request(facility, { query })).toMatchObject({
      name: 'Lantern Row Travel Clinic',
      publicationStatus: 'pending',
      address: { line1: '21 Lantern Row', district: 'Old Harbour', city: 'Port Calder', region: 'Calder' },
      phones: [{ number: '+99920555014', description: 'Front desk' }],
      openState: { state: 'open' },
    });
    expect(await request(submission, { query })).toEqual(body);
    await signInAndStoreToken('ada');
    expect((await request(facility, { query })).slug).toBe(body.slug);
    for (const name of ['owen', undefined] as const) {
      if (name) await signInAndStoreToken(name);
      else storeToken();
      expect((await expectHttpError(request(facility, { query }))).problem.code).toBe('not-found');
    }
    const { items } = await request(facilities, { query: { location: 'port-calder', term: 'Lantern Row Travel' } });
    expect(items?.some(({ slug }) => slug === body.slug)).toBe(false);
  });

  it('notes it in the trail and tells submitter and administrators', async () => {
    const { body } = await create();
    expect(await audit.list()).toMatchObject([
      {
        action: 'facility.submitted',
        actor: { role: 'user', display: 'Mira Castellanos' },
        facilityId: body.id,
      },
    ]);
    const [mail] = await mailsTo('mira@orvela.example');
    expect(mail).toMatchObject({
      subject: 'Submission received: Lantern Row Travel Clinic (new facility)',
      links: [{ href: '/account/facility' }],
    });
    expect(await mailsTo('ada@orvela.example')).toHaveLength(1);
    expect(await mailsTo('alan@orvela.example')).toHaveLength(1);
  });

  it('ends the draft it was made of', async () => {
    await save('Lantern Row', null);
    await create();
    expect((await request(drafts, {})).drafts).toEqual([]);
    expect((await request(drafts, {})).openSubmissions).toBe(1);
    expect((await expectHttpError(save('Once more', '2026-03-16T10:00:00.000Z'))).problem.code).toBe('not-found');
  });

  it('is taken once, however often it is sent', async () => {
    const [one, other] = await Promise.all([create(), create()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect((await create()).body).toEqual(one.body);
    expect(await submissions.list()).toHaveLength(1);
    expect(await audit.list()).toHaveLength(1);
    expect(await mailsTo('mira@orvela.example')).toHaveLength(1);
  });

  it('keeps all of it or nothing, wherever it breaks off', async () => {
    await save('Lantern Row', null);
    for (let writes = 0; writes < 3; writes++) {
      const raise = vi.spyOn(notifications, 'raise');
      for (let n = 0; n < writes; n++) raise.mockImplementationOnce(async () => ({}) as never);
      raise.mockRejectedValueOnce(new Error('The page is gone.'));
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect((await create()).status).toBe(500);
      raise.mockRestore();
      said.mockRestore();
      await expectNothingKept();
      expect((await request(drafts, {})).drafts).toHaveLength(1);
    }
    expect((await create()).status).toBe(201);
  });

  it('waits for a confirmed address', async () => {
    await signInAndStoreToken('uma');
    expect(await create()).toMatchObject({ status: 403, body: { code: 'email-not-verified' } });
    await expectNothingKept();
  });

  it('takes five undecided ones', async () => {
    for (let n = 1; n <= 5; n++) {
      const change = { draftId: `drf_number-${n}`, 'facility/name': `Quiet ${'ABCDE'[n - 1]}bc${n} Rooms ${n}xyz` };
      const response = await create({ ...change, duplicateAnswer: { answer: 'none', seen: await seenIds() } });
      expect(response.status).toBe(201);
    }
    const seen = await seenIds();
    const sixth = await create({ draftId: 'drf_number-6', duplicateAnswer: { answer: 'none', seen } });
    expect(sixth).toMatchObject({ status: 429, body: { code: 'rate-limited', open: 5 } });
    expect(await submissions.list()).toHaveLength(5);
  });

  it('gives each an address of its own', async () => {
    const slugs = [];
    for (let n = 1; n <= 4; n++) {
      const duplicateAnswer = { answer: 'none', seen: await seenIds() };
      const change = { draftId: `drf_number-${n}`, 'facility/name': 'Create', duplicateAnswer };
      slugs.push((await create(change)).body.slug);
    }
    expect(slugs).toEqual(['create-old-harbour', 'create-port-calder', 'create-port-calder-2', 'create-port-calder-3']);
  });

  it('does not give away where a hidden one is', async () => {
    const { body } = await create({
      'facility/locationVisibility': 'hidden',
      'facility/visibilityReason': 'A refuge',
      'facility/address/line1': '',
    });
    const found = await request(facility, { query: { slug: body.slug } });
    expect(found.address.line1).toBeUndefined();
    expect(found.geo).toMatchObject({ source: 'district-centroid' });
    expect(JSON.stringify(found)).not.toContain('44.5121');
  });

  it('asks about what is similar first', async () => {
    const change = { 'facility/phones': [{ number: '+99920112648', type: 'voice' }], duplicateAnswer: undefined };
    const [harbour] = (await request(facilities, { query: { location: 'port-calder' } })).items ?? [];
    const phones = [{ number: harbour?.phone, type: 'voice' }];
    const refused = await create({ ...change, 'facility/phones': phones });
    expect(refused).toMatchObject({ status: 409, body: { code: 'duplicate-suspected' } });
    expect(refused.body.candidates[0]).toMatchObject({ id: harbour?.id, reasons: expect.arrayContaining(['phone']) });
    await expectNothingKept();
    const seen = refused.body.candidates.map(({ id: one }: { id: string }) => one);
    const withAnswer = { 'facility/phones': phones, duplicateAnswer: { answer: 'none', seen } };
    expect((await create(withAnswer)).status).toBe(201);
  });

  it('needs a signed-in person', async () => {
    storeToken();
    expect((await create()).status).toBe(401);
    await expectNothingKept();
  });

  it('names what is wrong in two hundred bad submissions and keeps none', async () => {
    expect(submissionCases.length).toBeGreaterThanOrEqual(200);
    for (const [change, pointer] of submissionCases) {
      const { status, body } = await create(change);
      const pointers = body.errors?.map((error: { pointer: string }) => error.pointer) ?? [];
      expect({ change, status, told: pointers.includes(pointer) || pointers }).toEqual({
        change,
        status: 422,
        told: true,
      });
    }
    await expectNothingKept();
  }, 60_000);
});

async function seenIds(): Promise<string[]> {
  return (await submissions.list()).map(({ id: one }) => one);
}

describe('POST api/directory/facility/duplicates', () => {
  const ask = (given: Parameters<typeof request<typeof duplicates>>[1]['body']['facility']) =>
    request(duplicates, { body: { facility: given } });

  it('knows a place next door with nearly the same name', async () => {
    const twin = await request(facility, { query: { slug: 'saltmarket-clinic' } });
    const { strong } = await ask({
      name: 'Saltmarket Clinik',
      primaryCategoryId: 'general-practice',
      geo: { lat: twin.geo.lat + 0.0003, lon: twin.geo.lon },
    });
    expect(strong[0]).toMatchObject({
      slug: 'saltmarket-clinic',
      reasons: ['name', 'near'],
      category: 'General practice',
    });
    expect(strong[0]?.distanceM).toBeLessThan(100);
  });

  it('knows it by its name alone, as possible', async () => {
    const { strong, possible } = await ask({ name: 'Salt Market Clinic', primaryCategoryId: 'general-practice' });
    expect(strong).toEqual([]);
    expect(possible.map(({ slug }) => slug)).toContain('saltmarket-clinic');
  });

  it('knows it by its website', async () => {
    const { items } = await request(facilities, { query: { location: 'port-calder', size: 50 } });
    for (const { slug } of items ?? []) {
      const { website, id: own } = await request(facility, { query: { slug } });
      if (website === undefined) continue;
      const { possible } = await ask({ name: 'Anything else', website: `${website.replace('https', 'HTTP')}/` });
      expect(possible).toMatchObject([{ id: own, reasons: ['website'] }]);
      return;
    }
    throw new Error('No facility of the page has a website.');
  });

  it('finds nothing for what is new, and five at most', async () => {
    expect(await ask({ name: 'Lantern Row Travel Clinic' })).toEqual({ strong: [], possible: [] });
    const { strong, possible } = await ask({ name: 'Pharmacy' });
    expect(strong.length + possible.length).toBeLessThanOrEqual(5);
  });

  it('names what is wrong in two hundred bad questions', async () => {
    expect(duplicateCases.length).toBeGreaterThanOrEqual(200);
    for (const [body, pointer] of duplicateCases) {
      const response = await sendRaw('api/directory/facility/duplicates', {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const { errors = [] } = await response.json();
      const pointers = errors.some((error: { pointer: string }) => error.pointer.startsWith(pointer));
      expect({ body, status: response.status, told: pointers }).toEqual({ body, status: 422, told: true });
    }
  });
});

describe('drafts', () => {
  it('are kept for who wrote them', async () => {
    const saved = await save('Lantern Row', null);
    expect(saved).toMatchObject({ id, step: 'name', expiresAt: '2026-04-15T10:00:00.000Z' });
    expect(await request(draft, { query: { id } })).toEqual(saved);
    expect((await request(drafts, {})).drafts).toMatchObject([{ id, step: 'name', name: 'Lantern Row' }]);
    await signInAndStoreToken('owen');
    expect((await request(drafts, {})).drafts).toEqual([]);
    const calls = [
      () => request(draft, { query: { id } }),
      () => save('Mine', null),
      () => request(discardDraft, { query: { id } }),
    ];
    for (const call of calls) expect((await expectHttpError(call())).problem.code).toBe('not-found');
  });

  it('tell a second tab what the first has kept', async () => {
    const first = await save('One', null);
    const second = await save('Two', first.updatedAt);
    expect(second.updatedAt > first.updatedAt).toBe(true);
    for (const base of [first.updatedAt, null]) {
      const { problem } = await expectHttpError(save('Three', base));
      expect(problem).toMatchObject({ code: 'revision-conflict', current: { updatedAt: second.updatedAt } });
    }
    expect((await save('Three', second.updatedAt)).values.facility.name).toBe('Three');
  });

  it('lets one of two win that come at once', async () => {
    const { updatedAt } = await save('One', null);
    const outcomes = await Promise.allSettled([save('Two', updatedAt), save('Three', updatedAt)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('are five at most, and end after 30 days', async () => {
    for (let n = 1; n <= 5; n++) await save(`Draft ${n}`, null, `drf_number-${n}`);
    expect((await expectHttpError(save('Sixth', null))).problem).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/draft', code: 'too_many' }],
    });
    setElapsedMinutes(30 * 24 * 60 + 1);
    await signInAndStoreToken('mira');
    expect((await request(drafts, {})).drafts).toEqual([]);
    expect((await expectHttpError(request(draft, { query: { id: 'drf_number-1' } }))).problem.code).toBe('not-found');
  });

  it('are discarded with their photos', async () => {
    await save('One', null);
    await request(addPhoto, { body: { id, file: png() } });
    expect(await request(discardDraft, { query: { id } })).toBe(true);
    expect(await photos.list()).toEqual([]);
    expect((await expectHttpError(request(discardDraft, { query: { id } }))).problem.code).toBe('not-found');
  });

  it('name what is wrong in two hundred bad ones and keep none', async () => {
    expect(draftCases.length).toBeGreaterThanOrEqual(200);
    for (const [change, pointer] of draftCases) {
      const body = changed({ id, draft: { step: 'name', values: sampleDraft }, baseUpdatedAt: null }, change);
      const response = await sendRaw('api/account/draft', { method: 'PUT', body: JSON.stringify(body) });
      const { errors = [] } = await response.json();
      const pointers = errors.some((error: { pointer: string }) => error.pointer.startsWith(pointer));
      expect({ change, status: response.status, told: pointers }).toEqual({ change, status: 422, told: true });
    }
    expect(await draftStore.list()).toEqual([]);
  });
});

function png(name = 'front.png', extra = 0): File {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return new File([new Uint8Array([...head, ...Array.from({ length: 8 }, () => 1)]), new Uint8Array(extra)], name, {
    type: 'image/png',
  });
}

describe('photos', () => {
  it('are kept, shown, and taken over by the facility', async () => {
    const { id: photo, url } = await request(addPhoto, { body: { id, file: png() } });
    const picture = await fetch(`http://localhost${url}`);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect((await picture.arrayBuffer()).byteLength).toBe(16);
    const { body } = await create({ 'facility/photos': [{ id: photo, alt: 'The front door' }] });
    const { photos: shown } = await request(facility, { query: { slug: body.slug } });
    expect(shown).toEqual([{ id: photo, url, alt: 'The front door' }]);
    expect((await expectHttpError(request(removePhoto, { query: { id: photo } }))).problem.code).toBe('not-found');
  });

  it('must be pictures of a size', async () => {
    const wrong = new File(['<svg/>'], 'front.png', { type: 'image/png' });
    expect((await expectHttpError(request(addPhoto, { body: { id, file: wrong } }))).problem).toMatchObject({
      status: 415,
    });
    const large = png('large.png', 5 * 1024 * 1024);
    expect((await expectHttpError(request(addPhoto, { body: { id, file: large } }))).problem).toMatchObject({
      status: 413,
    });
    expect(await photos.list()).toEqual([]);
  });

  it('of others cannot be taken', async () => {
    const { id: photo } = await request(addPhoto, { body: { id, file: png() } });
    await signInAndStoreToken('owen');
    expect((await expectHttpError(request(removePhoto, { query: { id: photo } }))).problem.code).toBe('not-found');
    const { status, body } = await create({ 'facility/photos': [{ id: photo, alt: 'The front door' }] });
    expect({ status, errors: body.errors }).toMatchObject({
      status: 422,
      errors: [{ pointer: '/facility/photos/0/id' }],
    });
    // The whole use case is rolled back, including the deleted draft and the counted attempt.
    expect(await submissions.list()).toEqual([]);
    expect(await audit.list()).toEqual([]);
  });
});

describe('an id that is none', () => {
  it.each([
    ['GET', 'api/account/draft'],
    ['DELETE', 'api/account/draft'],
    ['DELETE', 'api/directory/facility/photo'],
  ])('is named, two hundred times: %s %s', async (method, address) => {
    await save('Lantern Row', null);
    expect(badIds.length).toBeGreaterThanOrEqual(200);
    for (const bad of badIds) {
      const response = await sendRaw(`${address}?id=${encodeURIComponent(bad)}`, { method });
      const { errors } = await response.json();
      expect({ bad, status: response.status, errors }).toMatchObject({
        status: 422,
        errors: [{ pointer: '/query/id' }],
      });
    }
    expect(await draftStore.list()).toHaveLength(1);
  });

  it('or a file that is none, is named two hundred times: POST api/directory/facility/photo', async () => {
    for (const [n, bad] of badIds.entries()) {
      const body = new FormData();
      const isIdBad = n % 2 === 0;
      body.set('id', isIdBad ? bad : id);
      if (isIdBad) body.set('file', png());
      else if (n % 3 > 0) body.set('file', bad);
      const response = await sendRaw('api/directory/facility/photo', { method: 'POST', body });
      const { errors } = await response.json();
      const pointer = isIdBad ? '/id' : '/file';
      expect({ bad, status: response.status, errors }).toMatchObject({ status: 422, errors: [{ pointer }] });
    }
    expect(await photos.list()).toEqual([]);
  });
});

describe('faults', () => {
  it('are told', async () => {
    await expectFaults(facilityCreateScenarios.drafts, () => request(drafts, {}));
    await expectFaults(facilityCreateScenarios.saveDraft, () => save('One', null));
  });
});
