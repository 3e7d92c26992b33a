import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { audit, claims, links } from './store';
import { submitNewFacility } from './verificationService';
import { accounts } from '#mocks/accounts/store';
import { findFacilityById } from '#mocks/directory/facilities';
import { toDataLanguage } from '#mocks/core/localized';
import { facilityId } from '#mocks/directory/seed/random';
import {
  decide,
  getFacilityRelationship,
  getEvidence,
  issueDecisionLink,
  listOwned,
  listRequests,
  listSubmitted,
  previewDecision,
  quickAction,
  undoDecision,
} from '#modules/contributing/api';
import { decisionRoutes } from '#modules/contributing/schemas';
import { getActivities } from '#modules/activities/api';
import { facility } from '#modules/facility/api';
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
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { storeToken, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();

const ada = 'ada@orvela.example';
type Link = Awaited<ReturnType<typeof mailedLink>>;

const refused = async (link: Partial<Link> & Pick<Link, 'slug' | 'route'>) => {
  const reading = await expectHttpError(request(previewDecision, { query: link }));
  const deciding = await expectHttpError(
    request(decide, {
      body: { decision: { ...link, facilityRevision: 1, evidenceChecked: true }, key: `key-${Math.random()}` },
    }),
  );
  // Both run the same checks in the same order.
  expect(deciding.problem.code).toBe(reading.problem.code);
  return reading.problem;
};

/** One link for a verification and one for a claim. */
async function bothLinks(): Promise<[verification: Link, claim: Link]> {
  await requestedBy('mira');
  const verification = await mailedLink(ada);
  await claimedBy('cleo', facilityId(11));
  return [verification, await mailedLink(ada)];
}

describe.each(decisionRoutes)('the checks of a link to %s', (route) => {
  const isClaim = route.startsWith('claim');
  const linkFor = async (): Promise<Link> => {
    if (route === 'approve-claim') {
      await newFacility(true);
      return { ...(await mailedLink(ada)), route };
    }
    const [verification, claim] = await bothLinks();
    return { ...(isClaim ? claim : verification), route };
  };

  it('come one after the other, and the first that fails answers', async () => {
    const link = await linkFor();
    storeToken();
    expect((await refused(link)).code).toBe('unauthenticated');
    await signInAndStoreToken('mira');
    expect(await refused(link)).toMatchObject({ code: 'forbidden', requiredRole: 'admin' });
    await signInAndStoreToken('ada');
    const { token: _token, ...bare } = link;
    expect((await refused(bare)).code).toBe('link-invalid');
    expect((await refused({ ...link, token: 'x'.repeat(43) })).code).toBe('link-invalid');
    expect((await refused({ ...link, token: 'short' })).code).toBe('link-invalid');
    const otherRoute = isClaim ? 'approve-verify' : 'claim-approve';
    expect(await refused({ ...link, route: otherRoute })).toMatchObject({
      code: 'wrong-link-kind',
      expectedPath: expect.stringContaining(link.slug),
    });
    expect((await refused({ ...link, slug: 'another-facility' })).code).toBe('wrong-link-kind');

    await setElapsedDays(7, 'ada');
    expect(await refused(link)).toMatchObject({ code: 'link-expired', reason: 'expired' });
    await setElapsedDays(0, 'ada');
    await decideBy(link);
    expect(await refused(link)).toMatchObject({
      code: 'already-decided',
      decision: { route, adminName: 'Ada Lindqvist' },
    });
  });
});

async function newFacility(submitterIsOwner: boolean) {
  const seed = await findFacilityById(facilityId(8), toDataLanguage('en'));
  if (!seed) throw new Error('There is a facility 8.');
  const mira = (await accounts.list()).find(({ email }) => email === 'mira@orvela.example');
  if (!mira) throw new Error('There is Mira.');
  const fresh = {
    ...seed,
    id: `fac_${'a'.repeat(12)}`,
    code: 'XV-900001',
    slug: 'gullwing-hand-clinic',
    name: 'Gullwing Hand Clinic',
    photos: [],
    revision: 1,
  };
  await submitNewFacility(mira, fresh, { submitterIsOwner, note: '' });
  return fresh;
}

describe('the last three checks', () => {
  it('tell what changed since the mail, and a new link decides the new version', async () => {
    await requestedBy('mira', { facilityId: facilityId(12) });
    const link = await mailedLink(ada);
    // Facility 12 has no owner: its details change by another decision.
    await signInAndStoreToken('ada');
    const rows = await links.list();
    for (const { id } of rows) await links.update(id, { facilityRevision: 0 });
    expect((await refused(link)).code).toBe('stale-revision');
    const fresh = await request(issueDecisionLink, { body: { slug: link.slug, route: 'approve-verify', inApp: true } });
    expect(fresh.href).toMatch(/^\/admin\/facilities\/anchor-street-opticians\/approve-verify\?token=[\w-]{43}$/);
    const token = fresh.href?.split('token=')[1] ?? '';
    expect((await decideBy({ ...link, token })).decision.outcome).toBe('approved');
  });

  it('notice what an owner edits while a claim waits', async () => {
    await claimedBy('cleo', sample.owned.id);
    await setElapsedDays(7, 'ada');
    await request(listRequests, { query: {} });
    const link = await mailedLink(ada);
    await signInAndStoreToken('owen');
    await request(quickAction, { body: { id: sample.owned.id, action: 'closed-today' } });
    await signInAndStoreToken('ada');
    expect((await refused(link)).code).toBe('stale-revision');
  });

  it('let nobody decide what they asked for, even an administrator with the link of another', async () => {
    await requestedBy('ada');
    const link = await mailedLink('alan@orvela.example');
    await signInAndStoreToken('ada');
    expect((await refused(link)).code).toBe('self-decision');
    await signInAndStoreToken('alan');
    expect((await decideBy(link)).decision.adminName).toBe('Alan Okafor');
  });
});

describe('a preview', () => {
  it('has no effect, however often it is made', async () => {
    await requestedBy('mira', {
      checklist: { ...(await checklist()), name: 'wrong' },
      corrections: { name: 'Çelik Practice' },
    });
    const link = await mailedLink(ada);
    await signInAndStoreToken('ada');
    const before = await storedRecords();
    const first = await request(previewDecision, { query: link });
    for (let n = 0; n < 5; n += 1) await request(previewDecision, { query: link });
    expect(await storedRecords()).toBe(before);
    expect(first).toMatchObject({
      purpose: 'verification',
      requester: { name: 'Mira Castellanos', approved: 0, rejected: 0 },
      diff: [{ path: 'name', before: 'Dr. Çelik Family Practice', after: 'Çelik Practice' }],
      alternatives: ['reject'],
      reasonRequired: false,
    });
    expect(first.audit.map(({ action, actor }) => [action, actor.display])).toEqual([
      ['verification.requested', 'Mira Castellanos'],
    ]);
    expect(first.unchanged.map(({ path }) => path)).toContain('address');
  });

  it('compares the email with the website only where there are both', async () => {
    await claimedBy('cleo');
    const link = await mailedLink(ada);
    await signInAndStoreToken('ada');
    const checks = async () => (await request(previewDecision, { query: link })).checks.map(({ check }) => check);
    expect(await checks()).toContain('domain');
    const stored = await claims.list();
    for (const claim of stored) await claims.update(claim.id, { workEmail: '' });
    expect(await checks()).not.toContain('domain');
  });

  it('shows documents to administrators and to who handed them in, and to nobody else', async () => {
    await claimedBy('cleo');
    const link = await mailedLink(ada);
    await signInAndStoreToken('ada');
    const { evidence } = await request(previewDecision, { query: link });
    const [file] = evidence;
    expect(file).toMatchObject({ fileName: 'licence.pdf', kind: 'licence' });
    const query = { id: file?.id ?? '' };
    expect(await (await request(getEvidence, { query })).text()).toBe('%PDF-1.7 licence');
    await signInAndStoreToken('mira');
    expect((await expectHttpError(request(getEvidence, { query }))).problem.code).toBe('not-found');
  });
});

async function checklist() {
  const { form } = await import('#mocks/testing/contributingCalls');
  return form().checklist;
}

describe('a decision', () => {
  it('is made once when two administrators press at once', async () => {
    await requestedBy('mira');
    const links2 = [await mailedLink(ada), await mailedLink('alan@orvela.example')];
    await signInAndStoreToken('ada');
    const outcomes = await Promise.allSettled(links2.map((link) => decideBy(link)));
    const decided = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(decided).toHaveLength(1);
    const second = outcomes.find((one) => one.status === 'rejected');
    expect(second?.status === 'rejected' && (second.reason as { problem: { code: string } }).problem.code).toBe(
      'already-decided',
    );
    expect((await audit.list()).filter(({ action }) => action === 'verification.approved')).toHaveLength(1);
  });

  it('gives its first answer again when the same call comes twice, for 24 hours', async () => {
    await requestedBy('mira');
    const link = await mailedLink(ada);
    await signInAndStoreToken('ada');
    const { facilityRevision } = await request(previewDecision, { query: link });
    const body = { decision: { ...link, facilityRevision, evidenceChecked: true }, key: 'the-same-key' };
    const [first, second] = await Promise.all([request(decide, { body }), request(decide, { body })]);
    expect(second).toEqual(first);
    expect(await request(decide, { body })).toEqual(first);
    await signInAndStoreToken('alan');
    expect((await expectHttpError(request(decide, { body }))).problem.code).toBe('already-decided');
  });

  it('needs the evidence to be checked, and a rejection its reason and words', async () => {
    await requestedBy('mira');
    const link = await mailedLink(ada);
    await signInAndStoreToken('ada');
    const before = await storedRecords();
    const at = async (call: Promise<unknown>) => (await expectHttpError(call)).problem.errors?.[0];
    expect(await at(decideBy(link, { evidenceChecked: false }))).toMatchObject({
      pointer: '/decision/evidenceChecked',
      message: 'problem.evidenceUnchecked',
    });
    const rejecting = { ...link, route: 'reject' as const };
    expect(await at(decideBy(rejecting, { message: 'Too short' }))).toMatchObject({ pointer: '/decision/message' });
    const { facilityRevision } = await request(previewDecision, { query: rejecting });
    const decision = { ...rejecting, facilityRevision, message: 'There are twenty characters here.' };
    expect(await at(request(decide, { body: { decision, key: 'no-reason-here' } }))).toMatchObject({
      pointer: '/decision/reasonCode',
    });
    expect(await storedRecords()).toBe(before);
  });

  it('is taken back within ten minutes', async () => {
    await requestedBy('mira');
    const link = await mailedLink(ada);
    await signInAndStoreToken('ada');
    const { id, undoUntil } = await decideBy(link);
    expect(undoUntil).toBe('2026-03-16T10:10:00.000Z');
    expect(await request(undoDecision, { query: { id } })).toBe(true);
    expect((await request(facility, { query: { slug: sample.free.slug } })).verification.state).toBe('pending');
    expect((await refused(link)).code).toBe('link-used');
    expect((await expectHttpError(request(undoDecision, { query: { id } }))).problem.code).toBe('already-decided');
    expect((await audit.list()).at(-1)?.action).toBe('decision.undone');
    expect((await request(listRequests, { query: {} })).items?.[0]).toMatchObject({ open: true });
    const latest = async () => (await request(getActivities, { query: { limit: 1 } }))[0];
    expect(await latest()).toMatchObject({ description: 'You <b>undid</b> a decision', kind: 'decision' });
    await signInAndStoreToken('mira');
    expect(await latest()).toMatchObject({
      description: 'Your request is <b>being reviewed again</b>',
      linkedContent: (await request(facility, { query: { slug: sample.free.slug } })).name,
      person: null,
    });
  });

  it('is not taken back later, nor once ownership went with it', async () => {
    await requestedBy('mira');
    await signInAndStoreToken('ada');
    const { id } = await decideBy(await mailedLink(ada));
    await claimedBy('cleo', facilityId(11));
    await signInAndStoreToken('ada');
    const claim = await decideBy(await mailedLink(ada));
    expect(claim.undoUntil).toBeNull();
    expect((await expectHttpError(request(undoDecision, { query: { id: claim.id } }))).problem).toMatchObject({
      reason: 'final',
    });
    await setElapsedDays(0.01, 'ada');
    expect((await expectHttpError(request(undoDecision, { query: { id } }))).problem).toMatchObject({
      reason: 'expired',
    });
  });

  it('issues five links an hour for one request, each written down', async () => {
    await requestedBy('mira');
    await signInAndStoreToken('ada');
    const issue = () => request(issueDecisionLink, { body: { slug: sample.free.slug, route: 'reject' } });
    for (let n = 0; n < 5; n += 1) expect(await issue()).toMatchObject({ sentTo: ada, href: null });
    expect((await expectHttpError(issue())).problem.code).toBe('rate-limited');
    expect((await audit.list()).filter(({ action }) => action === 'decision-link.reissued')).toHaveLength(5);
    expect((await mailedLink(ada)).route).toBe('reject');
  });
});

describe('a new facility', () => {
  const find = async () =>
    (await request(facilities, { query: { location: 'port-calder', term: 'gullwing' } })).items ?? [];
  const open = (slug: string) => request(facility, { query: { slug } });

  it('is seen by who added it and by administrators, then by all, with its manager', async () => {
    const { slug } = await newFacility(true);
    storeToken();
    expect((await expectHttpError(open(slug))).problem.code).toBe('not-found');
    await signInAndStoreToken('cleo');
    expect((await expectHttpError(open(slug))).problem.code).toBe('not-found');
    await signInAndStoreToken('mira');
    expect((await open(slug)).publicationStatus).toBe('pending');
    expect(await request(listSubmitted, {})).toMatchObject([{ publicationStatus: 'pending', facility: { slug } }]);
    expect(await find()).toEqual([]);

    await signInAndStoreToken('ada');
    const link = await mailedLink(ada);
    expect(link.route).toBe('approve-claim');
    await decideBy(link);
    storeToken();
    expect(await open(slug)).toMatchObject({
      publicationStatus: 'published',
      verification: { state: 'verified' },
      ownership: { state: 'claimed' },
    });
    expect(await find()).toMatchObject([{ slug, name: 'Gullwing Hand Clinic' }]);
    await signInAndStoreToken('mira');
    expect((await request(listOwned, {})).map((one) => one.facility.slug)).toEqual([slug]);
  });

  it('is rejected and sent in again', async () => {
    const { id } = await newFacility(false);
    await signInAndStoreToken('ada');
    const link = await mailedLink(ada);
    expect(link.route).toBe('approve-verify');
    expect((await refused({ ...link, route: 'approve-claim' })).code).toBe('wrong-link-kind');
    await decideBy({ ...link, route: 'reject' });
    await signInAndStoreToken('mira');
    const [submitted] = await request(listSubmitted, {});
    expect(submitted).toMatchObject({ publicationStatus: 'rejected', decision: { outcome: 'rejected' } });
    await newFacility(false);
    expect((await request(getFacilityRelationship, { query: { id } })).ownRequest).toMatchObject({ state: 'open' });
  });
});
