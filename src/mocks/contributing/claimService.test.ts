import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { request } from '#lib/http/request';
import { claims } from './store';
import { facilityId } from '#mocks/directory/seed/random';
import { listOutbox } from '#modules/account/api';
import {
  getFacilityRelationship,
  getClaim,
  listClaims,
  listOwned,
  patchClaim,
  quickAction,
  relinquish,
  respondToClaim,
  sendClaimCode,
  startClaim,
  verifyClaimCode,
  withdrawClaim,
} from '#modules/contributing/api';
import { facility } from '#modules/facility/api';

import {
  claimedBy,
  decideBy,
  storedRecords,
  setElapsedDays,
  mailedLink,
  sample,
} from '#mocks/testing/contributingCalls';
import { expectHttpError, serveBackend, startTime } from '#mocks/testing/serveBackend';
import { storeToken, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();

const began = (facilityOf: string = sample.free.id) =>
  request(startClaim, {
    body: {
      claim: {
        facilityId: facilityOf,
        role: 'manager',
        relationNote: 'I manage the practice for its owner.',
        workEmail: 'cleo@practice.example',
      },
    },
  });
const ownership = async (slug: string) => (await request(facility, { query: { slug } })).ownership.state;
const codeIn = async () => /^(\d{6}) is your code/.exec((await request(listOutbox, {}))[0]?.subject ?? '')?.[1] ?? '';
const inSeconds = (seconds: number) => setClock(new Date(startTime.getTime() + seconds * 1000));

describe('the way of a claim with a code', () => {
  it('goes through the public address of the facility to its manager', async () => {
    await signInAndStoreToken('cleo');
    const { id, methods } = await began();
    expect(methods.map(({ method, available }) => [method, available])).toEqual([
      ['email-code', true],
      ['phone-code', true],
      ['documents', true],
    ]);
    const sent = await request(sendClaimCode, { body: { id, method: 'email-code' } });
    expect(sent).toMatchObject({ state: 'code-sent', code: { triesLeft: 5, verified: false } });
    expect(sent.code?.maskedTarget).toMatch(/^h•••@/);
    const code = await codeIn();
    const right = await request(verifyClaimCode, { body: { id, code } });
    expect(right.code?.verified).toBe(true);
    const submitted = await request(patchClaim, { body: { id, claim: {}, submit: true, declared: true } });
    expect(submitted).toMatchObject({ state: 'submitted', contested: false });
    expect(await ownership(sample.free.slug)).toBe('claim-pending');

    await signInAndStoreToken('ada');
    const decided = await decideBy(await mailedLink('ada@orvela.example'));
    expect(decided).toMatchObject({ undoUntil: null, sent: [{ to: 'cleo@orvela.example' }] });
    expect(await ownership(sample.free.slug)).toBe('claimed');
    await signInAndStoreToken('cleo');
    expect((await request(listOwned, {})).map((one) => one.facility.slug)).toEqual([sample.free.slug]);
    const { timeline } = await request(getClaim, { query: { id } });
    expect(timeline.map(({ action }) => action)).toEqual([
      'claim.started',
      'claim.code-sent',
      'claim.code-verified',
      'claim.submitted',
      'claim.approved',
    ]);
  });

  it('takes five wrong codes and is closed for a day; documents stay possible', async () => {
    await signInAndStoreToken('cleo');
    const { id } = await began();
    await request(sendClaimCode, { body: { id, method: 'phone-code' } });
    const wrong = (await codeIn()) === '000000' ? '000001' : '000000';
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const refused = await expectHttpError(request(verifyClaimCode, { body: { id, code: wrong } }));
      expect(refused.problem).toMatchObject({ code: 'validation-failed', triesLeft, errors: [{ pointer: '/code' }] });
    }
    expect((await expectHttpError(request(verifyClaimCode, { body: { id, code: wrong } }))).problem.code).toBe(
      'rate-limited',
    );
    inSeconds(90);
    expect(
      (await expectHttpError(request(sendClaimCode, { body: { id, method: 'phone-code' } }))).problem,
    ).toMatchObject({
      code: 'rate-limited',
      reason: 'locked',
    });
    const { methods, state } = await request(getClaim, { query: { id } });
    expect(state).toBe('draft');
    expect(methods.map(({ reason }) => reason)).toEqual(['locked', 'locked', undefined]);
    await setElapsedDays(1.1, 'cleo');
    expect((await request(sendClaimCode, { body: { id, method: 'phone-code' } })).state).toBe('code-sent');
  });

  it('waits a minute for another code, gives three a day, and each for 10 minutes', async () => {
    await signInAndStoreToken('cleo');
    const { id } = await began();
    const send = () => request(sendClaimCode, { body: { id, method: 'email-code' } });
    await send();
    const first = await codeIn();
    expect((await expectHttpError(send())).problem).toMatchObject({ reason: 'resend', retryAfter: 60 });
    inSeconds(10 * 60);
    expect((await expectHttpError(request(verifyClaimCode, { body: { id, code: first } }))).problem.code).toBe(
      'link-expired',
    );
    await send();
    inSeconds(12 * 60);
    await send();
    inSeconds(14 * 60);
    expect((await expectHttpError(send())).problem).toMatchObject({ reason: 'sends-spent' });
    await setElapsedDays(1.1, 'cleo');
    expect((await request(getClaim, { query: { id } })).state).toBe('draft');
  });
});

describe('sending a claim', () => {
  it('needs proof and a declaration, and names what is missing', async () => {
    await signInAndStoreToken('cleo');
    const { id } = await began();
    const before = await storedRecords();
    const bare = await expectHttpError(request(patchClaim, { body: { id, claim: {}, submit: true, declared: true } }));
    expect(bare.problem.errors).toEqual([
      { pointer: '/claim/evidenceIds', code: 'custom', message: 'problem.proofMissing' },
    ]);
    expect(await storedRecords()).toBe(before);
    const strange = await expectHttpError(
      request(patchClaim, { body: { id, claim: { evidenceIds: ['evd_of_others'] } } }),
    );
    expect(strange.problem.errors?.[0]?.pointer).toBe('/claim/evidenceIds/0');
  });

  it('is refused for what one owns, twice for one facility, and for a fourth facility', async () => {
    await signInAndStoreToken('owen');
    expect((await expectHttpError(began(sample.owned.id))).problem).toMatchObject({
      code: 'forbidden',
      reason: 'own-facility',
    });
    await signInAndStoreToken('cleo');
    const { slug } = await began();
    expect(slug).toMatch(/^dr-celik-family-practice-c[a-z2-7]{5}$/);
    expect((await expectHttpError(began())).problem).toMatchObject({ code: 'request-open', requestSlug: slug });
    await began(facilityId(11));
    await began(facilityId(14));
    expect((await expectHttpError(began(facilityId(16)))).problem).toMatchObject({ reason: 'too-many-open' });
    await signInAndStoreToken('uma');
    expect((await expectHttpError(began())).problem.code).toBe('email-not-verified');
  });

  it('sends once however often it is pressed', async () => {
    const claim = await claimedBy('cleo');
    const again = await expectHttpError(
      request(patchClaim, { body: { id: claim.id, claim: {}, submit: true, declared: true } }),
    );
    expect(again.problem.code).toBe('already-decided');
    expect((await claims.list()).filter(({ state }) => state === 'submitted')).toHaveLength(1);
  });
});

describe('a claim on what somebody owns', () => {
  it('waits 7 days for the owner, who agrees; both see the same dates', async () => {
    const claim = await claimedBy('cleo', sample.owned.id);
    expect(claim).toMatchObject({ state: 'contested', contested: true, ownerDeadline: '2026-03-23T10:00:00.000Z' });
    await signInAndStoreToken('owen');
    const { items } = await request(listClaims, { query: {} });
    expect(items?.[0]).toMatchObject({ viewer: 'owner', ownerDeadline: claim.ownerDeadline, evidence: [], code: null });
    expect(items?.[0]?.timeline).toHaveLength(claim.timeline.length);
    expect((await request(listOwned, {}))[0]?.contestedClaims).toEqual([
      { id: claim.id, slug: claim.slug, deadline: claim.ownerDeadline },
    ]);
    const agreed = await request(respondToClaim, { body: { id: claim.id, answer: 'agree', note: '' } });
    expect(agreed.state).toBe('submitted');
    await signInAndStoreToken('ada');
    const decided = await decideBy(await mailedLink('ada@orvela.example'));
    expect(decided.sent.map(({ to }) => to)).toEqual(['cleo@orvela.example', 'owen@orvela.example']);
    await signInAndStoreToken('owen');
    expect(await request(listOwned, {})).toHaveLength(2);
  });

  it('goes to an administrator when the owner disputes or is silent, and needs words to be approved', async () => {
    const claim = await claimedBy('cleo', sample.owned.id);
    await signInAndStoreToken('owen');
    const short = await expectHttpError(
      request(respondToClaim, { body: { id: claim.id, answer: 'dispute', note: 'No.' } }),
    );
    expect(short.problem.errors?.[0]?.pointer).toBe('/note');
    await setElapsedDays(7, 'cleo');
    expect((await request(getClaim, { query: { slug: claim.slug } })).state).toBe('contested-ready');
    await signInAndStoreToken('alan');
    const link = await mailedLink('alan@orvela.example');
    const silent = await expectHttpError(decideBy(link));
    expect(silent.problem.errors?.[0]?.pointer).toBe('/decision/message');
    await decideBy(link, { message: 'The licence names the claimant as the owner.' });
    expect(await ownership(sample.owned.slug)).toBe('claimed');
  });

  it('has ended when nobody looked for 31 days, although the owner’s silence was due before that', async () => {
    const { slug } = await claimedBy('cleo', sample.owned.id);
    await setElapsedDays(31, 'cleo');
    const { state, timeline } = await request(getClaim, { query: { slug } });
    expect(state).toBe('expired');
    const before = await storedRecords();
    await request(getClaim, { query: { slug } });
    expect(await storedRecords()).toBe(before);
    expect(timeline.length).toBeGreaterThan(2);
  });

  it('shows its claimant to the manager until it is decided, and to nobody else', async () => {
    const { id } = await claimedBy('cleo', sample.owned.id);
    const identity = {
      claimantName: 'Cleo Marchetti',
      role: 'owner',
      relationNote: 'I have run this practice for eleven years.',
      workEmail: 'cleo@practice.example',
    };
    await signInAndStoreToken('owen');
    expect(await request(getClaim, { query: { id } })).toMatchObject({ ...identity, viewer: 'owner', evidence: [] });
    for (const name of ['mira', 'ada'] as const) {
      await signInAndStoreToken(name);
      expect((await expectHttpError(request(getClaim, { query: { id } }))).problem.code).toBe('not-found');
      expect((await request(listClaims, { query: {} })).items).toEqual([]);
    }
    await signInAndStoreToken('cleo');
    await request(withdrawClaim, { query: { id } });
    await signInAndStoreToken('owen');
    expect(await request(getClaim, { query: { id } })).toMatchObject({
      state: 'withdrawn',
      claimantName: null,
      relationNote: '',
      workEmail: null,
    });
  });

  it('is nobody else’s to answer', async () => {
    const { id } = await claimedBy('cleo', sample.owned.id);
    for (const name of ['mira', 'cleo', 'ada'] as const) {
      await signInAndStoreToken(name);
      const refused = await expectHttpError(request(respondToClaim, { body: { id, answer: 'agree', note: '' } }));
      expect(refused.problem.code).toBe('not-found');
    }
  });
});

it('contests the other claims when one of two is approved', async () => {
  const first = await claimedBy('cleo');
  const second = await claimedBy('mira');
  await signInAndStoreToken('ada');
  const relationship = await request(getFacilityRelationship, { query: { id: sample.free.id } });
  expect(relationship.openRequests.map(({ slug }) => slug).toSorted()).toEqual([first.slug, second.slug].toSorted());
  await decideBy(await mailedLink('ada@orvela.example'));
  await signInAndStoreToken('cleo');
  const { state } = await request(getClaim, { query: { id: first.id } });
  await signInAndStoreToken('mira');
  expect([state, (await request(getClaim, { query: { id: second.id } })).state]).toEqual(['contested', 'approved']);
});

describe('the end of a claim', () => {
  it('is withdrawn by its claimant alone, and takes its mark along', async () => {
    const { id } = await claimedBy('cleo');
    await signInAndStoreToken('mira');
    expect((await expectHttpError(request(withdrawClaim, { query: { id } }))).problem.code).toBe('not-found');
    await signInAndStoreToken('cleo');
    expect(await request(withdrawClaim, { query: { id } })).toBe(true);
    expect(await ownership(sample.free.slug)).toBe('unclaimed');
    expect((await began()).state).toBe('draft');
  });

  it('comes after 30 days, and can be sent again at once', async () => {
    const { id } = await claimedBy('cleo');
    await setElapsedDays(30, 'cleo');
    expect((await request(getClaim, { query: { id } })).state).toBe('expired');
    expect(await ownership(sample.free.slug)).toBe('unclaimed');
    expect((await claimedBy('cleo')).state).toBe('submitted');
  });

  it('comes with a rejection, after which one waits 7 days', async () => {
    await claimedBy('cleo');
    await signInAndStoreToken('ada');
    const link = await mailedLink('ada@orvela.example');
    await decideBy({ ...link, route: 'claim-reject' });
    await signInAndStoreToken('cleo');
    expect((await expectHttpError(began())).problem).toMatchObject({
      reason: 'cool-down',
      until: '2026-03-23T10:00:00.000Z',
    });
    await setElapsedDays(7, 'cleo');
    expect((await began()).state).toBe('draft');
  });
});

describe('what somebody manages', () => {
  it('is closed today and open again, at once', async () => {
    await signInAndStoreToken('owen');
    const { id, slug } = sample.owned;
    const closed = await request(quickAction, { body: { id, action: 'closed-today', reason: 'Burst pipe' } });
    expect(closed).toMatchObject({ closedToday: true, openState: { state: 'closed' } });
    expect((await request(facility, { query: { slug } })).openState.state).toBe('closed');
    expect((await request(quickAction, { body: { id, action: 'open-today' } })).closedToday).toBe(false);
    const shut = await request(quickAction, {
      body: { id, action: 'temporarily-closed', reason: 'Renovation', until: '2026-04-20' },
    });
    expect(shut.operationalStatus).toBe('temporarily-closed');
    const again = await request(quickAction, { body: { id, action: 'reopened' } });
    expect(again).toMatchObject({ operationalStatus: 'open', revision: closed.revision + 3 });
    expect((await request(facility, { query: { slug } })).operationalReason).toBeUndefined();
  });

  it('is changed by nobody else', async () => {
    await signInAndStoreToken('cleo');
    const { id } = sample.owned;
    const changed = request(quickAction, { body: { id, action: 'closed-today' } });
    expect((await expectHttpError(changed)).problem.code).toBe('forbidden');
    expect((await expectHttpError(request(relinquish, { body: { id, confirmed: true } }))).problem.code).toBe(
      'forbidden',
    );
    await signInAndStoreToken('uma');
    expect((await expectHttpError(request(listOwned, {}))).problem.code).toBe('email-not-verified');
    storeToken();
  });

  it('is given up, and can be claimed by somebody else then', async () => {
    await signInAndStoreToken('owen');
    expect(await request(relinquish, { body: { id: sample.owned.id, confirmed: true } })).toBe(true);
    expect(await request(listOwned, {})).toHaveLength(2);
    expect(await ownership(sample.owned.slug)).toBe('unclaimed');
    expect((await claimedBy('cleo', sample.owned.id)).state).toBe('submitted');
  });
});
