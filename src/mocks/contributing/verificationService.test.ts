import { describe, expect, it, vi } from 'vitest';

import { request } from '#lib/http/request';
import { audit, requests } from './store';
import { facilityId } from '#mocks/directory/seed/random';
import { getAccount, listOutbox, patchAccount } from '#modules/account/api';
import {
  getFacilityRelationship,
  listVerifications,
  requestVerification,
  withdrawVerification,
} from '#modules/contributing/api';
import { facility } from '#modules/facility/api';
import { facilities } from '#modules/facility-search/api';
import { getNotifications } from '#modules/notices/api';

import {
  requestedBy,
  decideBy,
  form,
  storedRecords,
  setElapsedDays,
  mailedLink,
  sample,
} from '#mocks/testing/contributingCalls';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { storeToken, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();

const shown = () => request(facility, { query: { slug: sample.free.slug } });
const found = async (term: string) =>
  (await request(facilities, { query: { location: 'port-calder', term } })).items?.[0];

describe('asking for a verification', () => {
  it('marks the facility, thanks who asked, and mails a link to each administrator', async () => {
    const verification = await requestedBy('mira');
    expect(verification).toMatchObject({ kind: 'verify', state: 'open', facility: { slug: sample.free.slug } });
    expect(verification.timeline.map(({ action }) => action)).toEqual(['verification.requested']);
    expect((await shown()).verification.state).toBe('pending');

    const mails = await request(listOutbox, {});
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'ada@orvela.example',
      'alan@orvela.example',
      'mira@orvela.example',
    ]);
    const tokens = mails.flatMap(({ links }) => links).filter(({ href }) => href.includes('token='));
    expect(new Set(tokens.map(({ href }) => href)).size).toBe(2);
    await signInAndStoreToken('ada');
    const [notice] = await request(getNotifications, {});
    expect(notice).toMatchObject({ link: '/outbox', read: false });
    expect(JSON.stringify(notice)).not.toContain('token=');
  });

  it('mails only what is needed to people who want no mails, and tells them in the service', async () => {
    const { revision } = await signInAndStoreToken('mira').then(() => request(getAccount, {}));
    await request(patchAccount, { body: { account: { notify: { email: false } }, revision } });
    await requestedBy('mira');
    // The administrators' mails hold the links that decide.
    const mails = await request(listOutbox, {});
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@orvela.example', 'alan@orvela.example']);
    expect(await request(getNotifications, {})).toContainEqual(expect.objectContaining({ link: '/account/facility' }));
  });

  it('is refused while another is open, whoever made it', async () => {
    await requestedBy('mira');
    expect((await expectHttpError(requestedBy('mira'))).problem).toMatchObject({ code: 'request-open', own: true });
    expect((await expectHttpError(requestedBy('cleo'))).problem).toMatchObject({ code: 'request-open', own: false });
    expect(await requests.list()).toHaveLength(1);
  });

  it('is refused without a confirmed e-mail address, and for what is not public', async () => {
    expect((await expectHttpError(requestedBy('uma'))).problem.code).toBe('email-not-verified');
    expect((await expectHttpError(requestedBy('mira', { facilityId: facilityId(23) }))).problem.code).toBe('not-found');
    storeToken();
    expect((await expectHttpError(request(requestVerification, { body: { verification: form() } }))).problem.code).toBe(
      'unauthenticated',
    );
  });

  it('takes five open requests of one person', async () => {
    const unverified = [8, 11, 14, 16, 22, 26].map((n) => facilityId(n));
    for (const id of unverified.slice(0, 5)) await requestedBy('mira', { facilityId: id });
    const sixth = await expectHttpError(requestedBy('mira', { facilityId: unverified[5] ?? '' }));
    expect(sixth.problem).toMatchObject({ code: 'rate-limited', reason: 'too-many-open' });
  });
});

describe('an approval', () => {
  it('is seen on the page and in the search, corrections and all', async () => {
    expect(await found('dr celik')).toMatchObject({ verification: { state: 'unverified' } });
    const checklist = { ...form().checklist, name: 'wrong', phone: 'wrong' } as const;
    await requestedBy('mira', {
      checklist,
      corrections: { name: 'Çelik Family Practice', phone: '+999 20 555 014' },
    });
    await signInAndStoreToken('ada');
    const decided = await decideBy(await mailedLink('ada@orvela.example'));
    expect(decided).toMatchObject({ decision: { outcome: 'approved' }, published: true });
    expect(decided.sent.map(({ to }) => to)).toEqual(['mira@orvela.example']);

    storeToken();
    expect(await shown()).toMatchObject({
      name: 'Çelik Family Practice',
      revision: expect.any(Number),
      phones: [{ number: '+99920555014' }],
      verification: { state: 'verified', method: 'visit', verifiedAt: '2026-03-14T12:00:00.000Z' },
    });
    expect(await found('celik family')).toMatchObject({
      slug: sample.free.slug,
      name: 'Çelik Family Practice',
      phone: '+99920555014',
      verification: { state: 'verified' },
    });
  });
});

describe('a rejection', () => {
  it('leaves the facility as it was, says why, and lets nobody ask again for 7 days', async () => {
    await requestedBy('mira');
    await signInAndStoreToken('alan');
    const link = await mailedLink('alan@orvela.example');
    await decideBy({ ...link, route: 'reject' });
    expect((await shown()).verification.state).toBe('unverified');
    await signInAndStoreToken('mira');
    const { items } = await request(listVerifications, { query: {} });
    expect(items?.[0]).toMatchObject({
      state: 'rejected',
      decision: { reasonCode: 'insufficient-evidence', adminName: '' },
    });
    expect(items?.[0]?.timeline.map(({ action, actor }) => [action, actor.display])).toEqual([
      ['verification.requested', 'Mira Castellanos'],
      ['verification.rejected', ''],
    ]);
    const relationship = await request(getFacilityRelationship, { query: { id: sample.free.id } });
    expect(relationship.coolDownUntil).toBe('2026-03-23T10:00:00.000Z');
    expect((await expectHttpError(requestedBy('mira'))).problem).toMatchObject({
      code: 'rate-limited',
      reason: 'cool-down',
    });
    await setElapsedDays(7, 'mira');
    expect((await requestedBy('mira')).state).toBe('open');
  });
});

describe('the end without a decision', () => {
  it('comes when who asked withdraws, and links are void', async () => {
    const { id } = await requestedBy('mira');
    const link = await mailedLink('ada@orvela.example');
    await signInAndStoreToken('cleo');
    expect((await expectHttpError(request(withdrawVerification, { query: { id } }))).problem.code).toBe('not-found');
    await signInAndStoreToken('mira');
    expect(await request(withdrawVerification, { query: { id } })).toBe(true);
    expect((await expectHttpError(request(withdrawVerification, { query: { id } }))).problem.code).toBe(
      'already-decided',
    );
    expect((await shown()).verification.state).toBe('unverified');
    await signInAndStoreToken('ada');
    expect((await expectHttpError(decideBy(link))).problem).toMatchObject({
      code: 'already-decided',
      state: 'withdrawn',
    });
  });

  it('comes after 30 days, by itself', async () => {
    await requestedBy('mira');
    await setElapsedDays(30, 'mira');
    const { items } = await request(listVerifications, { query: {} });
    expect(items?.[0]).toMatchObject({ state: 'expired' });
    expect((await audit.list()).at(-1)).toMatchObject({ action: 'verification.lapsed', actor: { role: 'system' } });
    expect((await shown()).verification.state).toBe('unverified');
  });
});

it('keeps nothing of a request whose writing breaks off', async () => {
  await signInAndStoreToken('mira');
  const before = await storedRecords();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(audit, 'addLast').mockRejectedValueOnce(new Error('The power is gone.'));
  expect((await expectHttpError(request(requestVerification, { body: { verification: form() } }))).status).toBe(500);
  vi.restoreAllMocks();
  expect(await storedRecords()).toBe(before);
  expect(await request(listOutbox, {})).toEqual([]);
});
