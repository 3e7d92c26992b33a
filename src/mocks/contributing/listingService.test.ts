import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { accounts } from '#mocks/accounts/store';
import { audit, requests } from './store';
import { facilityChanges } from '#mocks/directory/store';
import { facilityId } from '#mocks/directory/seed/random';
import { listOutbox } from '#modules/account/api';
import {
  actOnListing,
  getListing,
  listOwned,
  listRequests,
  listSubmitted,
  listVerifications,
  relinquish,
  startClaim,
  undoDecision,
} from '#modules/contributing/api';
import type { ListingAction } from '#modules/contributing/listing';
import { facility, history, report } from '#modules/facility/api';
import { facilities } from '#modules/facility-search/api';

import {
  requestedBy,
  claimedBy,
  decideBy,
  storedRecords,
  setElapsedDays,
  mailedLink,
  sample,
} from '#mocks/testing/contributingCalls';
import { newFacilityBy } from '#mocks/testing/newFacility';
import { proposeName } from '#mocks/testing/proposedChange';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { storeToken, sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();

const ada = 'ada@orvela.example';
const reason = 'Two neighbours say that the house is empty.';
const clinic = 'saltmarket-clinic';
const act = (action: ListingAction, slug: string = clinic, target?: string) =>
  request(actOnListing, {
    body: { listing: { slug, action, reason, ...(target !== undefined && { target }) }, confirmed: true },
  });
const open = (slug: string) => request(facility, { query: { slug } });
const refused = async (call: Promise<unknown>) => (await expectHttpError(call)).problem;
const actions = async (about?: string) =>
  (await audit.list()).filter(({ facilityId: id }) => about === undefined || id === about).map(({ action }) => action);
const subjects = async (to: string) =>
  (await request(listOutbox, {})).filter((mail) => mail.to === to).map(({ subject }) => subject);
const found = async (term: string) =>
  ((await request(facilities, { query: { location: 'port-calder', term } })).items ?? []).map(({ slug }) => slug);

describe('what was done with a facility', () => {
  const trail = async (id: string) => (await request(history, { query: { id } })).audit;

  it('is told to who manages it and to administrators, with names only to these', async () => {
    const id = facilityId(1);
    await signInAndStoreToken('ada');
    await act('suspend');
    await act('reinstate');
    expect(await trail(id)).toMatchObject([
      { action: 'facility.suspended', note: reason, actor: { role: 'admin', display: 'Ada Lindqvist' } },
      { action: 'facility.reinstated' },
    ]);
    expect(await trail(facilityId(8))).toEqual([]);
    await signInAndStoreToken('owen');
    expect(await trail(id)).toMatchObject([
      { action: 'facility.suspended', note: reason, actor: { role: 'admin', display: '' } },
      { action: 'facility.reinstated' },
    ]);
    expect(await trail(facilityId(8))).toBeNull();
  });

  it('is told to nobody else', async () => {
    await signInAndStoreToken('ada');
    await act('suspend');
    await act('reinstate');
    await signInAndStoreToken('cleo');
    expect(await trail(facilityId(1))).toBeNull();
    storeToken();
    expect(await trail(facilityId(1))).toBeNull();
  });

  it('leaves out for its manager what was written to somebody else who claims it', async () => {
    await claimedBy('cleo', facilityId(1));
    await signInAndStoreToken('ada');
    const all = await trail(facilityId(1));
    await signInAndStoreToken('owen');
    const visible = await trail(facilityId(1));
    expect(visible?.map(({ action }) => action)).toEqual(all?.map(({ action }) => action));
    expect(visible?.length).toBeGreaterThan(0);
    expect(visible?.map(({ note }) => note).join('')).toBe('');
  });
});

describe('a suspended facility', () => {
  it('is seen by its manager and administrators alone, until it is reinstated', async () => {
    await signInAndStoreToken('ada');
    expect(await found('saltmarket')).toContain(clinic);
    const response = await act('suspend');
    expect(response).toMatchObject({
      done: 'suspend',
      back: 'reinstate',
      listing: { publicationStatus: 'suspended', actions: ['reinstate', 'revoke-verification', 'revoke-claim'] },
      sent: [{ to: 'owen@orvela.example', subject: 'Saltmarket Clinic has been suspended' }],
    });
    expect((await open(clinic)).publicationStatus).toBe('suspended');
    expect(await found('saltmarket')).not.toContain(clinic);
    await signInAndStoreToken('owen');
    expect((await open(clinic)).publicationStatus).toBe('suspended');
    await signInAndStoreToken('mira');
    expect((await refused(open(clinic))).code).toBe('not-found');
    storeToken();
    expect((await refused(open(clinic))).code).toBe('not-found');

    await signInAndStoreToken('alan');
    expect((await refused(act('suspend'))).code).toBe('already-decided');
    expect((await act('reinstate')).listing.publicationStatus).toBe('published');
    expect(await found('saltmarket')).toContain(clinic);
    expect(await actions()).toEqual(['facility.suspended', 'facility.reinstated']);
    expect((await audit.list())[0]).toMatchObject({ note: reason, actor: { role: 'admin', display: 'Ada Lindqvist' } });
    expect(await subjects('owen@orvela.example')).toEqual([
      'Saltmarket Clinic has been relisted',
      'Saltmarket Clinic has been suspended',
    ]);
  });

  it('is suspended once when two administrators press at once', async () => {
    await signInAndStoreToken('ada');
    const outcomes = await Promise.allSettled([act('suspend'), act('suspend')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await actions()).toEqual(['facility.suspended']);
  });
});

describe('a duplicate', () => {
  const into = 'harbour-pharmacy';

  it('leads to the facility that stays, wherever that has gone since, until both are separated', async () => {
    await signInAndStoreToken('ada');
    await act('merge', sample.free.slug, into);
    storeToken();
    expect(await refused(open(sample.free.slug))).toMatchObject({ code: 'moved', slug: into, merged: true });
    expect(await found('celik')).not.toContain(sample.free.slug);
    await signInAndStoreToken('ada');
    await act('merge', into, clinic);
    expect(await refused(open(sample.free.slug))).toMatchObject({ code: 'moved', slug: clinic });
    await act('separate', sample.free.slug);
    expect((await open(sample.free.slug)).publicationStatus).toBe('published');
    expect(await actions()).toEqual(['facility.merged', 'facility.merged', 'facility.separated']);
  });

  it('needs another facility that is listed, and nothing that waits', async () => {
    await signInAndStoreToken('ada');
    const before = await storedRecords();
    for (const target of [undefined, clinic, 'no-such-place', 'new-quay-imaging']) {
      expect((await refused(act('merge', clinic, target))).errors?.[0]).toMatchObject({
        pointer: '/listing/target',
        message: 'problem.listingTarget',
      });
    }
    expect(await storedRecords()).toBe(before);
    await requestedBy('mira');
    await signInAndStoreToken('ada');
    expect((await refused(act('merge', sample.free.slug, into))).code).toBe('request-open');
    expect((await request(getListing, { query: { slug: sample.free.slug } })).actions).toEqual(['suspend']);
  });
});

describe('a verification that is taken back', () => {
  it('leaves the facility unverified, and tells who manages it and who checked', async () => {
    await requestedBy('mira');
    await signInAndStoreToken('ada');
    expect((await refused(act('revoke-verification', sample.free.slug))).code).toBe('already-decided');
    await decideBy(await mailedLink(ada));
    const { listing, back, sent } = await act('revoke-verification', sample.free.slug);
    expect([listing.verification, back, sent.map(({ to }) => to)]).toEqual([
      'unverified',
      null,
      ['mira@orvela.example'],
    ]);
    expect((await open(sample.free.slug)).verification).toEqual({ state: 'unverified' });
    expect((await actions(sample.free.id)).at(-1)).toBe('verification.revoked');
    expect((await requestedBy('cleo')).state).toBe('open');
  });
});

describe('a manager who is taken off', () => {
  it('no longer manages it; the claim has ended, and whoever waited for them waits for an administrator', async () => {
    await claimedBy('cleo');
    await signInAndStoreToken('ada');
    await decideBy(await mailedLink(ada));
    const contested = await claimedBy('mira');
    expect(contested.state).toBe('contested');
    await signInAndStoreToken('alan');
    const { sent, back, listing } = await act('revoke-claim', sample.free.slug);
    expect([sent.map(({ to }) => to), back, listing.managed]).toEqual([['cleo@orvela.example'], null, false]);
    expect((await open(sample.free.slug)).ownership.state).toBe('claim-pending');
    expect((await actions(sample.free.id)).slice(-2)).toEqual(['claim.revoked', 'claim.owner-gone']);
    await signInAndStoreToken('cleo');
    expect(await request(listOwned, {})).toEqual([]);
    await signInAndStoreToken('ada');
    const decided = await decideBy(await mailedLink(ada));
    expect(decided.sent.map(({ to }) => to)).toEqual(['mira@orvela.example']);
  });

  it('is told by the claim of somebody else too: one facility has one approved claim', async () => {
    const first = await claimedBy('cleo');
    await signInAndStoreToken('ada');
    await decideBy(await mailedLink(ada));
    await claimedBy('mira');
    await setElapsedDays(7, 'ada');
    await request(listRequests, { query: {} });
    await decideBy(await mailedLink(ada), { message: 'The licence names the claimant as the owner.' });
    expect((await audit.list()).at(-1)).toMatchObject({ action: 'claim.replaced', requestId: first.id });
  });

  it('is a matter of administrators who do not manage it themselves', async () => {
    await claimedBy('ada');
    await signInAndStoreToken('alan');
    await decideBy(await mailedLink('alan@orvela.example'));
    await signInAndStoreToken('ada');
    expect(await request(getListing, { query: { slug: sample.free.slug } })).toMatchObject({ own: true, actions: [] });
    expect((await refused(act('revoke-claim', sample.free.slug))).code).toBe('self-decision');
    for (const name of ['mira', 'owen'] as const) {
      await signInAndStoreToken(name);
      expect((await refused(act('suspend'))).code).toBe('forbidden');
    }
  });
});

it('takes no bad input: the field is named and nothing is kept', async () => {
  await signInAndStoreToken('ada');
  const before = await storedRecords();
  const good = { slug: clinic, action: 'suspend', reason, target: 'harbour-pharmacy' };
  const bad = [
    ['slug', ''],
    ['slug', 7],
    ['slug', 'Not A Slug'],
    ['action', 'delete'],
    ['action', null],
    ['reason', 'Too short'],
    ['reason', ' '.repeat(30)],
    ['reason', 'x'.repeat(1001)],
    ['target', ''],
  ] as const;
  for (const [field, value] of bad) {
    const response = await sendRaw('api/admin/facility', {
      method: 'POST',
      body: JSON.stringify({ listing: { ...good, [field]: value }, confirmed: true }),
    });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
    expect(errors[0]?.pointer).toBe(`/listing/${field}`);
  }
  const unconfirmed = await sendRaw('api/admin/facility', { method: 'POST', body: JSON.stringify({ listing: good }) });
  expect(unconfirmed.status).toBe(422);
  expect(await storedRecords()).toBe(before);
});

describe('the passing of time', () => {
  const yearLater = 365;

  it('reminds who had a facility verified 30 days before that ends, then ends it', async () => {
    await requestedBy('mira');
    await signInAndStoreToken('ada');
    await decideBy(await mailedLink(ada));
    await setElapsedDays(yearLater - 33, 'mira');
    await request(listVerifications, { query: {} });
    expect((await open(sample.free.slug)).verification.state).toBe('verified');
    await setElapsedDays(yearLater - 31, 'mira');
    await request(listVerifications, { query: {} });
    await request(listVerifications, { query: {} });
    expect((await open(sample.free.slug)).verification.state).toBe('due');
    const reminders = (await request(listOutbox, {})).filter(({ subject }) => subject.includes('still correct'));
    expect(reminders).toMatchObject([
      { to: 'mira@orvela.example', links: [{ href: '/facility/dr-celik-family-practice?action=verify' }] },
    ]);
    await setElapsedDays(yearLater, 'mira');
    await request(listVerifications, { query: {} });
    expect((await open(sample.free.slug)).verification.state).toBe('expired');
    expect((await actions(sample.free.id)).slice(-2)).toEqual(['verification.due', 'verification.expired']);
  });

  it('ends a new facility that nobody decided, and gives it back as a draft', async () => {
    const { id } = await newFacilityBy('mira');
    await setElapsedDays(30, 'mira');
    expect(await request(listSubmitted, {})).toMatchObject([{ publicationStatus: 'draft', requestId: null }]);
    expect((await actions(id)).at(-1)).toBe('facility.lapsed');
  });

  it('deletes what was rejected 90 days ago, and keeps its trail and its number', async () => {
    const { id, slug } = await newFacilityBy('mira');
    await signInAndStoreToken('ada');
    await decideBy({ ...(await mailedLink(ada)), route: 'reject' });
    await setElapsedDays(89, 'mira');
    expect(await request(listSubmitted, {})).toHaveLength(1);
    await setElapsedDays(90, 'mira');
    expect(await request(listSubmitted, {})).toEqual([]);
    expect((await refused(open(slug))).code).toBe('not-found');
    expect([await facilityChanges.list(), await requests.list()]).toEqual([[], []]);
    expect(await actions(id)).toEqual(['facility.submitted', 'facility.rejected', 'facility.deleted']);
    expect((await subjects('mira@orvela.example'))[0]).toBe('Gullwing Hand Clinic has been deleted');
  });
});

it('marks a facility for a new check after three reports within 30 days, once, and tells the administrators', async () => {
  const { id } = sample.owned;
  const say = () => request(report, { body: { id, report: { kind: 'phone', note: 'Nobody answers there.' } } });
  await say();
  await say();
  await signInAndStoreToken('ada');
  await request(listRequests, { query: {} });
  expect((await open(clinic)).verification.state).toBe('verified');
  await say();
  await request(listRequests, { query: {} });
  await request(listRequests, { query: {} });
  expect((await open(clinic)).verification.state).toBe('due');
  expect(await actions(id)).toEqual(['verification.doubted']);
  expect(await subjects(ada)).toEqual(['Visitors reported incorrect details for Saltmarket Clinic']);
});

it('withdraws the change of an owner who gives up, and writes both down', async () => {
  const { user } = await signInAndStoreToken('owen');
  await proposeName(await accounts.get(user.id), sample.owned.id, 'Saltmarket Health Centre');
  await request(relinquish, { body: { id: sample.owned.id, confirmed: true } });
  expect(await actions(sample.owned.id)).toEqual(['change.proposed', 'change.withdrawn', 'claim.relinquished']);
  expect(await requests.list()).toMatchObject([{ kind: 'change', state: 'withdrawn' }]);
});

it('lets nobody take back what was decided about themselves', async () => {
  await requestedBy('ada');
  await signInAndStoreToken('alan');
  const { id } = await decideBy({ ...(await mailedLink('alan@orvela.example')), route: 'reject' });
  await signInAndStoreToken('ada');
  expect((await refused(request(undoDecision, { query: { id } }))).code).toBe('self-decision');
  await signInAndStoreToken('alan');
  expect(await request(undoDecision, { query: { id } })).toBe(true);
});

it('keeps a suspended facility from being claimed', async () => {
  await signInAndStoreToken('ada');
  await act('suspend', 'beacon-physiotherapy');
  await signInAndStoreToken('cleo');
  const claim = {
    facilityId: facilityId(14),
    role: 'owner' as const,
    relationNote: 'I have run this practice for eleven years.',
    workEmail: 'cleo@practice.example',
  };
  expect((await refused(request(startClaim, { body: { claim } }))).code).toBe('not-found');
});
