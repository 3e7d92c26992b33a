import type { Facility } from '#domain/facility';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import type { Actor } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import { verification } from '#mocks/contributing/workflow/verification';
import type { Decision } from '#modules/contributing/schemas';
import type { OutboxMail } from '#modules/account/api';

import { isoInstant } from '#mocks/core/time';
import { ProblemError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';
import type { WorkflowFacts } from './workflowMailTexts';

import { transition, contestClaim, releaseContest } from './claimService';
import { confirmedByChange, confirmedByCheck, confirmedBySubmission } from './confirmations';
import { getOwnerDetails } from './ownerDetails';
import { changeFacility, transferOwnership, findOwner } from './facilityAccess';
import type { OpenedFacility } from './facilityAccess';
import type { CheckedLink } from './decisionLinkChecks';
import { replaceClaim } from './ownership';
import { proposedDetails, proposedOwn, verifiedBy } from './proposals';
import { claims, requests } from './store';
import type { StoredClaim, StoredRequest } from './store';
import { notify } from './notify';
import { recordAudit } from './auditTrail';
import { findAccount } from './verificationService';

/** A decision that is about to be applied. */
export interface Verdict {
  admin: StoredAccount;
  decision: Decision;
  opened: OpenedFacility;
}

type SentMails = OutboxMail[];
const adminActor: readonly Actor[] = ['admin'];

/** The link is valid, but the transition is not possible: the state has changed meanwhile. */
const requestOpenError = (reason: string) => new ProblemError('request-open', { reason });

function guardFacts({ decision }: Verdict): Record<'link-valid' | 'not-own-request' | 'reason-given', boolean> {
  return {
    'link-valid': true,
    'not-own-request': true,
    'reason-given': decision.outcome === 'approved' ? decision.message !== '' : decision.reasonCode !== null,
  };
}

async function notifyRequester(
  to: StoredAccount | undefined,
  { decision }: Verdict,
  facility: Facility,
  what: WorkflowFacts['what'],
): Promise<SentMails> {
  if (!to) return [];
  const kind = decision.outcome === 'approved' ? 'approved' : 'rejected';
  return notify(to, kind, { facility: facility.name, what, message: decision.message });
}

async function decideNewFacility(
  request: StoredRequest,
  { facility }: CheckedLink,
  verdict: Verdict,
): Promise<Facility> {
  const { decision, opened } = verdict;
  const event =
    decision.route === 'approve-claim' ? 'approve-claim' : decision.route === 'reject' ? 'reject' : 'approve-verify';
  const state = facility.publicationStatus;
  const result = attemptTransition(
    publication,
    { state },
    {
      event,
      actors: adminActor,
      guards: { ...guardFacts(verdict), 'submitter-is-owner': request.submitterIsOwner },
    },
  );
  if (!result.ok) throw requestOpenError(result.reason);
  const owns = result.effects.includes('give-ownership');
  if (owns) await transferOwnership(facility.id, request.requesterId);
  await recordAudit({ account: verdict.admin, role: 'admin' }, result.action, auditSubject(request), {
    note: decision.message,
  });
  return changeFacility(opened, {
    ...(result.effects.includes('verify') && {
      confirmed: confirmedBySubmission(request, facility, await findAccount(request.requesterId)),
    }),
    patch: {
      publicationStatus: result.next.state,
      ...(result.effects.includes('verify') && { verification: verifiedBy(request, isoInstant()) }),
      ...(owns && { ownership: { state: 'claimed', since: isoInstant() } }),
    },
  });
}

async function decideVerification(request: StoredRequest, checked: CheckedLink, verdict: Verdict): Promise<Facility> {
  const { facility, stored } = checked;
  const { decision, opened } = verdict;
  const isChange = request.kind === 'change';
  const result = attemptTransition(
    verification,
    // A change may be requested while a check is open; deciding it leaves the check as it is.
    { state: isChange ? request.previous : facility.verification.state, previous: request.previous },
    {
      event: decision.outcome === 'approved' ? 'approve-verify' : 'reject',
      actors: adminActor,
      guards: {
        ...guardFacts(verdict),
        'change-open': isChange,
        'reverify-open': request.kind === 'reverify',
      },
    },
  );
  if (!result.ok) throw requestOpenError(result.reason);
  const { effects } = result;
  const applies = effects.includes('apply-corrections') || effects.includes('apply-change');
  const details = applies ? proposedDetails(request, facility, stored) : undefined;
  const ownerDetails = await getOwnerDetails(facility.id, stored);
  const own = applies ? proposedOwn(request, facility, stored, ownerDetails) : undefined;
  const changes = Object.keys(details ?? {}).map((path) => ({ path, before: '', after: '' }));
  await recordAudit({ account: verdict.admin, role: 'admin' }, result.action, auditSubject(request), {
    note: decision.message,
    changes,
  });
  return changeFacility(opened, {
    patch: {
      verification: effects.includes('verify')
        ? verifiedBy(request, isoInstant())
        : { ...facility.verification, ...(!isChange && { state: result.next.state }) },
    },
    ...(details && { details }),
    ...(effects.includes('verify') && {
      confirmed: confirmedByCheck(request, await findAccount(request.requesterId)),
    }),
    // Uses the fields of the patch, because the details of a change carry the whole address.
    ...(effects.includes('apply-change') && {
      confirmed: confirmedByChange(request, Object.keys(stored?.pending?.patch ?? {})),
    }),
    ...(own && { own }),
    ...(isChange && { pending: null }),
  });
}

const auditSubject = (request: StoredRequest | StoredClaim) => ({
  facilityId: request.facilityId,
  requestId: request.id,
});

/** Applies a decision about a verification request. Call within a transaction. Returns the mails sent. */
export async function decideRequest(
  request: StoredRequest,
  checked: CheckedLink,
  verdict: Verdict,
): Promise<SentMails> {
  const { decision } = verdict;
  await requests.update(request.id, { state: decision.outcome, decision, decidedAt: decision.at });
  const facility =
    request.kind === 'new-facility'
      ? await decideNewFacility(request, checked, verdict)
      : await decideVerification(request, checked, verdict);
  const sentMails = await notifyRequester(await findAccount(request.requesterId), verdict, facility, request.kind);
  const owner = await findOwner(facility.id);
  const isCheck = request.kind === 'verify' || request.kind === 'reverify';
  if (isCheck && decision.outcome === 'approved' && owner && owner.id !== request.requesterId) {
    sentMails.push(...(await notify(owner, 'told-owner', { facility: facility.name, what: request.kind })));
  }
  return sentMails;
}

/** Applies a decision about a claim. Call within a transaction. Returns the mails sent. */
export async function decideClaim(claim: StoredClaim, { facility }: CheckedLink, verdict: Verdict): Promise<SentMails> {
  const { decision, opened, admin } = verdict;
  const { ownership } = facility;
  const owner = await findOwner(facility.id);
  const owned = ownership.state === 'claimed' || ownership.state === 'contested';
  const result = transition(claim.state, decision.outcome === 'approved' ? 'approve' : 'reject', adminActor, {
    ...guardFacts(verdict),
    'facility-unowned': !owned,
    'owner-agreed': claim.ownerAgreed,
  });
  if (!result.ok) throw requestOpenError(result.reason);
  const { effects, next, action } = result;
  await claims.update(claim.id, { state: next.state, decision, decidedAt: decision.at });
  await recordAudit({ account: admin, role: 'admin' }, action, auditSubject(claim), { note: decision.message });
  const claimant = await findAccount(claim.claimantId);
  if (!effects.includes('give-ownership')) {
    await releaseContest(claim, opened);
    return notifyRequester(claimant, verdict, facility, 'claim');
  }
  if (owner?.id !== claim.claimantId) await replaceClaim(facility.id, owner?.id);
  await transferOwnership(facility.id, claim.claimantId);
  const facilityNow = await changeFacility(opened, { patch: { ownership: { state: 'claimed', since: decision.at } } });
  const others = (await claims.list()).filter(
    (one) => one.facilityId === facility.id && one.id !== claim.id && one.state === 'submitted',
  );
  for (const other of others) await contestClaim(other, facilityNow, opened);
  const sentMails = await notifyRequester(claimant, verdict, facility, 'claim');
  if (effects.includes('notify-old-owner') && owner && owner.id !== claim.claimantId) {
    sentMails.push(...(await notify(owner, 'transferred', { facility: facility.name, what: 'claim' })));
  }
  return sentMails;
}
