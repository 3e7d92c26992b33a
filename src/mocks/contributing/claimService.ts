import type { Facility } from '#domain/facility';
import { paths } from '#domain/paths';
import { claim as machine, openClaimStates } from '#mocks/contributing/workflow/claim';
import type { ClaimEffect, ClaimEvent, ClaimGuard, ClaimState } from '#mocks/contributing/workflow/claim';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import type { Actor, TransitionResult } from '#mocks/contributing/workflow/machine';
import type { Claim, ClaimForm } from '#modules/contributing/schemas';

import { isoInstant, isPast } from '#mocks/core/time';
import { dayMs, minuteMs } from '#lib/time/duration';
import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import { facilityChanges } from '#mocks/directory/store';
import { ProblemError, fieldError, rateLimited } from '#mocks/core/problem';
import { randomBase32 } from '#mocks/core/base32';
import { digest } from '#mocks/core/hashing';
import type { StoredAccount } from '#mocks/accounts/store';
import { inTransaction } from '#mocks/core/transaction';

import {
  toClaim,
  availableMethods,
  maxCodeSends,
  maxCodeAttempts,
  sendsToday,
  resendDelayMs,
  codeRecipient,
} from './claimViews';
import { changeFacility, openFacility, findOwner, getFacility } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import { saveLink, revokeLinks, createAdminTokens } from './decisionLinks';
import type { AdminTokens } from './newRequests';
import { audit, claims, claimViewer, evidence, links, listClaimsReadBy } from './store';
import type { StoredClaim } from './store';
import { notify, mailAddress, notifyStores } from './notify';
import { recordAudit } from './auditTrail';
import { findAccount, assertEvidence } from './verificationService';

/** The stores that use cases about claims read and write. */
export const claimStores = [facilityChanges, claims, links, audit, evidence, ...notifyStores] as const;

const maxOpen = 3;
const coolDownMs = 7 * dayMs;
const codeLifetimeMs = 10 * minuteMs;
const ownerResponseTimeMs = 7 * dayMs;

/** Whether a claim still waits for its claimant, the manager or an administrator. */
export const isOpenClaim = ({ state }: StoredClaim) => openClaimStates.includes(state);

/** Whether a claim was submitted and is undecided. */
export const isSubmitted = ({ state }: StoredClaim) =>
  state === 'submitted' || state === 'contested' || state === 'contested-ready';

/** Attempts a transition of a claim. */
export function transition(
  state: ClaimState | null,
  event: ClaimEvent,
  actors: readonly Actor[],
  guards: Partial<Record<ClaimGuard, boolean>>,
): TransitionResult<ClaimState, ClaimGuard, ClaimEffect> {
  return attemptTransition(machine, { state }, { event, actors, guards });
}

/** Attempts a transition that must be possible. Throws `already-decided` if the claim's state has changed meanwhile. */
function transitionOrThrow(...attempt: Parameters<typeof transition>) {
  const result = transition(...attempt);
  if (!result.ok) throw new ProblemError('already-decided', { state: attempt[0], reason: result.reason });
  return result;
}

const claimMailFacts = (facility: Facility) => ({ facility: facility.name, what: 'claim' }) as const;
const auditSubject = (claim: StoredClaim) => ({ facilityId: claim.facilityId, requestId: claim.id });

/** When an account may claim the facility again: 7 days after its claim was rejected. `null` if it may now. */
export function claimCoolDownUntil(all: readonly StoredClaim[], facilityId: string, accountId: string): string | null {
  const rejected = all.find(
    (one) => one.facilityId === facilityId && one.claimantId === accountId && one.state === 'rejected',
  );
  if (!rejected?.decidedAt || isPast(rejected.decidedAt, coolDownMs)) return null;
  return new Date(Date.parse(rejected.decidedAt) + coolDownMs).toISOString();
}

/** `POST api/directory/claim` */
export async function createClaim(user: StoredAccount, form: ClaimForm & { facilityId: string }): Promise<Claim> {
  const { facilityId, ...said } = form;
  const opened = await openFacility({ id: facilityId });
  const claim = await inTransaction(claimStores, async () => {
    const { facility } = await getFacility(opened);
    const all = await claims.list();
    const own = all.filter((one) => one.claimantId === user.id && isOpenClaim(one));
    const existing = own.find((one) => one.facilityId === facilityId);
    const result = transition(null, 'start', ['user'], {
      'email-verified': user.emailVerifiedAt !== null,
      'facility-published': facility.publicationStatus === 'published',
      'not-owner': (await findOwner(facilityId))?.id !== user.id,
      'no-open-claim': existing === undefined,
      'few-open-claims': own.length < maxOpen,
    });
    if (!result.ok) {
      switch (result.reason) {
        case 'email-verified':
          throw new ProblemError('email-not-verified');
        case 'not-owner':
          throw new ProblemError('forbidden', { reason: 'own-facility' });
        case 'no-open-claim':
          throw new ProblemError('request-open', { requestSlug: existing?.slug });
        case 'few-open-claims':
          throw rateLimited(isoInstant(dayMs), { reason: 'too-many-open', most: maxOpen });
        default:
          throw new ProblemError('not-found');
      }
    }
    const until = claimCoolDownUntil(all, facilityId, user.id);
    if (until !== null) throw rateLimited(until, { reason: 'cool-down' });
    const newClaim: StoredClaim = {
      ...said,
      id: `clm_${crypto.randomUUID()}`,
      slug: `${opened.slug.slice(0, 80)}-c${randomBase32(5)}`,
      facilityId,
      facilitySlug: opened.slug,
      claimantId: user.id,
      evidenceIds: [],
      code: null,
      sends: [],
      lockedUntil: null,
      state: result.next.state,
      contested: false,
      ownerAgreed: false,
      ownerResponse: null,
      ownerDeadline: null,
      startedAt: isoInstant(),
      submittedAt: null,
      decidedAt: null,
      decision: null,
    };
    await claims.addFirst(newClaim);
    await recordAudit({ account: user, role: 'user' }, result.action, auditSubject(newClaim));
    return newClaim;
  });
  return toClaim(claim, user);
}

/** The user's own claim; throws `not-found` for any other. Also works within a transaction. */
async function getOwnClaim(user: StoredAccount, id: string): Promise<StoredClaim> {
  const found = (await claims.list()).find((one) => one.id === id && one.claimantId === user.id);
  if (!found) throw new ProblemError('not-found', { id });
  return found;
}

/** `POST api/directory/claim/code` */
export async function sendCode(user: StoredAccount, id: string, method: 'email-code' | 'phone-code'): Promise<Claim> {
  const opened = await openFacility({ slug: (await getOwnClaim(user, id)).facilitySlug });
  const code = String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000).padStart(6, '0');
  const hash = await digest(`${id} ${code}`);
  const claim = await inTransaction(claimStores, async () => {
    const before = await getOwnClaim(user, id);
    const { facility, stored } = await getFacility(opened);
    const last = before.sends.at(-1);
    if (last !== undefined && !isPast(last, resendDelayMs)) {
      throw rateLimited(new Date(Date.parse(last) + resendDelayMs).toISOString(), { reason: 'resend' });
    }
    const option = availableMethods(before, facility, stored).find((one) => one.method === method);
    const target = codeRecipient(method, facility);
    const result = transition(before.state, 'send-code', ['claimant'], {
      'channel-public': target !== undefined && option?.reason !== 'too-new',
      'method-unlocked': option?.reason !== 'locked',
      'sends-left': sendsToday(before).length < maxCodeSends,
    });
    if (!result.ok) {
      switch (result.reason) {
        case 'channel-public':
          throw fieldError('/method', 'custom', 'problem.methodUnavailable');
        case 'method-unlocked':
          throw rateLimited(before.lockedUntil ?? isoInstant(dayMs), { reason: 'locked' });
        case 'sends-left':
          throw rateLimited(new Date(Date.parse(before.sends[0] ?? isoInstant()) + dayMs).toISOString(), {
            reason: 'sends-spent',
          });
        default:
          throw new ProblemError('already-decided', { state: before.state });
      }
    }
    const after = await claims.update(id, {
      state: result.next.state,
      sends: [...sendsToday(before), isoInstant()],
      code: {
        method,
        maskedTarget: option?.maskedTarget ?? '',
        hash,
        sentAt: isoInstant(),
        expiresAt: isoInstant(codeLifetimeMs),
        wrongTries: 0,
        verifiedAt: null,
      },
    });
    await recordAudit({ account: user, role: 'user' }, result.action, auditSubject(after));
    await mailAddress(target ?? '', 'code', { ...claimMailFacts(facility), code });
    return after;
  });
  return toClaim(claim, user);
}

/** `POST api/directory/claim/code/verify` */
export async function verifyCode(user: StoredAccount, id: string, code: string): Promise<Claim> {
  const hash = await digest(`${id} ${code}`);
  const { claim, right } = await inTransaction(claimStores, async () => {
    const before = await getOwnClaim(user, id);
    if (before.lockedUntil !== null && !isPast(before.lockedUntil)) {
      throw rateLimited(before.lockedUntil, { reason: 'locked' });
    }
    const code = before.code;
    if (before.state !== 'code-sent' || !code) {
      throw new ProblemError('already-decided', { state: before.state, reason: 'no-code' });
    }
    // Repeating the right code changes nothing.
    if (code.verifiedAt !== null && code.hash === hash) return { claim: before, right: true };
    if (isPast(code.expiresAt)) throw new ProblemError('link-expired', { endedAt: code.expiresAt, reason: 'expired' });
    if (code.hash === hash) {
      const result = transitionOrThrow(before.state, 'right-code', ['claimant'], {});
      const after = await claims.update(id, { code: { ...code, verifiedAt: isoInstant() } });
      await recordAudit({ account: user, role: 'user' }, result.action, auditSubject(after));
      return { claim: after, right: true };
    }
    const wrongTries = code.wrongTries + 1;
    const result = transitionOrThrow(before.state, 'wrong-code', ['claimant'], {
      'tries-left': wrongTries < maxCodeAttempts,
    });
    const locked = result.effects.includes('lock-method');
    const after = await claims.update(id, {
      state: result.next.state,
      code: locked ? null : { ...code, wrongTries, verifiedAt: null },
      ...(locked && { lockedUntil: isoInstant(dayMs) }),
    });
    await recordAudit({ account: user, role: 'user' }, result.action, auditSubject(after));
    return { claim: after, right: false };
  });
  // Thrown after the transaction, which must store the failed attempt.
  if (!right) {
    const triesLeft = claim.code ? maxCodeAttempts - claim.code.wrongTries : 0;
    throw fieldError('/code', 'custom', triesLeft > 0 ? 'problem.codeWrong' : 'problem.codeLocked', { triesLeft });
  }
  return toClaim(claim, user);
}

/**
 * Passes a submitted claim on: to the owner if there is one, otherwise to the administrators. Call within a
 * transaction.
 */
async function routeClaim(
  claim: StoredClaim,
  facility: Facility,
  opened: OpenedFacility,
  adminTokens: AdminTokens,
): Promise<StoredClaim> {
  const owned = facility.ownership.state === 'claimed' || facility.ownership.state === 'contested';
  const facts = claimMailFacts(facility);
  const contest = transition('submitted', 'contest', ['system'], { 'facility-owned': owned });
  if (!contest.ok) {
    const facilityNow = await changeFacility(opened, {
      patch: { ownership: { ...facility.ownership, state: 'claim-pending' } },
    });
    for (const { admin, token } of adminTokens) {
      await notify(admin, 'needed', facts, (await saveLink(token, claim, facilityNow, admin.id)).href);
    }
    return claim;
  }
  return contestClaim(claim, facility, opened);
}

/** Gives the owner 7 days to respond. Call within a transaction. */
export async function contestClaim(
  claim: StoredClaim,
  facility: Facility,
  opened: OpenedFacility,
): Promise<StoredClaim> {
  const contest = transitionOrThrow(claim.state, 'contest', ['system'], { 'facility-owned': true });
  const ownerDeadline = isoInstant(ownerResponseTimeMs);
  const after = await claims.update(claim.id, {
    state: contest.next.state,
    contested: true,
    ownerAgreed: false,
    ownerDeadline,
  });
  await changeFacility(opened, { patch: { ownership: { ...facility.ownership, state: 'contested' } } });
  await recordAudit('system', contest.action, auditSubject(claim));
  const owner = await findOwner(claim.facilityId);
  if (owner) {
    const href = `${paths.ownedFacilities}?tab=claims`;
    await notify(owner, 'claimed', { ...claimMailFacts(facility), date: ownerDeadline }, href);
  }
  return after;
}

type Patch = Partial<Pick<StoredClaim, 'role' | 'relationNote' | 'workEmail' | 'evidenceIds'>>;

/** `PATCH api/directory/claim` */
export async function changeClaim(
  user: StoredAccount,
  id: string,
  patch: Patch,
  { submit, declared }: { submit: boolean; declared: boolean },
): Promise<Claim> {
  const opened = await openFacility({ slug: (await getOwnClaim(user, id)).facilitySlug });
  const adminTokens = submit ? await createAdminTokens() : [];
  const claim = await inTransaction(claimStores, async () => {
    const before = await getOwnClaim(user, id);
    if (before.state !== 'draft' && before.state !== 'code-sent') {
      throw new ProblemError('already-decided', { state: before.state });
    }
    if (patch.evidenceIds) await assertEvidence(patch.evidenceIds, user.id, '/claim/evidenceIds');
    const changed = await claims.update(id, (row) => ({ ...row, ...patch }));
    if (!submit) return changed;
    const { facility } = await getFacility(opened);
    const result = transition(before.state, 'submit', ['claimant'], {
      proven: (changed.code?.verifiedAt ?? null) !== null || changed.evidenceIds.length > 0,
      declared,
    });
    if (!result.ok) {
      if (result.reason === 'proven') throw fieldError('/claim/evidenceIds', 'custom', 'problem.proofMissing');
      throw fieldError('/declared', 'custom', 'problem.declarationMissing');
    }
    const submitted = await claims.update(id, { state: result.next.state, submittedAt: isoInstant() });
    await recordAudit({ account: user, role: 'user' }, result.action, auditSubject(submitted));
    await notify(user, 'receipt', claimMailFacts(facility));
    return routeClaim(submitted, facility, opened, adminTokens);
  });
  if (submit) bumpChangesVersion();
  return toClaim(claim, user);
}

/** Resets the facility's ownership state unless another claim on it is open. Call within a transaction. */
export async function releaseContest(claim: StoredClaim, opened: OpenedFacility): Promise<void> {
  const others = (await claims.list()).filter(
    (one) => one.id !== claim.id && one.facilityId === claim.facilityId && isSubmitted(one),
  );
  if (others.length > 0) return;
  const { facility } = await getFacility(opened);
  const { state, since } = facility.ownership;
  if (state === 'contested')
    await changeFacility(opened, { patch: { ownership: { ...facility.ownership, state: 'claimed' } } });
  if (state === 'claim-pending') {
    await changeFacility(opened, {
      patch: { ownership: { state: 'unclaimed', ...(since !== undefined && { since }) } },
    });
  }
}

/** `DELETE api/directory/claim` */
export async function withdrawClaim(user: StoredAccount, id: string): Promise<true> {
  const opened = await openFacility({ slug: (await getOwnClaim(user, id)).facilitySlug });
  await inTransaction(claimStores, async () => {
    const before = await getOwnClaim(user, id);
    const result = transitionOrThrow(before.state, 'withdraw', ['claimant'], {});
    await claims.update(id, { state: result.next.state, decidedAt: isoInstant() });
    await revokeLinks(id);
    if (before.submittedAt !== null) await releaseContest(before, opened);
    await recordAudit({ account: user, role: 'user' }, result.action, auditSubject(before));
  });
  bumpChangesVersion();
  return true;
}

/** Sends a contested claim to the administrators and notifies both sides. Call within a transaction. */
export async function sendToAdministrators(
  claim: StoredClaim,
  facility: Facility,
  adminTokens: AdminTokens,
  people: readonly (StoredAccount | undefined)[],
): Promise<void> {
  const facts = claimMailFacts(facility);
  for (const person of people) if (person) await notify(person, 'decide-now', facts);
  for (const { admin, token } of adminTokens) {
    await notify(admin, 'needed', facts, (await saveLink(token, claim, facility, admin.id)).href);
  }
}

/** `POST api/directory/claim/response` */
export async function respondAsOwner(
  user: StoredAccount,
  id: string,
  response: 'agree' | 'dispute',
  note: string,
): Promise<Claim> {
  const found = (await listClaimsReadBy(user)).find((one) => one.id === id);
  if (!found || claimViewer(found, user) !== 'owner') throw new ProblemError('not-found', { id });
  const opened = await openFacility({ slug: found.facilitySlug });
  const adminTokens = await createAdminTokens();
  const claim = await inTransaction(claimStores, async () => {
    const before = await claims.get(id);
    const owner = await findOwner(before.facilityId);
    if (owner?.id !== user.id) throw new ProblemError('forbidden');
    const event = response === 'agree' ? 'owner-agrees' : 'owner-disputes';
    const result = transitionOrThrow(before.state, event, ['owner'], { 'reason-given': note.length >= 20 });
    const after = await claims.update(id, {
      state: result.next.state,
      ownerAgreed: response === 'agree',
      ownerResponse: { answer: response, note, at: isoInstant() },
    });
    await recordAudit({ account: user, role: 'owner' }, result.action, auditSubject(after), { note });
    const { facility } = await getFacility(opened);
    const claimant = await findAccount(after.claimantId);
    if (response === 'agree') {
      if (claimant) await notify(claimant, 'owner-agreed', claimMailFacts(facility));
      await sendToAdministrators(after, facility, adminTokens, []);
    } else {
      await sendToAdministrators(after, facility, adminTokens, [claimant, owner]);
    }
    return after;
  });
  return toClaim(claim, user);
}
