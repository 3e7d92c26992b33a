import { afterEach, describe, expect, it, vi } from 'vitest';

import { request } from '#lib/http/request';
import { toDataLanguage } from '#mocks/core/localized';
import { whenRecorded } from '#mocks/core/recordActivity';
import { accounts } from '#mocks/accounts/store';
import { changeListing } from './listingService';
import * as claim from './claimService';
import { decide, decisionStores, revertDecision } from './decisionService';
import { saveEvidence } from './evidenceService';
import { giveUpOwnership, quickEdit } from './ownedFacilityService';
import { audit, claims, requests } from './store';
import { issueLink } from './requestList';
import { runDueJobs } from './dueJobs';
import { submitVerification, withdrawRequest } from './verificationService';
import { database, tableOf } from '#mocks/core/database';
import { storeTables } from '#mocks/core/tables';
import type { TableName } from '#mocks/core/tables';
import { quotas } from '#mocks/core/quotas';
import { demoAccount } from '#mocks/accounts/seed';
import type { DemoName } from '#mocks/accounts/seed';
import {
  decide as decideCall,
  patchClaim,
  previewDecision,
  quickAction,
  requestVerification,
  startClaim,
  withdrawVerification,
} from '#modules/contributing/api';
import { facility } from '#modules/facility/api';

import {
  requestedBy,
  claimedBy,
  decideBy,
  form,
  storedRecords,
  setElapsedDays,
  mailedLink,
  pdf,
  sample,
} from '#mocks/testing/contributingCalls';
import { newFacilityBy } from '#mocks/testing/newFacility';
import { proposeName } from '#mocks/testing/proposedChange';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();
afterEach(() => vi.restoreAllMocks());

const ada = 'ada@orvela.example';
const alan = 'alan@orvela.example';
const by = (name: DemoName) => accounts.get(demoAccount(name).id);
const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' ? (outcome.reason as { problem: { code: string } }).problem.code : 'done';
const together = async (...calls: Array<Promise<unknown>>) => (await Promise.allSettled(calls)).map(codeOf).toSorted();
const actions = async () => (await audit.list()).map(({ action }) => action);

describe('at the same moment', () => {
  it('one approves and one rejects a claim: one of them decides', async () => {
    await claimedBy('cleo');
    const [one, other] = [await mailedLink(ada), await mailedLink(alan)];
    await signInAndStoreToken('ada');
    expect(await together(decideBy(one), decideBy({ ...other, route: 'claim-reject' }))).toEqual([
      'already-decided',
      'done',
    ]);
    expect((await actions()).filter((action) => /approved|rejected/.test(action))).toHaveLength(1);
  });

  it('an administrator decides and who asked withdraws: one of them is late', async () => {
    const { id } = await requestedBy('ada');
    const link = await mailedLink(alan);
    await signInAndStoreToken('alan');
    const { facilityRevision } = await request(previewDecision, { query: link });
    const body = { decision: { ...link, facilityRevision, evidenceChecked: true }, key: 'at-the-same-moment' };
    const deciding = request(decideCall, { body });
    await signInAndStoreToken('ada');
    const outcomes = await together(deciding, request(withdrawVerification, { query: { id } }));
    expect(outcomes).toEqual(['already-decided', 'done']);
    expect(await actions()).toHaveLength(2);
  });

  it('two ask for a verification of one facility: one request is open', async () => {
    await signInAndStoreToken('mira');
    const ask = () => request(requestVerification, { body: { verification: form() } });
    expect(await together(ask(), ask(), ask())).toEqual(['done', 'request-open', 'request-open']);
    expect(await requests.list()).toHaveLength(1);
  });

  it('a claim is begun and sent twice: it is there once, and mailed once', async () => {
    await signInAndStoreToken('cleo');
    const begin = () =>
      request(startClaim, {
        body: {
          claim: {
            facilityId: sample.free.id,
            role: 'owner',
            relationNote: 'I have run this practice for eleven years.',
            workEmail: 'cleo@practice.example',
          },
        },
      });
    expect(await together(begin(), begin())).toEqual(['done', 'request-open']);
    const [mine] = await claims.list();
    const { id: file } = await saveEvidence(await by('cleo'), pdf);
    const send = () =>
      request(patchClaim, {
        body: { id: mine?.id ?? '', claim: { evidenceIds: [file] }, submit: true, declared: true },
      });
    expect(await together(send(), send())).toEqual(['already-decided', 'done']);
    expect((await actions()).filter((action) => action === 'claim.submitted')).toHaveLength(1);
  });

  it('two owners-to-be are approved for one facility: the second is contested, never both', async () => {
    await claimedBy('cleo');
    const first = await mailedLink(ada);
    await claimedBy('mira');
    const second = await mailedLink(ada);
    await signInAndStoreToken('ada');
    const outcomes = await together(decideBy(first), decideBy(second));
    expect(outcomes).toContain('done');
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect((await claims.list()).map(({ state }) => state).toSorted()).toEqual(['approved', 'contested']);
  });
});

describe('while a decision is pending', () => {
  it('the owner edits: the link is stale, the new one shows the page as it is, and the change waits on', async () => {
    await signInAndStoreToken('owen');
    await proposeName(await by('owen'), sample.owned.id, 'Saltmarket Health Centre');
    const link = await mailedLink(ada);
    const open = () => request(facility, { query: { slug: sample.owned.slug } });
    expect((await open()).name).toBe('Saltmarket Clinic');
    await request(quickAction, { body: { id: sample.owned.id, action: 'closed-today' } });
    await signInAndStoreToken('ada');
    expect((await expectHttpError(decideBy(link))).problem.code).toBe('stale-revision');
    expect((await open()).name).toBe('Saltmarket Clinic');
    const { href } = await issueLink(await by('ada'), { slug: link.slug, route: link.route, inApp: true });
    await decideBy({ ...link, token: href?.split('token=')[1] ?? '' });
    expect((await open()).name).toBe('Saltmarket Health Centre');
  });

  it('a page that was read before the owner edited decides nothing, although its link is fresh', async () => {
    await signInAndStoreToken('owen');
    await proposeName(await by('owen'), sample.owned.id, 'Saltmarket Health Centre');
    const link = await mailedLink(ada);
    await signInAndStoreToken('ada');
    const { facilityRevision } = await request(previewDecision, { query: link });
    await quickEdit(await by('owen'), { id: sample.owned.id, action: 'closed-today' }, toDataLanguage('en'));
    const { href } = await issueLink(await by('ada'), { slug: link.slug, route: link.route, inApp: true });
    const decision = { ...link, token: href?.split('token=')[1] ?? '', facilityRevision, evidenceChecked: true };
    const late = await expectHttpError(request(decideCall, { body: { decision, key: 'read-long-ago' } }));
    expect(late.problem.code).toBe('stale-revision');
  });
});

// Each use case with its setup. The returned function is called, fails half-way, and must succeed when called again.
const cases: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  async 'asking for a verification'() {
    return async () => submitVerification(await by('mira'), form());
  },
  async 'withdrawing it'() {
    const { id } = await requestedBy('mira');
    return async () => withdrawRequest(await by('mira'), id);
  },
  async 'adding a facility'() {
    return () => newFacilityBy('mira', { submitterIsOwner: true });
  },
  async 'approving a new facility with its manager'() {
    await newFacilityBy('mira', { submitterIsOwner: true });
    return approval(await mailedLinkAs('ada'));
  },
  async 'approving a verification'() {
    await requestedBy('mira');
    return approval(await mailedLinkAs('ada'));
  },
  async 'approving a change'() {
    await proposeName(await by('owen'), sample.owned.id, 'Saltmarket Health Centre');
    return approval(await mailedLinkAs('ada'));
  },
  async 'approving a claim while another waits'() {
    await claimedBy('mira');
    await claimedBy('cleo');
    return approval(await mailedLinkAs('ada'));
  },
  async 'rejecting a claim'() {
    await claimedBy('cleo');
    return approval({ ...(await mailedLinkAs('ada')), route: 'claim-reject' });
  },
  async 'taking a decision back'() {
    await requestedBy('mira');
    await signInAndStoreToken('ada');
    const { id } = await decideBy(await mailedLink(ada));
    return async () => revertDecision(await by('ada'), id);
  },
  async 'beginning a claim'() {
    return async () => claim.createClaim(await by('cleo'), claimForm);
  },
  async 'sending a code'() {
    const { id } = await claim.createClaim(await by('cleo'), claimForm);
    return async () => claim.sendCode(await by('cleo'), id, 'email-code');
  },
  async 'sending a claim on what somebody manages'() {
    const { id } = await claim.createClaim(await by('cleo'), { ...claimForm, facilityId: sample.owned.id });
    const { id: file } = await saveEvidence(await by('cleo'), pdf);
    return async () =>
      claim.changeClaim(await by('cleo'), id, { evidenceIds: [file] }, { submit: true, declared: true });
  },
  async 'the answer of who manages it'() {
    const { id } = await claimedBy('cleo', sample.owned.id);
    return async () => claim.respondAsOwner(await by('owen'), id, 'dispute', 'I have managed it for nine years.');
  },
  async 'withdrawing a claim'() {
    const { id } = await claimedBy('cleo');
    return async () => claim.withdrawClaim(await by('cleo'), id);
  },
  async 'confirming the details'() {
    return async () =>
      quickEdit(await by('owen'), { id: sample.owned.id, action: 'still-correct' }, toDataLanguage('en'));
  },
  async 'giving a facility up'() {
    await claimedBy('cleo', sample.owned.id);
    await proposeName(await by('owen'), sample.owned.id, 'Saltmarket Health Centre');
    return async () => giveUpOwnership(await by('owen'), sample.owned.id);
  },
  async 'issuing a link'() {
    await requestedBy('mira');
    return async () => issueLink(await by('ada'), { slug: sample.free.slug, route: 'reject', inApp: false });
  },
  async 'taking a manager off'() {
    await claimedBy('cleo', sample.owned.id);
    return async () => listed('revoke-claim');
  },
  async 'suspending a facility'() {
    return async () => listed('suspend');
  },
  async 'what 30 days bring'() {
    await claimedBy('cleo');
    await setElapsedDays(30);
    return () => runDueJobs();
  },
};

const claimForm = {
  facilityId: sample.free.id,
  role: 'owner' as const,
  relationNote: 'I have run this practice for eleven years.',
  workEmail: 'cleo@practice.example',
};
const listed = async (action: 'suspend' | 'revoke-claim') =>
  changeListing(await by('ada'), { slug: sample.owned.slug, action, reason: 'There are more than twenty characters.' });

async function mailedLinkAs(name: 'ada') {
  await signInAndStoreToken(name);
  return mailedLink(`${name}@orvela.example`);
}

async function approval(link: Awaited<ReturnType<typeof mailedLink>>) {
  const { facilityRevision } = await request(previewDecision, { query: link });
  const said = {
    message: 'There are more than twenty characters.',
    reasonCode: 'other' as const,
    evidenceChecked: true,
  };
  return async () => decide(await by('ada'), { ...link, ...said, facilityRevision }, 'key-of-crash');
}

/** Everything in the database, including mails, notifications and accounts. */
async function everything(): Promise<string> {
  const db = await database();
  // Attempts at issuing a link count even when they fail, so that failures cannot be used to evade the limit.
  const names = (Object.keys(storeTables) as TableName[]).filter((name) => name !== 'quotas');
  return JSON.stringify(await Promise.all(names.map((name) => tableOf(db, name).toArray())));
}

describe('a crash between two writes', () => {
  it.each(Object.entries(cases))('keeps all of %s or nothing', { timeout: 60_000 }, async (_name, prepare) => {
    const run = await prepare();
    const db = await database();
    // Seeding does not count as a write of the use case.
    for (const one of decisionStores) await one.ensureSeeded();
    const counted = { writes: 0, crashAt: Number.POSITIVE_INFINITY };
    const hook = () => {
      counted.writes += 1;
      if (counted.writes === counted.crashAt) throw new Error('The power is gone.');
    };
    // Activities are stored after the decision.
    await whenRecorded();
    const before = await everything();
    const events = ['creating', 'updating', 'deleting'] as const;
    for (const table of db.tables) for (const event of events) table.hook(event as 'creating', hook);
    try {
      for (let at = 1; ; at += 1) {
        counted.crashAt = Number.POSITIVE_INFINITY;
        await quotas.replaceAll([]);
        counted.writes = 0;
        counted.crashAt = at;
        const outcome = await run().then(
          () => 'done',
          () => 'broken',
        );
        if (outcome === 'done' && counted.writes < at) break;
        expect(outcome).toBe('broken');
        expect((await everything()) === before).toBe(true);
      }
    } finally {
      for (const table of db.tables) for (const event of events) table.hook(event as 'creating').unsubscribe(hook);
    }
    expect(counted.writes).toBeGreaterThan(0);
    expect((await everything()) === before).toBe(false);
    expect(await storedRecords()).toContain('aud_');
  });
});
